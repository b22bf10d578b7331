ALTER TABLE "game" ADD COLUMN "schedule_entry" jsonb;
-- A game that was moved back is not "originally" on its own day.
update game set original_date = null where original_date = local_date;
