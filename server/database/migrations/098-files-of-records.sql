-- Which records name a file, in a value or within a text: whoever may read one may open its documents. The keys are those of
-- server/files/keys.ts.
CREATE FUNCTION file_keys_of(data jsonb) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT coalesce(array_agg(DISTINCT found[1]), '{}')
  FROM regexp_matches(data::text, '(files/\d{4}/\d{2}/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\.[a-z0-9]{1,8})', 'g') AS found
$$;
CREATE INDEX record_files ON record USING gin (file_keys_of(data));
CREATE INDEX record_revision_files ON record_revision USING gin (file_keys_of(data));
