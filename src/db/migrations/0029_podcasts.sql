CREATE TABLE "podcast" (
	"tenant_id" integer NOT NULL,
	"id" integer NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"title" text NOT NULL,
	"slug" text NOT NULL,
	"about" text,
	"author" text NOT NULL,
	"owner_email" text,
	"category" text DEFAULT 'Sports' NOT NULL,
	"language" text DEFAULT 'en-us' NOT NULL,
	"explicit" boolean DEFAULT false NOT NULL,
	"type" text DEFAULT 'episodic' NOT NULL,
	"copyright" text,
	"links" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"credits" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"guid" text NOT NULL,
	"position" integer NOT NULL,
	"image_id" integer,
	"access" text DEFAULT 'public' NOT NULL,
	"visible_from" timestamp with time zone,
	"visible_until" timestamp with time zone,
	CONSTRAINT "podcast_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "podcast_title_key" UNIQUE("tenant_id","title"),
	CONSTRAINT "podcast_slug_key" UNIQUE("tenant_id","slug"),
	CONSTRAINT "podcast_title_check" CHECK (btrim("title") <> ''),
	CONSTRAINT "podcast_slug_check" CHECK ("slug" ~ '^[a-z0-9][a-z0-9-]*$'),
	CONSTRAINT "podcast_author_check" CHECK (btrim("author") <> ''),
	CONSTRAINT "podcast_owner_email_check" CHECK ("owner_email" ~ '^[^\s@]+@[^\s@]+\.[^\s@]+$'),
	CONSTRAINT "podcast_language_check" CHECK ("language" ~ '^[a-z]{2,3}(-[A-Za-z0-9]{2,8})?$'),
	CONSTRAINT "podcast_type_check" CHECK ("type" in ('episodic', 'serial')),
	CONSTRAINT "podcast_copyright_check" CHECK (btrim("copyright") <> ''),
	CONSTRAINT "podcast_guid_check" CHECK (btrim("guid") <> ''),
	CONSTRAINT "podcast_position_check" CHECK ("position" >= 0),
	CONSTRAINT "podcast_access_check" CHECK ("access" in ('public', 'protected', 'hidden'))
);

CREATE TABLE "podcast_sport" (
	"tenant_id" integer NOT NULL,
	"podcast_id" integer NOT NULL,
	"sport_id" integer NOT NULL,
	CONSTRAINT "podcast_sport_tenant_id_podcast_id_sport_id_pk" PRIMARY KEY("tenant_id","podcast_id","sport_id")
);

CREATE TABLE "podcast_slug" (
	"tenant_id" integer NOT NULL,
	"slug" text NOT NULL,
	"podcast_id" integer NOT NULL,
	CONSTRAINT "podcast_slug_tenant_id_slug_pk" PRIMARY KEY("tenant_id","slug")
);

CREATE TABLE "episode" (
	"tenant_id" integer NOT NULL,
	"id" integer NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"title" text NOT NULL,
	"podcast_id" integer NOT NULL,
	"published" timestamp with time zone NOT NULL,
	"number" integer,
	"season" integer,
	"type" text DEFAULT 'full' NOT NULL,
	"explicit" boolean DEFAULT false NOT NULL,
	"summary" text,
	"notes" text,
	"audio_id" integer,
	"audio_url" text,
	"audio_type" text,
	"audio_length" integer,
	"duration" integer,
	"chapters" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"transcript" text,
	"credits" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"guid" text NOT NULL,
	"image_id" integer,
	"access" text DEFAULT 'public' NOT NULL,
	CONSTRAINT "episode_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "episode_podcast_guid_key" UNIQUE("tenant_id","podcast_id","guid"),
	CONSTRAINT "episode_title_check" CHECK (btrim("title") <> ''),
	CONSTRAINT "episode_number_check" CHECK ("number" >= 1),
	CONSTRAINT "episode_season_check" CHECK ("season" >= 1),
	CONSTRAINT "episode_type_check" CHECK ("type" in ('full', 'trailer', 'bonus')),
	CONSTRAINT "episode_summary_check" CHECK (btrim("summary") <> ''),
	CONSTRAINT "episode_audio_type_check" CHECK ("audio_type" in ('audio/mpeg', 'audio/mp4', 'audio/x-m4a', 'audio/aac', 'audio/ogg', 'audio/opus', 'audio/flac', 'audio/wav')),
	CONSTRAINT "episode_audio_length_check" CHECK ("audio_length" >= 1),
	CONSTRAINT "episode_duration_check" CHECK ("duration" >= 1),
	CONSTRAINT "episode_guid_check" CHECK (btrim("guid") <> ''),
	CONSTRAINT "episode_access_check" CHECK ("access" in ('public', 'protected', 'hidden'))
);

CREATE TABLE "episode_sport" (
	"tenant_id" integer NOT NULL,
	"episode_id" integer NOT NULL,
	"sport_id" integer NOT NULL,
	CONSTRAINT "episode_sport_tenant_id_episode_id_sport_id_pk" PRIMARY KEY("tenant_id","episode_id","sport_id")
);

