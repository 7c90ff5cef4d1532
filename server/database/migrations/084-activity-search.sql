-- The log of who changed what is searched by names and people. What is new waits in a short list of the index, so that saves need not
-- sort it in; searches read that list, too.
DO $$
BEGIN
  CREATE INDEX page_revision_search ON page_revision USING gin (name gin_trgm_ops) WITH (gin_pending_list_limit = 256);
  CREATE INDEX page_revision_person ON page_revision USING gin (saved_by gin_trgm_ops) WITH (gin_pending_list_limit = 256);
  CREATE INDEX record_revision_search ON record_revision USING gin (name gin_trgm_ops) WITH (gin_pending_list_limit = 256);
  CREATE INDEX record_revision_person ON record_revision USING gin (saved_by gin_trgm_ops) WITH (gin_pending_list_limit = 256);
EXCEPTION WHEN undefined_object THEN
  RAISE NOTICE 'pg_trgm is not available: the log is searched entry by entry.';
END $$;
