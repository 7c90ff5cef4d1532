-- A function in SQL is planned with each call, which took longer than all else that it does; one in PL/pgSQL once for each connection.
CREATE OR REPLACE FUNCTION note_delta(source text, brand_id uuid, tag text, published boolean, facets text[], sign integer)
RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO counter_delta (is_first, source, brand_id, tag, published, facets, sign)
    SELECT NOT EXISTS (SELECT 1 FROM counter_delta WHERE made_in = pg_current_xact_id()), $1, $2, $3, $4, $5, $6;
END $$;
