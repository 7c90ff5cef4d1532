-- Mail that says what happened, beside that with links: it holds no secret, so its text lies here.

ALTER TABLE outbox_mail ALTER COLUMN verification_id DROP NOT NULL;
ALTER TABLE outbox_mail ADD COLUMN subject text, ADD COLUMN body text;
ALTER TABLE outbox_mail ADD CHECK ((verification_id IS NULL) = (body IS NOT NULL) AND (body IS NULL) = (subject IS NULL));
