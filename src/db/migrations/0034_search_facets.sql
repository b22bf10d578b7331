-- Search documents have their sports and an end; coaches and support staff are found; words are also corrected by sound.

alter table search_document
  add column sport_ids integer[] not null default '{}',
  add column visible_until timestamptz;
create index search_word_sounds on search_word (dmetaphone(word), tenant_id);

create or replace view search_source
  (tenant_id, kind, ref_id, title, aliases, summary, body, sort_text, sort_at, visible_from, sport_ids, visible_until) as
  select tenant_id, 'sport', id, title, search_squashed(title) || ' ' || search_joined(title), '', '', title,
    null::timestamptz, null::timestamptz, array[id], null::timestamptz
  from sport
  union all
  select person.tenant_id, 'person', person.id, first_name || ' ' || last_name,
    search_squashed(first_name || ' ' || last_name) || ' ' || search_joined(last_name), '', '',
    last_name || ' ' || first_name, terms.latest::timestamp at time zone 'UTC', null, terms.sport_ids, null
  from person
  cross join lateral (
    select max(season.start_date) as latest, array_agg(distinct season.sport_id) as sport_ids
    from (
      select season_id from roster_player player
      where player.tenant_id = person.tenant_id and player.person_id = person.id and not player.hide
      union all
      select season_id from roster_staff staff
      where staff.tenant_id = person.tenant_id and staff.person_id = person.id and not staff.hide
    ) term
    join season on season.tenant_id = person.tenant_id and season.id = term.season_id
    where season.roster_access = 'public'
  ) terms
  where terms.latest is not null
  union all
  select tenant_id, 'story', id, title, search_squashed(title),
    search_html(sub_headline) || ' ' || search_html(teaser), search_html(content), title, published_at, published_at,
    array(
      select sport_id from story_sport
      where story_sport.tenant_id = story.tenant_id and story_sport.story_id = story.id
      order by sport_id
    ), null
  from story
  where access = 'public'
  union all
  select game.tenant_id, 'game', game.id, coalesce(game.title, opponent.title),
    search_squashed(coalesce(game.title, opponent.title)) || ' ' || search_joined(coalesce(game.title, opponent.title)),
    sport.title || ' ' || season.title, '', '', game.local_date::timestamp at time zone 'UTC', null,
    array[season.sport_id], null
  from game
  join season on season.tenant_id = game.tenant_id and season.id = game.season_id
  join sport on sport.tenant_id = season.tenant_id and sport.id = season.sport_id
  left join opponent on opponent.tenant_id = game.tenant_id and opponent.id = game.opponent_id
  where coalesce(game.title, opponent.title) is not null;

create or replace function search_refresh(of_kind text, of_tenant integer, ids integer[]) returns void
  language sql
  begin atomic
    with source as materialized (
      select * from search_source where kind = of_kind and tenant_id = of_tenant and ref_id = any (ids)
    ), hidden as (
      delete from search_document
      where kind = of_kind and tenant_id = of_tenant and ref_id = any (ids) and ref_id not in (select ref_id from source)
    )
    insert into search_document
      (tenant_id, kind, ref_id, title, aliases, summary, body, sort_text, sort_at, visible_from, sport_ids, visible_until)
    select source.* from source
    -- a college that is being removed gets no documents
    where exists (select from tenant where id = of_tenant)
    on conflict (ref_id, kind, tenant_id) do update
      set title = excluded.title, aliases = excluded.aliases, summary = excluded.summary, body = excluded.body,
        sort_text = excluded.sort_text, sort_at = excluded.sort_at, visible_from = excluded.visible_from,
        sport_ids = excluded.sport_ids, visible_until = excluded.visible_until
      where (search_document.title, search_document.aliases, search_document.summary, search_document.body,
          search_document.sort_text, search_document.sort_at, search_document.visible_from, search_document.sport_ids)
        is distinct from (excluded.title, excluded.aliases, excluded.summary, excluded.body,
          excluded.sort_text, excluded.sort_at, excluded.visible_from, excluded.sport_ids);
  end;

create or replace function search_refresh_season() returns trigger
  language plpgsql as $$
begin
  perform search_refresh('game', game.tenant_id, array_agg(game.id))
  from changed
  join before on before.tenant_id = changed.tenant_id and before.id = changed.id
  join game on game.tenant_id = changed.tenant_id and game.season_id = changed.id
  where changed.title <> before.title
  group by game.tenant_id;
  perform search_refresh('person', member.tenant_id, array_agg(member.person_id))
  from changed
  join before on before.tenant_id = changed.tenant_id and before.id = changed.id
  cross join lateral (
    select tenant_id, person_id from roster_player player
    where player.tenant_id = changed.tenant_id and player.season_id = changed.id
    union
    select tenant_id, person_id from roster_staff staff
    where staff.tenant_id = changed.tenant_id and staff.season_id = changed.id
  ) member
  where (changed.roster_access, changed.start_date) <> (before.roster_access, before.start_date)
  group by member.tenant_id;
  return null;
end $$;

create trigger search_insert after insert on roster_staff referencing new table as changed
  for each statement execute function search_refresh_people();
create trigger search_update after update on roster_staff referencing new table as changed
  for each statement execute function search_refresh_people();
create trigger search_delete after delete on roster_staff referencing old table as changed
  for each statement execute function search_refresh_people();

create function search_refresh_story_sports() returns trigger
  language plpgsql as $$
begin
  perform search_refresh('story', tenant_id, array_agg(distinct story_id)) from changed group by tenant_id;
  return null;
end $$;

