## Ce qui s’est passé

event-start_player = { $player } commence.
event-vehicle_chosen = { $player } conduit : { $vehicle }.
event-equipped = { $player } prend : { $equipment }.
event-speed_chosen = { $player } a choisi sa vitesse de départ.
event-starts_at = { $player } part à la vitesse { $speed }.
event-turn_begins = Le tour { $turn } commence.
event-planned = { $player } a programmé.
event-phase_begins = Phase d’action { $phase }.
event-card_shown = { $player } révèle { $card }.
event-applied = { $player } utilise { $card }.
event-declined = { $player } n’utilise pas { $card }.
event-declined-repeat = { $player } n’utilise pas Coup double.
event-no_effect = { $card } n’a aucun effet pour { $player }.
event-no_effect-repeat = Coup double n’a rien à répéter pour { $player }.
event-speed_changed = { $player } : { $speed }.
event-hairpin = { $player } tourne en épingle et subit 1 dégât.
event-turned = { $player } tourne de { $degrees }° à { $side ->
    [left] gauche
   *[right] droite
}.
event-blocked = { $player } ne peut pas tourner davantage.
event-moved = { $player } { $way ->
    [back] recule
   *[ahead] avance
} de { $spaces } espaces.
event-jumped = { $player } saute de { $spaces } espaces.
event-held = { $player } reste sur place.
event-can_taken = { $player } ramasse un jerrycan et en possède { $cans }.
event-can_moved = Un jerrycan est poussé de côté.
event-mine_laid = { $player } largue une mine.
event-mine_exploded = { $other } déclenche une mine.
event-mine_exploded-alone = Une mine explose.
event-collided = { $player } percute { $met }.
event-pushed = { $other } pousse l’épave devant soi.
event-thrown = { $other } projette les barils en feu.
event-fired = { $player } tire sur { $other } : { $equipment }, { $direction ->
    [front] vers l’avant
    [rear] vers l’arrière
    [left] à gauche
   *[right] à droite
}.
event-damage_card = { $player } pioche { $damage } ({ $points }).
event-ram = { $player } est protégé par le Bélier.
event-plated = { $player } défausse des Protections en acier.
event-hits = { $hits ->
    [one] { $player } subit 1 dégât, soit { $total } en tout.
   *[other] { $player } subit { $hits } dégâts, soit { $total } en tout.
}
event-no_damage = { $player } ne subit aucun dégât.
event-card_lost = { $player } perd { $card }.
event-spun = { $player } part en toupie.
event-reshuffled = La pioche des dégâts est mélangée à nouveau.
event-destroyed = { $player } : la voiture est détruite.
event-destroyed-by = { $player } : la voiture est détruite par { $other }.
event-can_dropped = Un jerrycan de { $player } est de nouveau au sol.
event-can_gone = Un jerrycan est perdu pour de bon.
event-repaired = { $player } abandonne { $card } et { $second } : { $gain }.
event-card_back = { $player } reprend { $card }.
event-pump_exploded = La pompe à essence explose sous { $other }.
event-on_fire = { $player } est en feu.
event-burns = { $player } : la voiture brûle.
event-douses = { $player } s’occupe de l’incendie.
event-fire_out = { $player } a éteint l’incendie.
event-came_back = { $player } revient en jeu.
event-waits = { $player } ne trouve pas de place libre et attend.
event-gave_up = { $player } abandonne.
event-won = { $player } gagne : { $reason }.
event-drawn = { $players } se partagent la victoire : { $reason }.

## Pourquoi la partie s’est terminée

reason-none = la partie continue
reason-three_cans = trois jerrycans
reason-last_car = la dernière voiture
reason-last_together = les dernières voitures détruites ensemble
reason-turn_limit = la limite de tours
reason-others_gave_up = tous les autres ont abandonné
