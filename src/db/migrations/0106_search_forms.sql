create trigger search_insert after insert on form referencing new table as changed
  for each statement execute function search_refresh_content('form', 'title', 'description', '');
create trigger search_update after update on form referencing old table as before new table as changed
  for each statement execute function search_refresh_content('form', 'title', 'description', '');
create trigger search_delete after delete on form referencing old table as before
  for each statement execute function search_refresh_content('form', 'title', 'description', '');

-- index the existing rows
update form set title = title;
