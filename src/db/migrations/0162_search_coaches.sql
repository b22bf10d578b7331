-- Coaches of seasons without rosters are found by the lines of their records.

create trigger search_insert after insert on coaching_record referencing new table as changed
  for each statement execute function search_refresh_content('coachingRecord', 'coach', '', '');
create trigger search_update after update on coaching_record referencing old table as before new table as changed
  for each statement execute function search_refresh_content('coachingRecord', 'coach', '', '');
create trigger search_delete after delete on coaching_record referencing old table as before
  for each statement execute function search_refresh_content('coachingRecord', 'coach', '', '');

-- index the existing rows
update coaching_record set coach = coach;
