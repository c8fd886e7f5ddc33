"""Cards in general: hands, piles, mounted accessories, skills (chapter 15)."""
