## Cartes Deutsche Qualität : le titre est imprimé en allemand, voici ce qu’il veut dire

german-ge01 = D’abord, le plein, tranquille.
german-ge02 = Lentement mais sûrement.
german-ge03 = Viser, ça s’apprend.
german-ge04 = Veuillez vous ranger à droite.
german-ge05 = Petit mais méchant.
german-ge06 = C’était tout à fait voulu.
german-ge07 = Je ne suis là que pour l’essence.
german-ge08 = L’ordre doit rouler.
german-ge09 = Classe moyenne, performance de pointe.
german-ge10 = Qui freine a perdu.
german-ge11 = Le contrôle technique est mort.
german-ge12 = Place, petite auto !
german-ge13 = L’avance par la folie.
german-ge14 = Voie libre aux sauvages libres.
german-ge15 = Le rétro, c’est pour les lâches.
german-ge16 = Pas de limite dans les terres désolées.
german-ge17 = Pied au plancher, un art de vivre.
german-ge18 = Doubler sans rattraper.
