CREATE TABLE "video_channel" (
	"tenant_id" integer NOT NULL,
	"id" integer NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"title" text NOT NULL,
	"slug" text NOT NULL,
	"summary" text,
	"position" integer NOT NULL,
	"access" text DEFAULT 'public' NOT NULL,
	"visible_from" timestamp with time zone,
	"visible_until" timestamp with time zone,
	CONSTRAINT "video_channel_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "video_channel_slug_key" UNIQUE("tenant_id","slug"),
	CONSTRAINT "video_channel_title_check" CHECK (btrim("title") <> ''),
	CONSTRAINT "video_channel_slug_check" CHECK ("slug" ~ '^[a-z0-9][a-z0-9-]*$'),
	CONSTRAINT "video_channel_summary_check" CHECK (btrim("summary") <> ''),
	CONSTRAINT "video_channel_position_check" CHECK ("position" >= 0),
	CONSTRAINT "video_channel_access_check" CHECK ("access" in ('public', 'protected', 'hidden'))
);

CREATE TABLE "video_channel_slug" (
	"tenant_id" integer NOT NULL,
	"slug" text NOT NULL,
	"video_channel_id" integer NOT NULL,
	CONSTRAINT "video_channel_slug_tenant_id_slug_pk" PRIMARY KEY("tenant_id","slug")
);

CREATE TABLE "clip" (
	"tenant_id" integer NOT NULL,
	"id" integer NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"title" text NOT NULL,
	"published" timestamp with time zone NOT NULL,
	"channel_id" integer,
	"summary" text,
	"about" text,
	"seconds" integer,
	"video_id" integer,
	"stream" text,
	"external" text,
	"captions_id" integer,
	"captions_language" text DEFAULT 'en' NOT NULL,
	"poster_id" integer,
	"access" text DEFAULT 'public' NOT NULL,
	CONSTRAINT "clip_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "clip_title_check" CHECK (btrim("title") <> ''),
	CONSTRAINT "clip_summary_check" CHECK (btrim("summary") <> ''),
	CONSTRAINT "clip_seconds_check" CHECK ("seconds" >= 1),
	CONSTRAINT "clip_captions_language_check" CHECK ("captions_language" in ('en', 'es', 'fr')),
	CONSTRAINT "clip_access_check" CHECK ("access" in ('public', 'protected', 'hidden'))
);

CREATE TABLE "clip_sport" (
	"tenant_id" integer NOT NULL,
	"clip_id" integer NOT NULL,
	"sport_id" integer NOT NULL,
	CONSTRAINT "clip_sport_tenant_id_clip_id_sport_id_pk" PRIMARY KEY("tenant_id","clip_id","sport_id")
);

CREATE TABLE "clip_game" (
	"tenant_id" integer NOT NULL,
	"clip_id" integer NOT NULL,
	"game_id" integer NOT NULL,
	CONSTRAINT "clip_game_tenant_id_clip_id_game_id_pk" PRIMARY KEY("tenant_id","clip_id","game_id")
);

CREATE TABLE "clip_person" (
	"tenant_id" integer NOT NULL,
	"clip_id" integer NOT NULL,
	"person_id" integer NOT NULL,
	CONSTRAINT "clip_person_tenant_id_clip_id_person_id_pk" PRIMARY KEY("tenant_id","clip_id","person_id")
);

