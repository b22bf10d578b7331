-- The same addresses as before, by an expression whose time is proportional to the text.
alter table author drop constraint author_email_check;
alter table author add constraint author_email_check check (email ~ '^[^\s@]+@[^\s@][^\s@.]*\.[^\s@]+$');
alter table podcast drop constraint podcast_owner_email_check;
alter table podcast add constraint podcast_owner_email_check check (owner_email ~ '^[^\s@]+@[^\s@][^\s@.]*\.[^\s@]+$');
