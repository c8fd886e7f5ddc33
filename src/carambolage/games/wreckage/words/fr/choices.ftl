## Les réponses, avec leur effet

choice-vehicle = { $vehicle } : Accélération { $acceleration }, Maniabilité { $handling }, Structure { $structure } ; cartes spéciales { $first } et { $second }
choice-equip-weapon = { $equipment } : attaque { $attack }, { $reach ->
    [long] longue portée
   *[short] courte portée
} (reste { $left })
choice-equip-upgrade = { $unarmed ->
    [yes] { $equipment } (reste { $left }). Vous n’auriez aucune arme !
   *[no] { $equipment } (reste { $left })
}
choice-start = Vitesse { $speed }
choice-plan = { $first }, puis { $second }
choice-douse = Éteindre l’incendie : ni carte, ni déplacement, ni tir ce tour-ci
choice-speed = { $speed }
choice-turn = { $side ->
    [left] Gauche
   *[right] Droite
} { $degrees }°{ $gear ->
    [reverse] , en marche arrière
   *[plain] { "" }
}{ $hairpin ->
    [yes] , épingle pour 1 dégât
    [deadly] , épingle : le dégât DÉTRUIT VOTRE VOITURE
   *[no] { "" }
}
choice-u_turn = { $side ->
    [left] Par la gauche
   *[right] Par la droite
}{ $gear ->
    [reverse] , en marche arrière
   *[plain] { "" }
}
choice-apply = Jouer { $card } : { $text }
choice-decline = Ne pas utiliser la carte
choice-repair = Réparation d’urgence à la place : deux cartes contre un dégât ou une carte perdue
choice-pay = { $first } et { $second }
choice-gain-hit = Réparer 1 dégât
choice-gain-card = Reprendre { $card }
choice-drive = { $how ->
    [hold] Rester sur place
    [jump] Sauter { $spaces }
    [nitro] { $spaces ->
        [one] Avancer de { $spaces } espace avec la Nitro
       *[other] Avancer de { $spaces } espaces avec la Nitro
    }
   *[travel] { $spaces ->
        [0] Ne pas bouger
        [one] { $way ->
            [back] Reculer de { $spaces } espace
           *[ahead] Avancer de { $spaces } espace
        }
       *[other] { $way ->
            [back] Reculer de { $spaces } espaces
           *[ahead] Avancer de { $spaces } espaces
        }
    }
}{ $mine ->
    [-1] { "" }
    [0] , mine avant de bouger
    [one] , mine après { $mine } espace
   *[other] , mine après { $mine } espaces
}
choice-fire = { $weapon } sur { $target } : { $attack } cartes contre Maniabilité { $handling }, { $left } à détruire
choice-pass = Ne pas tirer
choice-plating-discard = { $left ->
    [0] Défausser les Protections en acier : rien ne passe
    [one] Défausser les Protections en acier : 1 point passe
   *[other] Défausser les Protections en acier : { $left } points passent
}
choice-plating-keep = Garder les Protections en acier
choice-drop = Emplacement { $site }