CREATE TABLE "episode_person" (
	"tenant_id" integer NOT NULL,
	"episode_id" integer NOT NULL,
	"person_id" integer NOT NULL,
	CONSTRAINT "episode_person_tenant_id_episode_id_person_id_pk" PRIMARY KEY("tenant_id","episode_id","person_id")
);

ALTER TABLE "podcast" ADD CONSTRAINT "podcast_tenant_id_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenant"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "podcast" ADD CONSTRAINT "podcast_tenant_id_image_id_image_tenant_id_id_fk" FOREIGN KEY ("tenant_id","image_id") REFERENCES "public"."image"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "podcast_sport" ADD CONSTRAINT "podcast_sport_tenant_id_podcast_id_podcast_tenant_id_id_fk" FOREIGN KEY ("tenant_id","podcast_id") REFERENCES "public"."podcast"("tenant_id","id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "podcast_sport" ADD CONSTRAINT "podcast_sport_tenant_id_sport_id_sport_tenant_id_id_fk" FOREIGN KEY ("tenant_id","sport_id") REFERENCES "public"."sport"("tenant_id","id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "podcast_slug" ADD CONSTRAINT "podcast_slug_tenant_id_podcast_id_podcast_tenant_id_id_fk" FOREIGN KEY ("tenant_id","podcast_id") REFERENCES "public"."podcast"("tenant_id","id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "episode" ADD CONSTRAINT "episode_tenant_id_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenant"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "episode" ADD CONSTRAINT "episode_tenant_id_podcast_id_podcast_tenant_id_id_fk" FOREIGN KEY ("tenant_id","podcast_id") REFERENCES "public"."podcast"("tenant_id","id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "episode" ADD CONSTRAINT "episode_tenant_id_audio_id_stored_file_tenant_id_id_fk" FOREIGN KEY ("tenant_id","audio_id") REFERENCES "public"."stored_file"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "episode" ADD CONSTRAINT "episode_tenant_id_image_id_image_tenant_id_id_fk" FOREIGN KEY ("tenant_id","image_id") REFERENCES "public"."image"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "episode_sport" ADD CONSTRAINT "episode_sport_tenant_id_episode_id_episode_tenant_id_id_fk" FOREIGN KEY ("tenant_id","episode_id") REFERENCES "public"."episode"("tenant_id","id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "episode_sport" ADD CONSTRAINT "episode_sport_tenant_id_sport_id_sport_tenant_id_id_fk" FOREIGN KEY ("tenant_id","sport_id") REFERENCES "public"."sport"("tenant_id","id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "episode_person" ADD CONSTRAINT "episode_person_tenant_id_episode_id_episode_tenant_id_id_fk" FOREIGN KEY ("tenant_id","episode_id") REFERENCES "public"."episode"("tenant_id","id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "episode_person" ADD CONSTRAINT "episode_person_tenant_id_person_id_person_tenant_id_id_fk" FOREIGN KEY ("tenant_id","person_id") REFERENCES "public"."person"("tenant_id","id") ON DELETE cascade ON UPDATE no action;
CREATE INDEX "podcast_image_id" ON "podcast" USING btree ("tenant_id","image_id");
CREATE INDEX "podcast_sport_sport_id" ON "podcast_sport" USING btree ("tenant_id","sport_id");
CREATE INDEX "podcast_slug_podcast_id" ON "podcast_slug" USING btree ("tenant_id","podcast_id");
CREATE INDEX "episode_podcast_id" ON "episode" USING btree ("tenant_id","podcast_id");
CREATE INDEX "episode_audio_id" ON "episode" USING btree ("tenant_id","audio_id");
CREATE INDEX "episode_image_id" ON "episode" USING btree ("tenant_id","image_id");
CREATE INDEX "episode_sport_sport_id" ON "episode_sport" USING btree ("tenant_id","sport_id");
CREATE INDEX "episode_person_person_id" ON "episode_person" USING btree ("tenant_id","person_id");

create trigger search_insert after insert on podcast referencing new table as changed
  for each statement execute function search_refresh_content('podcast', 'title', 'author', 'about');
create trigger search_update after update on podcast referencing old table as before new table as changed
  for each statement execute function search_refresh_content('podcast', 'title', 'author', 'about');
create trigger search_delete after delete on podcast referencing old table as before
  for each statement execute function search_refresh_content('podcast', 'title', 'author', 'about');
create trigger search_insert after insert on episode referencing new table as changed
  for each statement execute function search_refresh_content('episode', 'title', 'summary', 'notes');
create trigger search_update after update on episode referencing old table as before new table as changed
  for each statement execute function search_refresh_content('episode', 'title', 'summary', 'notes');
create trigger search_delete after delete on episode referencing old table as before
  for each statement execute function search_refresh_content('episode', 'title', 'summary', 'notes');
