-- A record that was removed and is there as a copy, or was removed as one later again, is found by what it held.
CREATE INDEX record_revision_data ON record_revision (kind, brand_id, md5(data::text));
