-- Which pages name a file: whoever may read one may open its documents.
CREATE INDEX page_revision_files ON page_revision USING gin (file_keys);
