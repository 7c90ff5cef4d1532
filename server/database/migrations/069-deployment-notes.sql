-- What people say of a deployment that they ask for.
ALTER TABLE deployment ADD COLUMN note text;