ALTER TABLE "video_channel" ADD CONSTRAINT "video_channel_tenant_id_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenant"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "video_channel_slug" ADD CONSTRAINT "video_channel_slug_tenant_id_video_channel_id_video_channel_tenant_id_id_fk" FOREIGN KEY ("tenant_id","video_channel_id") REFERENCES "public"."video_channel"("tenant_id","id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "clip" ADD CONSTRAINT "clip_tenant_id_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenant"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "clip" ADD CONSTRAINT "clip_tenant_id_channel_id_video_channel_tenant_id_id_fk" FOREIGN KEY ("tenant_id","channel_id") REFERENCES "public"."video_channel"("tenant_id","id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "clip" ADD CONSTRAINT "clip_tenant_id_video_id_stored_file_tenant_id_id_fk" FOREIGN KEY ("tenant_id","video_id") REFERENCES "public"."stored_file"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "clip" ADD CONSTRAINT "clip_tenant_id_captions_id_stored_file_tenant_id_id_fk" FOREIGN KEY ("tenant_id","captions_id") REFERENCES "public"."stored_file"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "clip" ADD CONSTRAINT "clip_tenant_id_poster_id_image_tenant_id_id_fk" FOREIGN KEY ("tenant_id","poster_id") REFERENCES "public"."image"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "clip_sport" ADD CONSTRAINT "clip_sport_tenant_id_clip_id_clip_tenant_id_id_fk" FOREIGN KEY ("tenant_id","clip_id") REFERENCES "public"."clip"("tenant_id","id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "clip_sport" ADD CONSTRAINT "clip_sport_tenant_id_sport_id_sport_tenant_id_id_fk" FOREIGN KEY ("tenant_id","sport_id") REFERENCES "public"."sport"("tenant_id","id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "clip_game" ADD CONSTRAINT "clip_game_tenant_id_clip_id_clip_tenant_id_id_fk" FOREIGN KEY ("tenant_id","clip_id") REFERENCES "public"."clip"("tenant_id","id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "clip_game" ADD CONSTRAINT "clip_game_tenant_id_game_id_game_tenant_id_id_fk" FOREIGN KEY ("tenant_id","game_id") REFERENCES "public"."game"("tenant_id","id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "clip_person" ADD CONSTRAINT "clip_person_tenant_id_clip_id_clip_tenant_id_id_fk" FOREIGN KEY ("tenant_id","clip_id") REFERENCES "public"."clip"("tenant_id","id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "clip_person" ADD CONSTRAINT "clip_person_tenant_id_person_id_person_tenant_id_id_fk" FOREIGN KEY ("tenant_id","person_id") REFERENCES "public"."person"("tenant_id","id") ON DELETE cascade ON UPDATE no action;
CREATE INDEX "video_channel_slug_video_channel_id" ON "video_channel_slug" USING btree ("tenant_id","video_channel_id");
CREATE INDEX "clip_channel_id" ON "clip" USING btree ("tenant_id","channel_id");
CREATE INDEX "clip_video_id" ON "clip" USING btree ("tenant_id","video_id");
CREATE INDEX "clip_captions_id" ON "clip" USING btree ("tenant_id","captions_id");
CREATE INDEX "clip_poster_id" ON "clip" USING btree ("tenant_id","poster_id");
CREATE INDEX "clip_sport_sport_id" ON "clip_sport" USING btree ("tenant_id","sport_id");
CREATE INDEX "clip_game_game_id" ON "clip_game" USING btree ("tenant_id","game_id");
CREATE INDEX "clip_person_person_id" ON "clip_person" USING btree ("tenant_id","person_id");

create trigger search_insert after insert on video_channel referencing new table as changed
  for each statement execute function search_refresh_content('videoChannel', 'title', 'summary', '');
create trigger search_update after update on video_channel referencing old table as before new table as changed
  for each statement execute function search_refresh_content('videoChannel', 'title', 'summary', '');
create trigger search_delete after delete on video_channel referencing old table as before
  for each statement execute function search_refresh_content('videoChannel', 'title', 'summary', '');
create trigger search_insert after insert on clip referencing new table as changed
  for each statement execute function search_refresh_content('clip', 'title', 'summary', 'about');
create trigger search_update after update on clip referencing old table as before new table as changed
  for each statement execute function search_refresh_content('clip', 'title', 'summary', 'about');
create trigger search_delete after delete on clip referencing old table as before
  for each statement execute function search_refresh_content('clip', 'title', 'summary', 'about');

-- Videos are found by the sports in their join table.
select search_follow_sports();
