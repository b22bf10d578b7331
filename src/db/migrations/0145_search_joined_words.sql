-- Misspelled names are also corrected to the form without inner punctuation, which documents have as an alias:
-- "obrine" to "obrien", "smihtjones" to "smithjones".

create or replace function search_words(given text) returns setof text
  language sql immutable
  begin atomic
    select distinct word
    from regexp_split_to_table(search_text(given) || ' ' || search_squashed(given), ' ') word
    where word ~ '^[^0-9]{3,30}$';
  end;

insert into search_word (tenant_id, word)
select distinct document.tenant_id, title_word
from search_document document cross join search_words(document.title) title_word
where not exists (
  select from search_word known where known.tenant_id = document.tenant_id and known.word = title_word
);
