-- Games by the words of their opponents: the words of a sport are in the documents of all its games, which a search for it
-- would read only to reject them.
create index search_document_opponents on search_document using gin (tenant_id, ts_filter(words, '{a}'))
  with (fastupdate = off) where kind = 'game';

-- Any of the words of a search.
create function search_any_query(terms text[]) returns tsquery
  language sql immutable
  begin atomic
    select to_tsquery('simple', string_agg(format('(%s)', search_query(array[term])), ' | ')) from unnest(terms) term;
  end;
