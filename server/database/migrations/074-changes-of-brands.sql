-- What was saved of a brand lately is found without looking through everything that was ever saved.
CREATE INDEX page_revision_saved ON page_revision (brand_id, saved_at);
CREATE INDEX record_revision_saved ON record_revision (brand_id, saved_at);
