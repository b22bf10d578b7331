CREATE TABLE "story_source" (
	"tenant_id" integer NOT NULL,
	"story_id" integer NOT NULL,
	"file" text,
	"address" text,
	"hashes" jsonb NOT NULL,
	"imported_at" timestamp with time zone NOT NULL,
	CONSTRAINT "story_source_tenant_id_story_id_pk" PRIMARY KEY("tenant_id","story_id"),
	CONSTRAINT "story_source_address" UNIQUE("tenant_id","address"),
	CONSTRAINT "story_source_file_check" CHECK (btrim("file") <> ''),
	CONSTRAINT "story_source_address_check" CHECK (btrim("address") <> '')
);
ALTER TABLE "image" ADD COLUMN "alt_assumed" boolean DEFAULT false NOT NULL;
ALTER TABLE "story" ADD COLUMN "revised_at" timestamp with time zone;
ALTER TABLE "story_source" ADD CONSTRAINT "story_source_tenant_id_story_id_story_tenant_id_id_fk" FOREIGN KEY ("tenant_id","story_id") REFERENCES "public"."story"("tenant_id","id") ON DELETE cascade ON UPDATE no action;
-- the last recorded change of the text; a story that was imported long after it appeared is not updated by that
UPDATE "story" SET "revised_at" = (
	SELECT max("changed_at") FROM "content_change"
	WHERE "content_change"."tenant_id" = "story"."tenant_id" AND "kind" = 'story' AND "content_id" = "story"."id" AND "action" = 'change'
		AND "changes" ?| array['title', 'subHeadline', 'teaser', 'content', 'video']
);
