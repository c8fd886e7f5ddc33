## Compétences des pilotes

skill-nerves = Nerfs d’acier
    .text = Chacun de vos tests de sortie a { count-dice } de moins.
skill-slingshot = Lance-pierres du pilote
    .text = Comme action de combat, sans munitions : attaquez un rival à portée { $range }, tous azimuts, avec { count-dice }, balle. Pas contre les cibles.
skill-tough = Dur à cuire
    .text = Tout dégât contre vous : { count-cut } de moins à chaque fois.
skill-lead_foot = Pied au plancher
    .text = { count-steps } de plus vers le haut, gratuitement, au choix de la vitesse.
skill-eel = Anguille
    .text = Changer de voie n’ajoute jamais de dé à vos tests de sortie.
skill-showboat = Star du direct
    .text = Vos jetons Sortie de route ne coûtent pas de points.
skill-hoarder = Fourmi
    .text = Vous piochez encore avec { count-more } de plus en main que les autres.
skill-eagle_eye = Œil de lynx
    .text = Vous visez juste une cible avec { count-hits }.
skill-mechanic = Mécano
    .text = Comme action de combat, vous pouvez dépenser { count-cards } au choix pour un arrêt aux stands, et à chaque arrêt vous piochez { count-accessories }. Pas avec trois jetons Sortie de route.
skill-trigger = Gâchette facile
    .text = Une fois par manche, après avoir lancé les dés de votre arme, vous pouvez relancer tous les dés vides.
skill-bully = Chauffard
    .text = Dans une collision, vous lancez { count-dice } de plus et prenez les cartes que perd l’autre voiture ; votre Coup de pare-chocs a { count-bump } de plus.
skill-survivor = Survivant
    .text = Après chacune de vos sorties de route, vous piochez { count-draw }.
