-- What whoever redeems a code has to hold besides: hashes of the verifier of RFC 7636 and of a cookie of the browser that asked.
ALTER TABLE authorization_code ADD COLUMN code_challenge text;
ALTER TABLE authorization_code ADD COLUMN browser_hash text;
