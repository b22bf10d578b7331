ALTER TABLE "sport" ADD COLUMN "stat_minimums" jsonb;
