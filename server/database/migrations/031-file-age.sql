-- The clean-up goes through the files by age.
CREATE INDEX file_age ON file (created_at, key);
