-- every content kind has the instant of its last change
alter table navigation_item add column updated_at timestamptz not null default now();

-- who changed which content, when and how; it outlives the content, so it has no foreign key to it
create table content_change (
  tenant_id integer not null references tenant (id) on delete cascade,
  id integer not null,
  kind text not null,
  content_id integer not null,
  changed_at timestamptz not null default now(),
  actor text not null,
  action text not null check (action in ('add', 'change', 'end')),
  changes jsonb not null,
  primary key (tenant_id, id)
);
create index content_change_content on content_change (tenant_id, kind, content_id);

create table facility (
  tenant_id integer not null references tenant (id) on delete cascade,
  id integer not null,
  title text not null,
  location text,
  opened integer,
  capacity integer,
  surface text,
  about text,
  image_id integer,
  access text not null default 'public' check (access in ('public', 'protected', 'hidden')),
  visible_from timestamptz,
  visible_until timestamptz,
  updated_at timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, image_id) references image (tenant_id, id)
);
create index facility_image on facility (tenant_id, image_id);

create table facility_sport (
  tenant_id integer not null,
  facility_id integer not null,
  sport_id integer not null,
  primary key (tenant_id, facility_id, sport_id),
  foreign key (tenant_id, facility_id) references facility (tenant_id, id) on delete cascade,
  foreign key (tenant_id, sport_id) references sport (tenant_id, id) on delete cascade
);
create index facility_sport_sport on facility_sport (tenant_id, sport_id);

-- Search documents of a content kind. Arguments: its name, and the columns of title, summary and body with commas
-- between. A row with access other than public is not indexed.
create function search_refresh_content() returns trigger
  language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    delete from search_document d using before b
    where d.tenant_id = b.tenant_id and d.kind = tg_argv[0] and d.ref_id = b.id;
  end if;
  if tg_op <> 'DELETE' then
    insert into search_document
      (tenant_id, kind, ref_id, title, aliases, summary, body, sort_text, sort_at, visible_from)
    select c.tenant_id, tg_argv[0], c.id, texts.title, search_squashed(texts.title) || ' ' || search_joined(texts.title),
      texts.summary, texts.body, texts.title, null, (to_jsonb(c) ->> 'visible_from')::timestamptz
    from changed c
    cross join lateral (
      select
        coalesce(string_agg(value, ' ') filter (where key = any (string_to_array(tg_argv[1], ','))), '') as title,
        search_html(string_agg(value, ' ') filter (where key = any (string_to_array(tg_argv[2], ',')))) as summary,
        search_html(string_agg(value, ' ') filter (where key = any (string_to_array(tg_argv[3], ',')))) as body
      from jsonb_each_text(to_jsonb(c))
    ) texts
    where coalesce(to_jsonb(c) ->> 'access', 'public') = 'public';
  end if;
  return null;
end $$;

create trigger search_insert after insert on facility referencing new table as changed
  for each statement execute function search_refresh_content('facility', 'title', 'location', 'about');
create trigger search_update after update on facility referencing old table as before new table as changed
  for each statement execute function search_refresh_content('facility', 'title', 'location', 'about');
create trigger search_delete after delete on facility referencing old table as before
  for each statement execute function search_refresh_content('facility', 'title', 'location', 'about');
