CREATE TABLE "moment" (
	"tenant_id" integer NOT NULL,
	"id" integer NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"title" text NOT NULL,
	"date" date NOT NULL,
	"summary" text,
	"about" text,
	"image_id" integer,
	"video" jsonb,
	"game_id" integer,
	"access" text DEFAULT 'public' NOT NULL,
	"visible_from" timestamp with time zone,
	"visible_until" timestamp with time zone,
	CONSTRAINT "moment_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "moment_title_date_key" UNIQUE("tenant_id","title","date"),
	CONSTRAINT "moment_title_check" CHECK (btrim("title") <> ''),
	CONSTRAINT "moment_summary_check" CHECK (btrim("summary") <> ''),
	CONSTRAINT "moment_access_check" CHECK ("access" in ('public', 'protected', 'hidden'))
);

CREATE TABLE "moment_sport" (
	"tenant_id" integer NOT NULL,
	"moment_id" integer NOT NULL,
	"sport_id" integer NOT NULL,
	CONSTRAINT "moment_sport_tenant_id_moment_id_sport_id_pk" PRIMARY KEY("tenant_id","moment_id","sport_id")
);

CREATE TABLE "moment_person" (
	"tenant_id" integer NOT NULL,
	"moment_id" integer NOT NULL,
	"person_id" integer NOT NULL,
	CONSTRAINT "moment_person_tenant_id_moment_id_person_id_pk" PRIMARY KEY("tenant_id","moment_id","person_id")
);

CREATE TABLE "clipping" (
	"tenant_id" integer NOT NULL,
	"id" integer NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"title" text NOT NULL,
	"outlet" text NOT NULL,
	"date" date NOT NULL,
	"link" text NOT NULL,
	"author" text,
	"summary" text,
	"image_id" integer,
	"access" text DEFAULT 'public' NOT NULL,
	"visible_from" timestamp with time zone,
	"visible_until" timestamp with time zone,
	CONSTRAINT "clipping_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "clipping_title_outlet_date_key" UNIQUE("tenant_id","title","outlet","date"),
	CONSTRAINT "clipping_title_check" CHECK (btrim("title") <> ''),
	CONSTRAINT "clipping_outlet_check" CHECK (btrim("outlet") <> ''),
	CONSTRAINT "clipping_author_check" CHECK (btrim("author") <> ''),
	CONSTRAINT "clipping_summary_check" CHECK (btrim("summary") <> ''),
	CONSTRAINT "clipping_access_check" CHECK ("access" in ('public', 'protected', 'hidden'))
);

CREATE TABLE "clipping_sport" (
	"tenant_id" integer NOT NULL,
	"clipping_id" integer NOT NULL,
	"sport_id" integer NOT NULL,
	CONSTRAINT "clipping_sport_tenant_id_clipping_id_sport_id_pk" PRIMARY KEY("tenant_id","clipping_id","sport_id")
);

CREATE TABLE "broadcaster" (
	"tenant_id" integer NOT NULL,
	"id" integer NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"title" text NOT NULL,
	"medium" text NOT NULL,
	"channel" text,
	"link" text,
	"about" text,
	"image_id" integer,
	"position" integer NOT NULL,
	"access" text DEFAULT 'public' NOT NULL,
	"visible_from" timestamp with time zone,
	"visible_until" timestamp with time zone,
	CONSTRAINT "broadcaster_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "broadcaster_title_medium_key" UNIQUE("tenant_id","title","medium"),
	CONSTRAINT "broadcaster_title_check" CHECK (btrim("title") <> ''),
	CONSTRAINT "broadcaster_medium_check" CHECK ("medium" in ('tv', 'radio', 'streaming')),
	CONSTRAINT "broadcaster_channel_check" CHECK (btrim("channel") <> ''),
	CONSTRAINT "broadcaster_position_check" CHECK ("position" >= 0),
	CONSTRAINT "broadcaster_access_check" CHECK ("access" in ('public', 'protected', 'hidden'))
);

CREATE TABLE "broadcaster_sport" (
	"tenant_id" integer NOT NULL,
	"broadcaster_id" integer NOT NULL,
	"sport_id" integer NOT NULL,
	CONSTRAINT "broadcaster_sport_tenant_id_broadcaster_id_sport_id_pk" PRIMARY KEY("tenant_id","broadcaster_id","sport_id")
);

