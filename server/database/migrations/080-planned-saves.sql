-- Saves and deployments that were planned: when somebody planned them. Null: somebody did it at that moment.
ALTER TABLE page_revision ADD COLUMN planned_at timestamptz;
ALTER TABLE record_revision ADD COLUMN planned_at timestamptz;
ALTER TABLE deployment ADD COLUMN planned_at timestamptz;
