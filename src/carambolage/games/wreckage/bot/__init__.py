"""What bots think of answers and positions."""