CREATE TABLE "partner" (
	"tenant_id" integer NOT NULL,
	"id" integer NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"title" text NOT NULL,
	"level" text DEFAULT 'Partner' NOT NULL,
	"link" text,
	"about" text,
	"image_id" integer,
	"position" integer NOT NULL,
	"access" text DEFAULT 'public' NOT NULL,
	"visible_from" timestamp with time zone,
	"visible_until" timestamp with time zone,
	CONSTRAINT "partner_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "partner_title_key" UNIQUE("tenant_id","title"),
	CONSTRAINT "partner_title_check" CHECK (btrim("title") <> ''),
	CONSTRAINT "partner_level_check" CHECK (btrim("level") <> ''),
	CONSTRAINT "partner_about_check" CHECK (btrim("about") <> ''),
	CONSTRAINT "partner_position_check" CHECK ("position" >= 0),
	CONSTRAINT "partner_access_check" CHECK ("access" in ('public', 'protected', 'hidden'))
);

CREATE TABLE "social_post" (
	"tenant_id" integer NOT NULL,
	"id" integer NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"text" text NOT NULL,
	"channel" text NOT NULL,
	"account" text NOT NULL,
	"link" text NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	"image_id" integer,
	"access" text DEFAULT 'public' NOT NULL,
	"visible_until" timestamp with time zone,
	CONSTRAINT "social_post_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "social_post_link_key" UNIQUE("tenant_id","link"),
	CONSTRAINT "social_post_text_check" CHECK (btrim("text") <> ''),
	CONSTRAINT "social_post_channel_check" CHECK ("channel" in ('instagram', 'facebook', 'x')),
	CONSTRAINT "social_post_account_check" CHECK (btrim("account") <> ''),
	CONSTRAINT "social_post_access_check" CHECK ("access" in ('public', 'protected', 'hidden'))
);

CREATE TABLE "social_post_sport" (
	"tenant_id" integer NOT NULL,
	"social_post_id" integer NOT NULL,
	"sport_id" integer NOT NULL,
	CONSTRAINT "social_post_sport_tenant_id_social_post_id_sport_id_pk" PRIMARY KEY("tenant_id","social_post_id","sport_id")
);

