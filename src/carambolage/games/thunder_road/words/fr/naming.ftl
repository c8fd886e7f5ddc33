## Équipes et véhicules dans une phrase : `start` la commence, `of` possède, `to` reçoit

colour-blue = bleue
colour-green = verte
colour-orange = orange
colour-white = blanche
colour-big_rig = du Max Titan
colour-final_five = des Cinq bécanes
owner-blue = bleu
owner-green = vert
owner-orange = orange
owner-white = blanc
who-crew = { $form ->
    [start] L’équipe { $crew }
    [of] de l’équipe { $crew }
    [to] à l’équipe { $crew }
   *[inside] l’équipe { $crew }
}
who-doom_buggy = { $form ->
    [start] Le { vehicle-doom_buggy } { $owner }
    [of] du { vehicle-doom_buggy } { $owner }
    [to] au { vehicle-doom_buggy } { $owner }
   *[inside] le { vehicle-doom_buggy } { $owner }
}
who-avenger = { $form ->
    [start] Le { vehicle-avenger } { $owner }
    [of] du { vehicle-avenger } { $owner }
    [to] au { vehicle-avenger } { $owner }
   *[inside] le { vehicle-avenger } { $owner }
}
who-eliminator = { $form ->
    [start] L’{ vehicle-eliminator } { $owner }
    [of] de l’{ vehicle-eliminator } { $owner }
    [to] à l’{ vehicle-eliminator } { $owner }
   *[inside] l’{ vehicle-eliminator } { $owner }
}
who-bike = { $form ->
    [start] La moto { $bike }
    [of] de la moto { $bike }
    [to] à la moto { $bike }
   *[inside] la moto { $bike }
}
who-truck = { $form ->
    [start] Le Max Titan
    [of] du Max Titan
    [to] au Max Titan
   *[inside] le Max Titan
}
who-section = { $form ->
    [start] La remorque { $section ->
        [front] avant
        [middle] centrale
       *[rear] arrière
    } du Max Titan
    [of] de la remorque { $section ->
        [front] avant
        [middle] centrale
       *[rear] arrière
    } du Max Titan
    [to] à la remorque { $section ->
        [front] avant
        [middle] centrale
       *[rear] arrière
    } du Max Titan
   *[inside] la remorque { $section ->
        [front] avant
        [middle] centrale
       *[rear] arrière
    } du Max Titan
}
who-wreck = { $form ->
    [start] Une épave
    [of] d’une épave
    [to] à une épave
   *[inside] une épave
}
who-chopper = { $form ->
    [start] L’hélicoptère { $crew }
    [of] de l’hélicoptère { $crew }
    [to] à l’hélicoptère { $crew }
   *[inside] l’hélicoptère { $crew }
}

## Listes et lieux

list-and = { $first } et { $last }
list-more = { $first }, { $rest }
vehicle_at = { $vehicle } ({ $space })
place-gone = hors course
bounty_text = { $goal } { $reward }

## Terrains et pions dans une phrase

ground-road = route
ground-sand = sable
ground-mud = boue
ground-impassable = case impraticable
ground-goo = vase toxique
ground-glass = désert vitrifié
ground-ramp = rampe
ground-fire = flammes
ground-salt = salar
lying-road = un pion Route
lying-oil = une flaque d’essence
lying-mud = un pion Boue
lying-mine = une mine
lying-wreck = un pion Épave
lying-glass = un pion Désert vitrifié
lying-ramp = un pion Rampe
lying-fire = un pion Flammes
lying-pit_trap = un piège
lying-quake = un pion Séisme
lying-sand_worm = un pion Ver des sables
lying-loose_oil = une flaque échappée d’un réservoir
lying-controlled_oil = une flaque maîtrisée
lying-controlled_mine = une mine maîtrisée
lying-unknown = un danger face cachée

## Où mène un pas

ahead-space = { $space } : { $what }
ahead-cost = { $ground } ({ count-moves })
ahead-stop = { $ground } (vous arrête)
ahead-jump = { $ground } (un saut droit devant)
ahead-lost = { $ground } – MORTEL
ahead-flatten = { $ground } (nivelé pour 1 dégât mineur)
ahead-slide = glissade ({ $goal })
ahead-slam = { $size ->
    [larger] collision avec { $vehicle }, de taille supérieure
    [smaller] collision avec { $vehicle }, de taille inférieure
    [equal] collision avec { $vehicle }, de même taille
   *[bare] collision avec { $vehicle }
}
ahead-drift = { $vehicle } : dérapage ou collision
ahead-past = en contournant { $vehicle }
ahead-shove = coup de pare-buffle { $vehicle }
ahead-chopper = { $truck ->
    [yes] sous l’hélicoptère { $crew } (1 dégât mineur si vous y finissez le tour)
   *[no] sous l’hélicoptère { $crew } – MORTEL si vous y finissez le tour
}
ahead-off = { $edge ->
    [side] hors du plateau, par le côté – MORTEL
   *[rear] hors du plateau, par l’arrière – MORTEL
}
ahead-scroll = file { $lane } d’une nouvelle tuile ; la tuile de queue disparaît
ahead-finish = au-delà de la Ligne d’arrivée – VICTOIRE
ahead-gone = au-delà de la Ligne d’arrivée, hors de la course

## Les dés sur la table

rolled-slam = Les dés indiquent { $face } et { $way }, une poussée { $vehicle } – { $goal }.
rolled-die = { $die } : { $face }
rolled-dice = { $dice }.
rolled-number = { $number }
rolled-nothing = aucun dé
