-- SHA-256 of the bytes as they were stored, hexadecimal; null for files that are older than this column.
ALTER TABLE file ADD COLUMN sha256 text;
-- When a smaller version could not be made; it is not tried again.
ALTER TABLE file ADD COLUMN thumbnails_failed_at timestamptz;
