-- Documents and publications are found by the sports in their join tables.
select search_follow_sports();

do $$ declare
  content regclass;
begin
  for content in select distinct tgrelid from pg_trigger where tgfoid = 'search_refresh_content'::regproc loop
    execute format('update %s set id = id', content);
  end loop;
end $$;
