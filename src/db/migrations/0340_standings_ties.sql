ALTER TABLE "sport" ADD COLUMN "standings_ties" text;
ALTER TABLE "sport" ADD CONSTRAINT "sport_standings_ties_check" CHECK ("standings_ties" in ('overall', 'headToHead'));
