alter table live_game rename column heard_at to last_seen_at;
