-- A refresh takes time in proportion to the rows that changed, not to the rows of the college: Postgres pushes conditions
-- on parameters into the branches of a union, but not join conditions.
drop function search_refresh(text, integer[], integer[]);

create function search_refresh(of_kind text, of_tenant integer, ids integer[]) returns void
  language sql
  begin atomic
    with source as materialized (
      select * from search_source where kind = of_kind and tenant_id = of_tenant and ref_id = any (ids)
    ), hidden as (
      delete from search_document
      where kind = of_kind and tenant_id = of_tenant and ref_id = any (ids) and ref_id not in (select ref_id from source)
    )
    insert into search_document
      (tenant_id, kind, ref_id, title, aliases, summary, body, sort_text, sort_at, visible_from)
    select source.* from source
    -- a college that is being removed gets no documents
    where exists (select from tenant where id = of_tenant)
    on conflict (ref_id, kind, tenant_id) do update
      set title = excluded.title, aliases = excluded.aliases, summary = excluded.summary, body = excluded.body,
        sort_text = excluded.sort_text, sort_at = excluded.sort_at, visible_from = excluded.visible_from
      where (search_document.title, search_document.aliases, search_document.summary, search_document.body,
          search_document.sort_text, search_document.sort_at, search_document.visible_from)
        is distinct from (excluded.title, excluded.aliases, excluded.summary, excluded.body,
          excluded.sort_text, excluded.sort_at, excluded.visible_from);
  end;

create or replace function search_refresh_changed() returns trigger
  language plpgsql as $$
begin
  perform search_refresh(tg_argv[0], tenant_id, array_agg(id)) from changed group by tenant_id;
  return null;
end $$;

create or replace function search_refresh_people() returns trigger
  language plpgsql as $$
begin
  perform search_refresh('person', tenant_id, array_agg(person_id)) from changed group by tenant_id;
  return null;
end $$;

create or replace function search_refresh_opponent() returns trigger
  language plpgsql as $$
begin
  perform search_refresh('game', game.tenant_id, array_agg(game.id))
  from changed
  join before on before.tenant_id = changed.tenant_id and before.id = changed.id
  join game on game.tenant_id = changed.tenant_id and game.opponent_id = changed.id
  where changed.title <> before.title
  group by game.tenant_id;
  return null;
end $$;

create or replace function search_refresh_season() returns trigger
  language plpgsql as $$
begin
  perform search_refresh('game', game.tenant_id, array_agg(game.id))
  from changed
  join before on before.tenant_id = changed.tenant_id and before.id = changed.id
  join game on game.tenant_id = changed.tenant_id and game.season_id = changed.id
  where changed.title <> before.title
  group by game.tenant_id;
  perform search_refresh('person', player.tenant_id, array_agg(player.person_id))
  from changed
  join before on before.tenant_id = changed.tenant_id and before.id = changed.id
  join roster_player player on player.tenant_id = changed.tenant_id and player.season_id = changed.id
  where (changed.roster_access, changed.start_date) <> (before.roster_access, before.start_date)
  group by player.tenant_id;
  return null;
end $$;

create or replace function search_refresh_sport() returns trigger
  language plpgsql as $$
begin
  perform search_refresh('game', game.tenant_id, array_agg(game.id))
  from changed
  join before on before.tenant_id = changed.tenant_id and before.id = changed.id
  join season on season.tenant_id = changed.tenant_id and season.sport_id = changed.id
  join game on game.tenant_id = season.tenant_id and game.season_id = season.id
  where changed.title <> before.title
  group by game.tenant_id;
  return null;
end $$;
