-- What a search finds pages and records by: one row each, written in the transaction of every save.

CREATE TABLE search_entry (
  -- Of the page or the record.
  id uuid PRIMARY KEY,
  source text NOT NULL CHECK (source IN ('page', 'record')),
  brand_id uuid NOT NULL REFERENCES brand (id),
  -- The tag of a page, the kind of a record.
  tag text NOT NULL,
  -- Of a page: what decides who may read it.
  slug text,
  category text,
  name text NOT NULL,
  -- The name without accents and capitals.
  plain_name text NOT NULL,
  -- Everything that it is found by, without accents and capitals; the words of the name also with '=' before them.
  words tsvector NOT NULL,
  saved_at timestamptz NOT NULL,
  -- What these were worked out by: when definitions change, they are worked out anew.
  indexed_by text NOT NULL
);
-- New words enter the index at once, as those of page_search_name do.
CREATE INDEX search_entry_words ON search_entry USING gin (words) WITH (fastupdate = off);

-- The texts of an entry and the fields they stand in, apart because only those of the few entries that are shown are read.
CREATE TABLE search_text (
  id uuid PRIMARY KEY REFERENCES search_entry (id) ON DELETE CASCADE,
  -- [{ "place": names from the container to the field, "text": on one line }]
  texts jsonb NOT NULL
);

-- Every word that an entry had: what was meant by a word with a typing error is looked for among them. Words of entries that are
-- gone stay; a language has only so many.
CREATE TABLE search_word (word text PRIMARY KEY);
DO $$
BEGIN
  CREATE INDEX search_word_similar ON search_word USING gin (word gin_trgm_ops) WITH (fastupdate = off);
EXCEPTION WHEN undefined_object THEN
  RAISE NOTICE 'pg_trgm is not available: a search forgives no typing errors.';
END $$;

-- Nothing is found that is gone, however it went.
CREATE FUNCTION forget_searched() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM search_entry USING removed WHERE search_entry.id = removed.id;
  RETURN NULL;
END $$;

CREATE TRIGGER page_not_searched AFTER DELETE ON page REFERENCING OLD TABLE AS removed
  FOR EACH STATEMENT EXECUTE FUNCTION forget_searched();
