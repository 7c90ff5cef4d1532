-- How much the uploads of each tenant take. An upload asks twice whether there is room: adding all of them up each time grew with them.
CREATE TABLE stored_bytes (
  tenant_id uuid PRIMARY KEY REFERENCES tenant (id) ON DELETE CASCADE,
  bytes bigint NOT NULL
);

CREATE FUNCTION count_stored_bytes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN UPDATE stored_bytes SET bytes = bytes - OLD.size WHERE tenant_id = OLD.tenant_id; END IF;
  IF TG_OP <> 'DELETE' THEN
    INSERT INTO stored_bytes AS s (tenant_id, bytes) VALUES (NEW.tenant_id, NEW.size)
      ON CONFLICT (tenant_id) DO UPDATE SET bytes = s.bytes + excluded.bytes;
  END IF;
  RETURN NULL;
END $$;
-- Creating it locks the table, so that no file is stored before the sum is.
CREATE TRIGGER file_counted AFTER INSERT OR DELETE OR UPDATE OF tenant_id, size ON file
  FOR EACH ROW EXECUTE FUNCTION count_stored_bytes();
INSERT INTO stored_bytes (tenant_id, bytes) SELECT tenant_id, sum(size) FROM file GROUP BY tenant_id;
