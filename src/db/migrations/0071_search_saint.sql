-- "St." and "Saint" are the same word in the names of schools, towns and people.

-- A word of a search as text of a query.
create function search_term(term text, is_prefix boolean) returns text
  language sql immutable
  begin atomic
    select case word
      when 'st' then format('(''st''%s | ''saint'')', ending)
      when 'saint' then format('(''saint''%s | ''st'')', ending)
      else format('''%s''%s', word, ending)
    end
    from (select search_text(term) as word) given,
      lateral (select case when is_prefix and length(word) > 1 then ':*' else '' end as ending) suffix;
  end;

create or replace function search_query(terms text[]) returns tsquery
  language sql immutable
  begin atomic
    select to_tsquery('simple', string_agg(search_term(term, not is_stop_only), ' & '))
    from unnest(terms) term,
      (select numnode(to_tsquery('english', string_agg(format('''%s''', search_text(each)), ' & '))) = 0 as is_stop_only
       from unnest(terms) each) stop;
  end;

create or replace function search_story_query(terms text[]) returns tsquery
  language sql immutable
  begin atomic
    select to_tsquery('simple', string_agg(
      format('(%s | %s)', search_term(term, true), to_tsquery('english', format('''%s''', search_text(term)))), ' & '))
    from unnest(terms) term
    where numnode(to_tsquery('english', format('''%s''', search_text(term)))) > 0;
  end;

create or replace function search_game_query(terms text[]) returns tsquery
  language sql immutable
  begin atomic
    select search_query(terms) && to_tsquery('simple', string_agg(
      format('(%s)', regexp_replace(search_query(array[term])::text, '(''[^'']*'')(:\*)?', '\1:*A', 'g')), ' | '))
    from unnest(terms) term;
  end;
