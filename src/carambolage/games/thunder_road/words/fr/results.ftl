## La fin d’une course

end-finish = { $player } gagne avec { $crew } : c’est le premier véhicule sur la Ligne d’arrivée.
end-survivor = { $player } gagne avec { $crew } : personne d’autre n’est encore en piste.
end-wipeout = { $player } gagne avec { $crew } : tout le monde a disparu d’un coup, mais personne n’était plus loin.
end-wipeout-draw = Personne ne gagne : les dernières équipes ont disparu au même instant.
end-round_cap-draw = Personne ne gagne : après tant de rounds, la course est arrêtée.
ranking = En tête, qui gagne ; puis qui roule encore, de l’avant vers l’arrière ; puis qui est hors course, en commençant par la dernière sortie. Qui sort au même instant partage son rang.
