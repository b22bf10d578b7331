-- letters as people type them, like plainLatin in src/domain/slug.ts: lower case, without accents
create function search_text(given text) returns text
  language sql immutable parallel safe
  return replace(replace(replace(replace(
    translate(
      regexp_replace(lower(normalize(coalesce(given, ''), nfkd)), '[\u0300-\u036f]', '', 'g'),
      'łøđðı', 'loddi'
    ), 'þ', 'th'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe');

alter table story add column search tsvector generated always as (
  setweight(to_tsvector('english', search_text(title)), 'A')
  || setweight(to_tsvector('english', search_text(coalesce(sub_headline, '') || ' ' || coalesce(teaser, ''))), 'B')
  || setweight(to_tsvector('english', search_text(regexp_replace(coalesce(content, ''), '<[^>]*>', ' ', 'g'))), 'C')
) stored;
create index story_search on story using gin (search);
