-- What refers to a page or a record is found by the search index: the ids and the parts of addresses that an entry names stand among
-- its words, with '>' before them, and here with the fields that hold them. Entries are indexed anew at the start.

-- [{ "place": names from the container to the field, "to": an id or a part of an address }]
ALTER TABLE search_text ADD COLUMN refers jsonb NOT NULL DEFAULT '[]';
