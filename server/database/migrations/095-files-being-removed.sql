-- Since when the clean-up is about to remove a file: no save may come to name it any more.
ALTER TABLE file ADD COLUMN removing_since timestamptz;
