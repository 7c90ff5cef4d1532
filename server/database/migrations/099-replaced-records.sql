-- Whether a removed record remains in its set under another id: records that cannot be changed are removed and added again.
ALTER TABLE record_revision ADD COLUMN replaced boolean NOT NULL DEFAULT false;
