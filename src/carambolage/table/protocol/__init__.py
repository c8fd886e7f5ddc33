"""The language that clients and server speak, as structs; TypeScript types are generated from them."""
