"""What players read: questions, answers, events, views and boards in words."""
