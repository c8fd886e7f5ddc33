"""Other people's board-game programs, each played at random through its own public interface."""
