"""Cards in general: hands, piles, mounted accessories, skills (chapter 15).

What a card says goes before a general rule; of a text that permits and one that forbids, the latter (RK-GEN-07).
"""
