create index person_plain_name on person (tenant_id, search_plain(trim(both from first_name || ' ' || last_name)));
create index image_sha256 on image (tenant_id, sha256);
