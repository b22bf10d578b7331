CREATE TABLE "playlist" (
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
	CONSTRAINT "playlist_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "playlist_slug_key" UNIQUE("tenant_id","slug"),
	CONSTRAINT "playlist_title_check" CHECK (btrim("title") <> ''),
	CONSTRAINT "playlist_slug_check" CHECK ("slug" ~ '^[a-z0-9][a-z0-9-]*$'),
	CONSTRAINT "playlist_summary_check" CHECK (btrim("summary") <> ''),
	CONSTRAINT "playlist_position_check" CHECK ("position" >= 0),
	CONSTRAINT "playlist_access_check" CHECK ("access" in ('public', 'protected', 'hidden'))
);
CREATE TABLE "playlist_clip" (
	"tenant_id" integer NOT NULL,
	"position" integer NOT NULL,
	"playlist_id" integer NOT NULL,
	"clip_id" integer NOT NULL,
	CONSTRAINT "playlist_clip_tenant_id_playlist_id_clip_id_pk" PRIMARY KEY("tenant_id","playlist_id","clip_id")
);
CREATE TABLE "playlist_slug" (
	"tenant_id" integer NOT NULL,
	"slug" text NOT NULL,
	"playlist_id" integer NOT NULL,
	CONSTRAINT "playlist_slug_tenant_id_slug_pk" PRIMARY KEY("tenant_id","slug")
);
ALTER TABLE "playlist" ADD CONSTRAINT "playlist_tenant_id_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenant"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "playlist_clip" ADD CONSTRAINT "playlist_clip_tenant_id_playlist_id_playlist_tenant_id_id_fk" FOREIGN KEY ("tenant_id","playlist_id") REFERENCES "public"."playlist"("tenant_id","id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "playlist_clip" ADD CONSTRAINT "playlist_clip_tenant_id_clip_id_clip_tenant_id_id_fk" FOREIGN KEY ("tenant_id","clip_id") REFERENCES "public"."clip"("tenant_id","id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "playlist_slug" ADD CONSTRAINT "playlist_slug_tenant_id_playlist_id_playlist_tenant_id_id_fk" FOREIGN KEY ("tenant_id","playlist_id") REFERENCES "public"."playlist"("tenant_id","id") ON DELETE cascade ON UPDATE no action;
CREATE INDEX "playlist_clip_clip_id" ON "playlist_clip" USING btree ("tenant_id","clip_id");
CREATE INDEX "playlist_slug_playlist_id" ON "playlist_slug" USING btree ("tenant_id","playlist_id");

create trigger search_insert after insert on playlist referencing new table as changed
  for each statement execute function search_refresh_content('playlist', 'title', 'summary', '');
create trigger search_update after update on playlist referencing old table as before new table as changed
  for each statement execute function search_refresh_content('playlist', 'title', 'summary', '');
create trigger search_delete after delete on playlist referencing old table as before
  for each statement execute function search_refresh_content('playlist', 'title', 'summary', '');
