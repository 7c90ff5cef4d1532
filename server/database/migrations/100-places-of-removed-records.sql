-- Where a removed record was in the order that people give, for putting it back there.
ALTER TABLE record_revision ADD COLUMN position numeric;
