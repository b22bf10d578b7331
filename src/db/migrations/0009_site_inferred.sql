-- Home, away or neutral of a game that no schedule, file flag or user named: inferred again as home cities become known.
alter table game add column site_inferred boolean not null default false;
