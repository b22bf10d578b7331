ALTER TABLE "campaign_views" ADD COLUMN "clicks" integer DEFAULT 0 NOT NULL;
