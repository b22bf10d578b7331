-- Site search: one document for each public sport, person, story and game, kept current by triggers
-- (docs/decisions/019-search-documents.md).

create extension if not exists unaccent with schema public;
create extension if not exists pg_trgm with schema public;
create extension if not exists fuzzystrmatch with schema public;
create extension if not exists btree_gin with schema public;

drop index story_search;
alter table story drop column search;
drop function search_text(text);

-- unaccent() is only STABLE, because its dictionary could be altered; generated columns need IMMUTABLE
create function search_plain(given text) returns text
  language sql immutable parallel safe
  return lower(public.unaccent('public.unaccent'::regdictionary, normalize(coalesce(given, ''), nfkc)));

-- words separated by single blanks: the parser of Postgres would take "St.Louis" for a host name and "-27" for a number
create function search_text(given text) returns text
  language sql immutable parallel safe
  return trim(regexp_replace(search_plain(given), '[\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00bf\u2000-\u206f\u3000-\u303f]+', ' ', 'g'));

-- punctuation inside words dropped: "Shaq O'Neil" -> "shaq oneil"
create function search_squashed(given text) returns text
  language sql immutable parallel safe
  return trim(regexp_replace(search_plain(given), '[\u0021-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00bf\u2010-\u206f]+', '', 'g'));

create function search_joined(given text) returns text
  language sql immutable parallel safe
  return replace(search_squashed(given), ' ', '');

-- the text of an HTML fragment; a tsvector takes a megabyte at most
create function search_html(html text) returns text
  language sql immutable parallel safe
  return left(
    replace(replace(replace(replace(replace(
      regexp_replace(coalesce(html, ''), '<script.*?</script>|<style.*?</style>|<!--.*?-->|<[^>]*>', ' ', 'gi'),
      '&nbsp;', ' '), '&lt;', '<'), '&gt;', '>'), '&quot;', '"'), '&amp;', '&'),
    100000);

create table search_document (
  tenant_id integer not null references tenant (id) on delete cascade,
  kind text not null,
  ref_id integer not null,
  title text not null,
  aliases text not null,
  summary text not null,
  body text not null,
  sort_text text not null,
  sort_at timestamptz,
  -- a story that is published later is not found before
  visible_from timestamptz,
  words tsvector not null generated always as (
    setweight(to_tsvector('simple', search_text(title) || ' ' || aliases), 'A')
    || setweight(to_tsvector('simple', search_text(summary)), 'B')
    || setweight(to_tsvector('simple', search_text(body)), 'C')
    -- names are never stemmed: English stop words would eat "Will Do", and "Jennings" is not "Jenning"
    || case when kind = 'story' then
      setweight(to_tsvector('english', search_text(title)), 'A')
      || setweight(to_tsvector('english', search_text(summary)), 'B')
      || setweight(to_tsvector('english', search_text(body)), 'C')
    else ''::tsvector end
  ) stored,
  -- in this order, so that the planner, which has no statistics in the embedded database, searches by the words
  primary key (ref_id, kind, tenant_id)
);
-- without fastupdate: the embedded database has no autovacuum that would merge its pending list
create index search_document_words on search_document using gin (tenant_id, kind, words) with (fastupdate = off);

-- The words of titles, to correct misspelled ones. Not unique: writers never wait for each other's words.
create table search_word (
  id bigint generated always as identity primary key,
  tenant_id integer not null references tenant (id) on delete cascade,
  word text not null
);
create index search_word_by_word on search_word (word, tenant_id);
create index search_word_by_length on search_word (length(word), tenant_id);
create index search_word_trigrams on search_word using gin (tenant_id, word gin_trgm_ops) with (fastupdate = off);

-- What is public. What is hidden is not indexed at all; queries still apply the rules of visibility.
create view search_source (tenant_id, kind, ref_id, title, aliases, summary, body, sort_text, sort_at, visible_from) as
  select tenant_id, 'sport', id, title, search_squashed(title) || ' ' || search_joined(title), '', '', title,
    null::timestamptz, null::timestamptz
  from sport
  union all
  select person.tenant_id, 'person', person.id, first_name || ' ' || last_name,
    search_squashed(first_name || ' ' || last_name) || ' ' || search_joined(last_name), '', '',
    last_name || ' ' || first_name, latest.start_date::timestamp at time zone 'UTC', null
  from person
  cross join lateral (
    select max(season.start_date) as start_date
    from roster_player
    join season on season.tenant_id = roster_player.tenant_id and season.id = roster_player.season_id
    where roster_player.tenant_id = person.tenant_id and roster_player.person_id = person.id
      and not roster_player.hide and season.roster_access = 'public'
  ) latest
  where latest.start_date is not null
  union all
  select tenant_id, 'story', id, title, search_squashed(title),
    search_html(sub_headline) || ' ' || search_html(teaser), search_html(content), title, published_at, published_at
  from story
  where access = 'public'
  union all
  -- the opponent as the title, because a search of games has to name it
  select game.tenant_id, 'game', game.id, coalesce(game.title, opponent.title),
    search_squashed(coalesce(game.title, opponent.title)) || ' ' || search_joined(coalesce(game.title, opponent.title)),
    sport.title || ' ' || season.title, '', '', game.local_date::timestamp at time zone 'UTC', null
  from game
  join season on season.tenant_id = game.tenant_id and season.id = game.season_id
  join sport on sport.tenant_id = season.tenant_id and sport.id = season.sport_id
  left join opponent on opponent.tenant_id = game.tenant_id and opponent.id = game.opponent_id
  where coalesce(game.title, opponent.title) is not null;

