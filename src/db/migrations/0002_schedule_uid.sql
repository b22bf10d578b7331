-- the calendar's own id of a game, apart from the scorer's source_id: a game may have both
alter table game add column schedule_uid text;
create unique index game_schedule_uid on game (tenant_id, sport_id, schedule_uid) where schedule_uid is not null;
