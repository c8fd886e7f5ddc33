"""Thunder Road: Vendetta, Maximum Chrome: three cars, one chopper, and a road that falls away behind you."""