create function search_refresh(of_kind text, tenants integer[], ids integer[]) returns void
  language sql
  begin atomic
    delete from search_document d
    using unnest(tenants, ids) as key (tenant_id, id)
    where d.tenant_id = key.tenant_id and d.kind = of_kind and d.ref_id = key.id
      and not exists (
        select from search_source s where s.tenant_id = d.tenant_id and s.kind = of_kind and s.ref_id = d.ref_id
      );
    insert into search_document
      (tenant_id, kind, ref_id, title, aliases, summary, body, sort_text, sort_at, visible_from)
    select s.*
    from (select distinct key.tenant_id, key.id from unnest(tenants, ids) as key (tenant_id, id)) key
    -- a college that is being removed gets no documents
    join tenant on tenant.id = key.tenant_id
    join search_source s on s.tenant_id = key.tenant_id and s.kind = of_kind and s.ref_id = key.id
    on conflict (ref_id, kind, tenant_id) do update
      set title = excluded.title, aliases = excluded.aliases, summary = excluded.summary, body = excluded.body,
        sort_text = excluded.sort_text, sort_at = excluded.sort_at, visible_from = excluded.visible_from
      where (search_document.title, search_document.aliases, search_document.summary, search_document.body,
          search_document.sort_text, search_document.sort_at, search_document.visible_from)
        is distinct from (excluded.title, excluded.aliases, excluded.summary, excluded.body,
          excluded.sort_text, excluded.sort_at, excluded.visible_from);
  end;

-- for the tables that documents are made of; the argument is the kind
create function search_refresh_changed() returns trigger
  language plpgsql as $$
begin
  perform search_refresh(tg_argv[0], array_agg(tenant_id), array_agg(id)) from changed;
  return null;
end $$;

create function search_refresh_people() returns trigger
  language plpgsql as $$
begin
  perform search_refresh('person', array_agg(tenant_id), array_agg(person_id)) from changed;
  return null;
end $$;

create function search_refresh_opponent() returns trigger
  language plpgsql as $$
begin
  perform search_refresh('game', array_agg(game.tenant_id), array_agg(game.id))
  from changed
  join before on before.tenant_id = changed.tenant_id and before.id = changed.id
  join game on game.tenant_id = changed.tenant_id and game.opponent_id = changed.id
  where changed.title <> before.title;
  return null;
end $$;

create function search_refresh_season() returns trigger
  language plpgsql as $$
begin
  perform search_refresh('game', array_agg(game.tenant_id), array_agg(game.id))
  from changed
  join before on before.tenant_id = changed.tenant_id and before.id = changed.id
  join game on game.tenant_id = changed.tenant_id and game.season_id = changed.id
  where changed.title <> before.title;
  perform search_refresh('person', array_agg(player.tenant_id), array_agg(player.person_id))
  from changed
  join before on before.tenant_id = changed.tenant_id and before.id = changed.id
  join roster_player player on player.tenant_id = changed.tenant_id and player.season_id = changed.id
  where (changed.roster_access, changed.start_date) <> (before.roster_access, before.start_date);
  return null;
end $$;

create function search_refresh_sport() returns trigger
  language plpgsql as $$
begin
  perform search_refresh('game', array_agg(game.tenant_id), array_agg(game.id))
  from changed
  join before on before.tenant_id = changed.tenant_id and before.id = changed.id
  join season on season.tenant_id = changed.tenant_id and season.sport_id = changed.id
  join game on game.tenant_id = season.tenant_id and game.season_id = season.id
  where changed.title <> before.title;
  return null;
end $$;

create trigger search_insert after insert on sport referencing new table as changed
  for each statement execute function search_refresh_changed('sport');
create trigger search_update after update on sport referencing new table as changed
  for each statement execute function search_refresh_changed('sport');
create trigger search_update_games after update on sport referencing old table as before new table as changed
  for each statement execute function search_refresh_sport();