create trigger search_insert after insert on story_sport referencing new table as changed
  for each statement execute function search_refresh_story_sports();
create trigger search_delete after delete on story_sport referencing old table as changed
  for each statement execute function search_refresh_story_sports();

-- The sports of content: those of its join table, if it has one, and the one of its own column.
create function search_refresh_content_sports(of_kind text, of_table text, tenants integer[], ids integer[]) returns void
  language plpgsql as $$
declare
  listed text := format('select sport_id from %I s where s.tenant_id = r.tenant_id and s.%I = r.id',
    of_table || '_sport', of_table || '_id');
  own text := 'select (to_jsonb(r) ->> ''sport_id'')::integer';
begin
  if to_regclass(quote_ident(of_table || '_sport')) is not null then
    own := own || ' union ' || listed;
  elsif not exists (
    select from pg_attribute
    where attrelid = quote_ident(of_table)::regclass and attname = 'sport_id' and not attisdropped
  ) then
    return;
  end if;
  execute format('
    update search_document d set sport_ids = array(select sport_id from (%s) sports (sport_id) where sport_id is not null order by 1)
    from unnest($1, $2) as key (tenant_id, id)
    join %I r on r.tenant_id = key.tenant_id and r.id = key.id
    where d.tenant_id = key.tenant_id and d.kind = $3 and d.ref_id = key.id', own, of_table)
  using tenants, ids, of_kind;
end $$;

create or replace function search_refresh_content() returns trigger
  language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    delete from search_document d using before b
    where d.tenant_id = b.tenant_id and d.kind = tg_argv[0] and d.ref_id = b.id;
  end if;
  if tg_op <> 'DELETE' then
    insert into search_document
      (tenant_id, kind, ref_id, title, aliases, summary, body, sort_text, sort_at, visible_from, visible_until)
    select c.tenant_id, tg_argv[0], c.id, texts.title, search_squashed(texts.title) || ' ' || search_joined(texts.title),
      texts.summary, texts.body, texts.title, null, (to_jsonb(c) ->> 'visible_from')::timestamptz,
      (to_jsonb(c) ->> 'visible_until')::timestamptz
    from changed c
    cross join lateral (
      select
        coalesce(string_agg(value, ' ') filter (where key = any (string_to_array(tg_argv[1], ','))), '') as title,
        search_html(string_agg(value, ' ') filter (where key = any (string_to_array(tg_argv[2], ',')))) as summary,
        search_html(string_agg(value, ' ') filter (where key = any (string_to_array(tg_argv[3], ',')))) as body
      from jsonb_each_text(to_jsonb(c))
    ) texts
    where coalesce(to_jsonb(c) ->> 'access', 'public') = 'public';
    perform search_refresh_content_sports(tg_argv[0], tg_table_name, array_agg(tenant_id), array_agg(id)) from changed;
  end if;
  return null;
end $$;

-- for the join tables of content and sports; the argument is the kind
create function search_refresh_listed_sports() returns trigger
  language plpgsql as $$
declare
  content text := regexp_replace(tg_table_name, '_sport$', '');
begin
  execute format('select search_refresh_content_sports($1, $2, array_agg(tenant_id), array_agg(%I)) from changed', content || '_id')
  using tg_argv[0], content;
  return null;
end $$;

-- Adds the triggers to the join tables of searchable content that have none; for the migrations of later kinds.
create function search_follow_sports() returns void
  language plpgsql as $$
declare
  each record;
begin
  for each in
    select distinct relname || '_sport' as joined, split_part(encode(tgargs, 'escape'), '\000', 1) as kind
    from pg_trigger join pg_class on pg_class.oid = tgrelid
    where tgfoid = 'search_refresh_content'::regproc and to_regclass(quote_ident(relname || '_sport')) is not null
  loop
    execute format('create or replace trigger search_insert after insert on %I referencing new table as changed
      for each statement execute function search_refresh_listed_sports(%L)', each.joined, each.kind);
    execute format('create or replace trigger search_delete after delete on %I referencing old table as changed
      for each statement execute function search_refresh_listed_sports(%L)', each.joined, each.kind);
  end loop;
end $$;

create trigger search_insert after insert on letterwinner referencing new table as changed
  for each statement execute function search_refresh_content('letterwinner', 'name', 'years', 'hometown,note');
create trigger search_update after update on letterwinner referencing old table as before new table as changed
  for each statement execute function search_refresh_content('letterwinner', 'name', 'years', 'hometown,note');
create trigger search_delete after delete on letterwinner referencing old table as before
  for each statement execute function search_refresh_content('letterwinner', 'name', 'years', 'hometown,note');

create trigger search_insert after insert on award_winner referencing new table as changed
  for each statement execute function search_refresh_content('awardWinner', 'title', 'detail', '');
create trigger search_update after update on award_winner referencing old table as before new table as changed
  for each statement execute function search_refresh_content('awardWinner', 'title', 'detail', '');
create trigger search_delete after delete on award_winner referencing old table as before
  for each statement execute function search_refresh_content('awardWinner', 'title', 'detail', '');

select search_follow_sports();

-- the documents of existing rows
insert into search_document
  (tenant_id, kind, ref_id, title, aliases, summary, body, sort_text, sort_at, visible_from, sport_ids, visible_until)
select * from search_source
on conflict (ref_id, kind, tenant_id) do update set sport_ids = excluded.sport_ids, sort_at = excluded.sort_at;
do $$ declare
  content regclass;
begin
  for content in select distinct tgrelid from pg_trigger where tgfoid = 'search_refresh_content'::regproc loop
    execute format('update %s set id = id', content);
  end loop;
end $$;