ALTER TABLE "inductee" ADD COLUMN "inducted_on" date;
ALTER TABLE "moment" ADD CONSTRAINT "moment_tenant_id_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenant"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "moment" ADD CONSTRAINT "moment_tenant_id_image_id_image_tenant_id_id_fk" FOREIGN KEY ("tenant_id","image_id") REFERENCES "public"."image"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "moment" ADD CONSTRAINT "moment_tenant_id_game_id_game_tenant_id_id_fk" FOREIGN KEY ("tenant_id","game_id") REFERENCES "public"."game"("tenant_id","id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "moment_sport" ADD CONSTRAINT "moment_sport_tenant_id_moment_id_moment_tenant_id_id_fk" FOREIGN KEY ("tenant_id","moment_id") REFERENCES "public"."moment"("tenant_id","id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "moment_sport" ADD CONSTRAINT "moment_sport_tenant_id_sport_id_sport_tenant_id_id_fk" FOREIGN KEY ("tenant_id","sport_id") REFERENCES "public"."sport"("tenant_id","id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "moment_person" ADD CONSTRAINT "moment_person_tenant_id_moment_id_moment_tenant_id_id_fk" FOREIGN KEY ("tenant_id","moment_id") REFERENCES "public"."moment"("tenant_id","id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "moment_person" ADD CONSTRAINT "moment_person_tenant_id_person_id_person_tenant_id_id_fk" FOREIGN KEY ("tenant_id","person_id") REFERENCES "public"."person"("tenant_id","id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "clipping" ADD CONSTRAINT "clipping_tenant_id_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenant"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "clipping" ADD CONSTRAINT "clipping_tenant_id_image_id_image_tenant_id_id_fk" FOREIGN KEY ("tenant_id","image_id") REFERENCES "public"."image"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "clipping_sport" ADD CONSTRAINT "clipping_sport_tenant_id_clipping_id_clipping_tenant_id_id_fk" FOREIGN KEY ("tenant_id","clipping_id") REFERENCES "public"."clipping"("tenant_id","id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "clipping_sport" ADD CONSTRAINT "clipping_sport_tenant_id_sport_id_sport_tenant_id_id_fk" FOREIGN KEY ("tenant_id","sport_id") REFERENCES "public"."sport"("tenant_id","id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "broadcaster" ADD CONSTRAINT "broadcaster_tenant_id_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenant"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "broadcaster" ADD CONSTRAINT "broadcaster_tenant_id_image_id_image_tenant_id_id_fk" FOREIGN KEY ("tenant_id","image_id") REFERENCES "public"."image"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "broadcaster_sport" ADD CONSTRAINT "broadcaster_sport_tenant_id_broadcaster_id_broadcaster_tenant_id_id_fk" FOREIGN KEY ("tenant_id","broadcaster_id") REFERENCES "public"."broadcaster"("tenant_id","id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "broadcaster_sport" ADD CONSTRAINT "broadcaster_sport_tenant_id_sport_id_sport_tenant_id_id_fk" FOREIGN KEY ("tenant_id","sport_id") REFERENCES "public"."sport"("tenant_id","id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "partner" ADD CONSTRAINT "partner_tenant_id_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenant"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "partner" ADD CONSTRAINT "partner_tenant_id_image_id_image_tenant_id_id_fk" FOREIGN KEY ("tenant_id","image_id") REFERENCES "public"."image"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "social_post" ADD CONSTRAINT "social_post_tenant_id_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenant"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "social_post" ADD CONSTRAINT "social_post_tenant_id_image_id_image_tenant_id_id_fk" FOREIGN KEY ("tenant_id","image_id") REFERENCES "public"."image"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "social_post_sport" ADD CONSTRAINT "social_post_sport_tenant_id_social_post_id_social_post_tenant_id_id_fk" FOREIGN KEY ("tenant_id","social_post_id") REFERENCES "public"."social_post"("tenant_id","id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "social_post_sport" ADD CONSTRAINT "social_post_sport_tenant_id_sport_id_sport_tenant_id_id_fk" FOREIGN KEY ("tenant_id","sport_id") REFERENCES "public"."sport"("tenant_id","id") ON DELETE cascade ON UPDATE no action;
CREATE INDEX "moment_image_id" ON "moment" USING btree ("tenant_id","image_id");
CREATE INDEX "moment_game_id" ON "moment" USING btree ("tenant_id","game_id");
CREATE INDEX "moment_sport_sport_id" ON "moment_sport" USING btree ("tenant_id","sport_id");
CREATE INDEX "moment_person_person_id" ON "moment_person" USING btree ("tenant_id","person_id");
CREATE INDEX "clipping_image_id" ON "clipping" USING btree ("tenant_id","image_id");
CREATE INDEX "clipping_sport_sport_id" ON "clipping_sport" USING btree ("tenant_id","sport_id");
CREATE INDEX "broadcaster_image_id" ON "broadcaster" USING btree ("tenant_id","image_id");
CREATE INDEX "broadcaster_sport_sport_id" ON "broadcaster_sport" USING btree ("tenant_id","sport_id");
CREATE INDEX "partner_image_id" ON "partner" USING btree ("tenant_id","image_id");
CREATE INDEX "social_post_image_id" ON "social_post" USING btree ("tenant_id","image_id");
CREATE INDEX "social_post_sport_sport_id" ON "social_post_sport" USING btree ("tenant_id","sport_id");

create trigger search_insert after insert on moment referencing new table as changed
  for each statement execute function search_refresh_content('moment', 'title', 'summary', 'about');
create trigger search_update after update on moment referencing old table as before new table as changed
  for each statement execute function search_refresh_content('moment', 'title', 'summary', 'about');
create trigger search_delete after delete on moment referencing old table as before
  for each statement execute function search_refresh_content('moment', 'title', 'summary', 'about');
create trigger search_insert after insert on clipping referencing new table as changed
  for each statement execute function search_refresh_content('clipping', 'title', 'summary', 'outlet,author');
create trigger search_update after update on clipping referencing old table as before new table as changed
  for each statement execute function search_refresh_content('clipping', 'title', 'summary', 'outlet,author');
create trigger search_delete after delete on clipping referencing old table as before
  for each statement execute function search_refresh_content('clipping', 'title', 'summary', 'outlet,author');
create trigger search_insert after insert on broadcaster referencing new table as changed
  for each statement execute function search_refresh_content('broadcaster', 'title', 'channel', 'about');
create trigger search_update after update on broadcaster referencing old table as before new table as changed
  for each statement execute function search_refresh_content('broadcaster', 'title', 'channel', 'about');
create trigger search_delete after delete on broadcaster referencing old table as before
  for each statement execute function search_refresh_content('broadcaster', 'title', 'channel', 'about');
create trigger search_insert after insert on partner referencing new table as changed
  for each statement execute function search_refresh_content('partner', 'title', 'about', '');
create trigger search_update after update on partner referencing old table as before new table as changed
  for each statement execute function search_refresh_content('partner', 'title', 'about', '');
create trigger search_delete after delete on partner referencing old table as before
  for each statement execute function search_refresh_content('partner', 'title', 'about', '');