create trigger search_delete after delete on sport referencing old table as changed
  for each statement execute function search_refresh_changed('sport');

create trigger search_update after update on season referencing old table as before new table as changed
  for each statement execute function search_refresh_season();

create trigger search_update after update on person referencing new table as changed
  for each statement execute function search_refresh_changed('person');
create trigger search_delete after delete on person referencing old table as changed
  for each statement execute function search_refresh_changed('person');
create trigger search_insert after insert on roster_player referencing new table as changed
  for each statement execute function search_refresh_people();
create trigger search_update after update on roster_player referencing new table as changed
  for each statement execute function search_refresh_people();
create trigger search_delete after delete on roster_player referencing old table as changed
  for each statement execute function search_refresh_people();

create trigger search_insert after insert on story referencing new table as changed
  for each statement execute function search_refresh_changed('story');
create trigger search_update after update on story referencing new table as changed
  for each statement execute function search_refresh_changed('story');
create trigger search_delete after delete on story referencing old table as changed
  for each statement execute function search_refresh_changed('story');

create trigger search_insert after insert on game referencing new table as changed
  for each statement execute function search_refresh_changed('game');
create trigger search_update after update on game referencing new table as changed
  for each statement execute function search_refresh_changed('game');
create trigger search_delete after delete on game referencing old table as changed
  for each statement execute function search_refresh_changed('game');
create trigger search_update after update on opponent referencing old table as before new table as changed
  for each statement execute function search_refresh_opponent();

create function search_words(given text) returns setof text
  language sql immutable
  begin atomic
    select distinct word from regexp_split_to_table(search_text(given), ' ') word where word ~ '^[^0-9]{3,30}$';
  end;

create function search_learn_words() returns trigger
  language plpgsql as $$
begin
  insert into search_word (tenant_id, word)
  select distinct changed.tenant_id, title_word
  from changed cross join search_words(title) title_word
  where not exists (
    select from search_word known where known.tenant_id = changed.tenant_id and known.word = title_word
  );
  return null;
end $$;

create function search_forget_words() returns trigger
  language plpgsql as $$
begin
  delete from search_word where id in (
    select known.id
    from (
      select distinct before.tenant_id, title_word as word from before cross join search_words(title) title_word
    ) gone
    join tenant on tenant.id = gone.tenant_id
    join search_word known on known.tenant_id = gone.tenant_id and known.word = gone.word
    where not exists (
      select from search_document d
      where d.tenant_id = gone.tenant_id and d.words @@ to_tsquery('simple', gone.word || ':A')
    )
    for update of known skip locked
  );
  return null;
end $$;

create trigger search_learn_new after insert on search_document referencing new table as changed
  for each statement execute function search_learn_words();
create trigger search_learn_changed after update on search_document referencing new table as changed
  for each statement execute function search_learn_words();
create trigger search_forget_changed after update on search_document referencing old table as before
  for each statement execute function search_forget_words();
create trigger search_forget_deleted after delete on search_document referencing old table as before
  for each statement execute function search_forget_words();

-- The words of a search as a query: each begins a word. Single letters are whole words, and so are English stop words
-- where there is nothing else, so that "the" does not read half of the index.
create function search_query(terms text[]) returns tsquery
  language sql immutable
  begin atomic
    select to_tsquery('simple', string_agg(
      format('''%s''', search_text(term))
        || case when length(search_text(term)) > 1 and not is_stop_only then ':*' else '' end, ' & '))
    from unnest(terms) term,
      (select numnode(to_tsquery('english', string_agg(format('''%s''', search_text(each)), ' & '))) = 0 as is_stop_only
       from unnest(terms) each) stop;
  end;

-- The same for stories, whose words are also found by their stem; without stop words.
create function search_story_query(terms text[]) returns tsquery
  language sql immutable
  begin atomic
    select to_tsquery('simple', string_agg(
      format('(''%s''%s | %s)', search_text(term), case when length(search_text(term)) > 1 then ':*' else '' end,
        to_tsquery('english', format('''%s''', search_text(term)))), ' & '))
    from unnest(terms) term
    where numnode(to_tsquery('english', format('''%s''', search_text(term)))) > 0;
  end;

-- Games: one of the words has to name the opponent, which is what weight A marks.
create function search_game_query(terms text[]) returns tsquery
  language sql immutable
  begin atomic
    select search_query(terms) && to_tsquery('simple', string_agg(
      regexp_replace(search_query(array[term])::text, '(:\*)?$', ':*A'), ' | '))
    from unnest(terms) term;
  end;

insert into search_document (tenant_id, kind, ref_id, title, aliases, summary, body, sort_text, sort_at, visible_from)
select * from search_source;
