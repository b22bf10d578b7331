-- Documents whose title stays the same keep their words, and documents of new content get their sports when they are added.

create or replace function search_learn_words() returns trigger
  language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    if not exists (select from changed join before using (ref_id, kind, tenant_id) where changed.title <> before.title) then
      return null;
    end if;
  end if;
  insert into search_word (tenant_id, word)
  select distinct changed.tenant_id, title_word
  from changed cross join search_words(title) title_word
  where not exists (
    select from search_word known where known.tenant_id = changed.tenant_id and known.word = title_word
  );
  return null;
end $$;

create or replace function search_forget_words() returns trigger
  language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    if not exists (select from changed join before using (ref_id, kind, tenant_id) where changed.title <> before.title) then
      return null;
    end if;
  end if;
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

drop trigger search_learn_changed on search_document;
drop trigger search_forget_changed on search_document;
create trigger search_learn_changed after update on search_document
  referencing old table as before new table as changed for each statement execute function search_learn_words();
create trigger search_forget_changed after update on search_document
  referencing old table as before new table as changed for each statement execute function search_forget_words();

create or replace function search_refresh_content() returns trigger
  language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    delete from search_document d using before b
    where d.tenant_id = b.tenant_id and d.kind = tg_argv[0] and d.ref_id = b.id;
  end if;
  if tg_op <> 'DELETE' then
    insert into search_document
      (tenant_id, kind, ref_id, title, aliases, summary, body, sort_text, sort_at, visible_from, visible_until, sport_ids)
    select c.tenant_id, tg_argv[0], c.id, texts.title, search_squashed(texts.title) || ' ' || search_joined(texts.title),
      texts.summary, texts.body, texts.title, null, (to_jsonb(c) ->> 'visible_from')::timestamptz,
      (to_jsonb(c) ->> 'visible_until')::timestamptz, array_remove(array[(to_jsonb(c) ->> 'sport_id')::integer], null)
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
  -- a new row has no sports in its join table yet
  if tg_op = 'UPDATE' and to_regclass(quote_ident(tg_table_name || '_sport')) is not null then
    perform search_refresh_content_sports(tg_argv[0], tg_table_name, array_agg(tenant_id), array_agg(id)) from changed;
  end if;
  return null;
end $$;
