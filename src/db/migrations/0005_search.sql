-- letters as people type them, like plainLatin in src/web/slug.ts: lower case, without accents; capitals beyond
-- a to z are named because a server of the C locale does not know them
create function search_text(given text) returns text
  language sql immutable parallel safe
  return lower(replace(replace(replace(replace(replace(replace(replace(
    translate(
      regexp_replace(normalize(coalesce(given, ''), nfkd), '[\u0300-\u036f]', '', 'g'),
      'łŁøØđĐðÐı', 'llooddddi'
    ), 'þ', 'th'), 'Þ', 'th'), 'ß', 'ss'), 'æ', 'ae'), 'Æ', 'ae'), 'œ', 'oe'), 'Œ', 'oe'));

alter table story add column search tsvector generated always as (
  setweight(to_tsvector('english', search_text(title)), 'A')
  || setweight(to_tsvector('english', search_text(coalesce(sub_headline, '') || ' ' || coalesce(teaser, ''))), 'B')
  || setweight(to_tsvector('english', search_text(regexp_replace(coalesce(content, ''), '<[^>]*>', ' ', 'g'))), 'C')
) stored;
create index story_search on story using gin (search);
