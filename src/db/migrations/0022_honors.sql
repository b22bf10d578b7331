CREATE TABLE "hall" (
	"tenant_id" integer NOT NULL,
	"id" integer NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"title" text NOT NULL,
	"slug" text NOT NULL,
	"about" text,
	"position" integer NOT NULL,
	"access" text DEFAULT 'public' NOT NULL,
	"visible_from" timestamp with time zone,
	"visible_until" timestamp with time zone,
	CONSTRAINT "hall_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "hall_slug_key" UNIQUE("tenant_id","slug"),
	CONSTRAINT "hall_title_check" CHECK (btrim("title") <> ''),
	CONSTRAINT "hall_slug_check" CHECK ("slug" ~ '^[a-z0-9][a-z0-9-]*$'),
	CONSTRAINT "hall_position_check" CHECK ("position" >= 0),
	CONSTRAINT "hall_access_check" CHECK ("access" in ('public', 'protected', 'hidden'))
);

CREATE TABLE "hall_slug" (
	"tenant_id" integer NOT NULL,
	"slug" text NOT NULL,
	"hall_id" integer NOT NULL,
	CONSTRAINT "hall_slug_tenant_id_slug_pk" PRIMARY KEY("tenant_id","slug")
);

CREATE TABLE "inductee" (
	"tenant_id" integer NOT NULL,
	"id" integer NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"title" text NOT NULL,
	"hall_id" integer NOT NULL,
	"inducted" integer NOT NULL,
	"category" text DEFAULT 'athlete' NOT NULL,
	"sort_name" text NOT NULL,
	"years" text,
	"summary" text,
	"posthumous" boolean DEFAULT false NOT NULL,
	"about" text,
	"image_id" integer,
	"access" text DEFAULT 'public' NOT NULL,
	"visible_from" timestamp with time zone,
	"visible_until" timestamp with time zone,
	CONSTRAINT "inductee_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "inductee_hall_inducted_title_key" UNIQUE("tenant_id","hall_id","inducted","title"),
	CONSTRAINT "inductee_title_check" CHECK (btrim("title") <> ''),
	CONSTRAINT "inductee_inducted_check" CHECK ("inducted" >= 1600 and "inducted" <= 2200),
	CONSTRAINT "inductee_category_check" CHECK ("category" in ('athlete', 'coach', 'administrator', 'contributor', 'team')),
	CONSTRAINT "inductee_sort_name_check" CHECK (btrim("sort_name") <> ''),
	CONSTRAINT "inductee_years_check" CHECK (btrim("years") <> ''),
	CONSTRAINT "inductee_summary_check" CHECK (btrim("summary") <> ''),
	CONSTRAINT "inductee_access_check" CHECK ("access" in ('public', 'protected', 'hidden'))
);

CREATE TABLE "inductee_sport" (
	"tenant_id" integer NOT NULL,
	"inductee_id" integer NOT NULL,
	"sport_id" integer NOT NULL,
	CONSTRAINT "inductee_sport_tenant_id_inductee_id_sport_id_pk" PRIMARY KEY("tenant_id","inductee_id","sport_id")
);

CREATE TABLE "inductee_person" (
	"tenant_id" integer NOT NULL,
	"inductee_id" integer NOT NULL,
	"person_id" integer NOT NULL,
	CONSTRAINT "inductee_person_tenant_id_inductee_id_person_id_pk" PRIMARY KEY("tenant_id","inductee_id","person_id")
);

CREATE TABLE "award" (
	"tenant_id" integer NOT NULL,
	"id" integer NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"title" text NOT NULL,
	"level" text NOT NULL,
	"presenter" text,
	"period" text DEFAULT 'season' NOT NULL,
	"about" text,
	"position" integer NOT NULL,
	"access" text DEFAULT 'public' NOT NULL,
	"visible_from" timestamp with time zone,
	"visible_until" timestamp with time zone,
	CONSTRAINT "award_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "award_title_key" UNIQUE("tenant_id","title"),
	CONSTRAINT "award_title_check" CHECK (btrim("title") <> ''),
	CONSTRAINT "award_level_check" CHECK ("level" in ('national', 'regional', 'conference', 'institution')),
	CONSTRAINT "award_presenter_check" CHECK (btrim("presenter") <> ''),
	CONSTRAINT "award_period_check" CHECK ("period" in ('season', 'week')),
	CONSTRAINT "award_position_check" CHECK ("position" >= 0),
	CONSTRAINT "award_access_check" CHECK ("access" in ('public', 'protected', 'hidden'))
);

CREATE TABLE "award_sport" (
	"tenant_id" integer NOT NULL,
	"award_id" integer NOT NULL,
	"sport_id" integer NOT NULL,
	CONSTRAINT "award_sport_tenant_id_award_id_sport_id_pk" PRIMARY KEY("tenant_id","award_id","sport_id")
);

CREATE TABLE "award_winner" (
	"tenant_id" integer NOT NULL,
	"id" integer NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"title" text NOT NULL,
	"award_id" integer NOT NULL,
	"season" text NOT NULL,
	"week" date,
	"sport_id" integer,
	"recipient" text DEFAULT 'athlete' NOT NULL,
	"shared" boolean DEFAULT false NOT NULL,
	"team" text,
	"detail" text,
	CONSTRAINT "award_winner_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "award_winner_award_season_week_sport_title_key" UNIQUE NULLS NOT DISTINCT("tenant_id","award_id","season","week","sport_id","title"),
	CONSTRAINT "award_winner_title_check" CHECK (btrim("title") <> ''),
	CONSTRAINT "award_winner_season_check" CHECK ("season" ~ '^\d{4}(-\d{2})?$'),
	CONSTRAINT "award_winner_recipient_check" CHECK ("recipient" in ('athlete', 'coach', 'team')),
	CONSTRAINT "award_winner_team_check" CHECK ("team" in ('first', 'second', 'third', 'honorable')),
	CONSTRAINT "award_winner_detail_check" CHECK (btrim("detail") <> '')
);

CREATE TABLE "award_winner_person" (
	"tenant_id" integer NOT NULL,
	"award_winner_id" integer NOT NULL,
	"person_id" integer NOT NULL,
	CONSTRAINT "award_winner_person_tenant_id_award_winner_id_person_id_pk" PRIMARY KEY("tenant_id","award_winner_id","person_id")
);

CREATE TABLE "all_american" (
	"tenant_id" integer NOT NULL,
	"id" integer NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"title" text NOT NULL,
	"season" text NOT NULL,
	"sport_id" integer NOT NULL,
	"organization" text NOT NULL,
	"team" text,
	"event" text,
	"place" text,
	"position" text,
	"about" text,
	"image_id" integer,
	"access" text DEFAULT 'public' NOT NULL,
	"visible_from" timestamp with time zone,
	"visible_until" timestamp with time zone,
	CONSTRAINT "all_american_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "all_american_season_sport_organization_event_title_key" UNIQUE NULLS NOT DISTINCT("tenant_id","season","sport_id","organization","event","title"),
	CONSTRAINT "all_american_title_check" CHECK (btrim("title") <> ''),
	CONSTRAINT "all_american_season_check" CHECK ("season" ~ '^\d{4}(-\d{2})?$'),
	CONSTRAINT "all_american_organization_check" CHECK (btrim("organization") <> ''),
	CONSTRAINT "all_american_team_check" CHECK ("team" in ('first', 'second', 'third', 'honorable')),
	CONSTRAINT "all_american_event_check" CHECK (btrim("event") <> ''),
	CONSTRAINT "all_american_place_check" CHECK (btrim("place") <> ''),
	CONSTRAINT "all_american_position_check" CHECK (btrim("position") <> ''),
	CONSTRAINT "all_american_access_check" CHECK ("access" in ('public', 'protected', 'hidden'))
);

CREATE TABLE "all_american_person" (
	"tenant_id" integer NOT NULL,
	"all_american_id" integer NOT NULL,
	"person_id" integer NOT NULL,
	CONSTRAINT "all_american_person_tenant_id_all_american_id_person_id_pk" PRIMARY KEY("tenant_id","all_american_id","person_id")
);

ALTER TABLE "hall" ADD CONSTRAINT "hall_tenant_id_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenant"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "hall_slug" ADD CONSTRAINT "hall_slug_tenant_id_hall_id_hall_tenant_id_id_fk" FOREIGN KEY ("tenant_id","hall_id") REFERENCES "public"."hall"("tenant_id","id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "inductee" ADD CONSTRAINT "inductee_tenant_id_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenant"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "inductee" ADD CONSTRAINT "inductee_tenant_id_hall_id_hall_tenant_id_id_fk" FOREIGN KEY ("tenant_id","hall_id") REFERENCES "public"."hall"("tenant_id","id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "inductee" ADD CONSTRAINT "inductee_tenant_id_image_id_image_tenant_id_id_fk" FOREIGN KEY ("tenant_id","image_id") REFERENCES "public"."image"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "inductee_sport" ADD CONSTRAINT "inductee_sport_tenant_id_inductee_id_inductee_tenant_id_id_fk" FOREIGN KEY ("tenant_id","inductee_id") REFERENCES "public"."inductee"("tenant_id","id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "inductee_sport" ADD CONSTRAINT "inductee_sport_tenant_id_sport_id_sport_tenant_id_id_fk" FOREIGN KEY ("tenant_id","sport_id") REFERENCES "public"."sport"("tenant_id","id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "inductee_person" ADD CONSTRAINT "inductee_person_tenant_id_inductee_id_inductee_tenant_id_id_fk" FOREIGN KEY ("tenant_id","inductee_id") REFERENCES "public"."inductee"("tenant_id","id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "inductee_person" ADD CONSTRAINT "inductee_person_tenant_id_person_id_person_tenant_id_id_fk" FOREIGN KEY ("tenant_id","person_id") REFERENCES "public"."person"("tenant_id","id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "award" ADD CONSTRAINT "award_tenant_id_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenant"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "award_sport" ADD CONSTRAINT "award_sport_tenant_id_award_id_award_tenant_id_id_fk" FOREIGN KEY ("tenant_id","award_id") REFERENCES "public"."award"("tenant_id","id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "award_sport" ADD CONSTRAINT "award_sport_tenant_id_sport_id_sport_tenant_id_id_fk" FOREIGN KEY ("tenant_id","sport_id") REFERENCES "public"."sport"("tenant_id","id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "award_winner" ADD CONSTRAINT "award_winner_tenant_id_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenant"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "award_winner" ADD CONSTRAINT "award_winner_tenant_id_award_id_award_tenant_id_id_fk" FOREIGN KEY ("tenant_id","award_id") REFERENCES "public"."award"("tenant_id","id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "award_winner" ADD CONSTRAINT "award_winner_tenant_id_sport_id_sport_tenant_id_id_fk" FOREIGN KEY ("tenant_id","sport_id") REFERENCES "public"."sport"("tenant_id","id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "award_winner_person" ADD CONSTRAINT "award_winner_person_tenant_id_award_winner_id_award_winner_tenant_id_id_fk" FOREIGN KEY ("tenant_id","award_winner_id") REFERENCES "public"."award_winner"("tenant_id","id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "award_winner_person" ADD CONSTRAINT "award_winner_person_tenant_id_person_id_person_tenant_id_id_fk" FOREIGN KEY ("tenant_id","person_id") REFERENCES "public"."person"("tenant_id","id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "all_american" ADD CONSTRAINT "all_american_tenant_id_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenant"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "all_american" ADD CONSTRAINT "all_american_tenant_id_sport_id_sport_tenant_id_id_fk" FOREIGN KEY ("tenant_id","sport_id") REFERENCES "public"."sport"("tenant_id","id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "all_american" ADD CONSTRAINT "all_american_tenant_id_image_id_image_tenant_id_id_fk" FOREIGN KEY ("tenant_id","image_id") REFERENCES "public"."image"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "all_american_person" ADD CONSTRAINT "all_american_person_tenant_id_all_american_id_all_american_tenant_id_id_fk" FOREIGN KEY ("tenant_id","all_american_id") REFERENCES "public"."all_american"("tenant_id","id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "all_american_person" ADD CONSTRAINT "all_american_person_tenant_id_person_id_person_tenant_id_id_fk" FOREIGN KEY ("tenant_id","person_id") REFERENCES "public"."person"("tenant_id","id") ON DELETE cascade ON UPDATE no action;
CREATE INDEX "hall_slug_hall_id" ON "hall_slug" USING btree ("tenant_id","hall_id");
CREATE INDEX "inductee_hall_id" ON "inductee" USING btree ("tenant_id","hall_id");
CREATE INDEX "inductee_image_id" ON "inductee" USING btree ("tenant_id","image_id");
CREATE INDEX "inductee_sport_sport_id" ON "inductee_sport" USING btree ("tenant_id","sport_id");
CREATE INDEX "inductee_person_person_id" ON "inductee_person" USING btree ("tenant_id","person_id");
CREATE INDEX "award_sport_sport_id" ON "award_sport" USING btree ("tenant_id","sport_id");
CREATE INDEX "award_winner_award_id" ON "award_winner" USING btree ("tenant_id","award_id");
CREATE INDEX "award_winner_sport_id" ON "award_winner" USING btree ("tenant_id","sport_id");
CREATE INDEX "award_winner_person_person_id" ON "award_winner_person" USING btree ("tenant_id","person_id");
CREATE INDEX "all_american_sport_id" ON "all_american" USING btree ("tenant_id","sport_id");
CREATE INDEX "all_american_image_id" ON "all_american" USING btree ("tenant_id","image_id");
CREATE INDEX "all_american_person_person_id" ON "all_american_person" USING btree ("tenant_id","person_id");

create trigger search_insert after insert on hall referencing new table as changed
  for each statement execute function search_refresh_content('hall', 'title', '', 'about');
create trigger search_update after update on hall referencing old table as before new table as changed
  for each statement execute function search_refresh_content('hall', 'title', '', 'about');
create trigger search_delete after delete on hall referencing old table as before
  for each statement execute function search_refresh_content('hall', 'title', '', 'about');
create trigger search_insert after insert on inductee referencing new table as changed
  for each statement execute function search_refresh_content('inductee', 'title', 'summary', 'about');
create trigger search_update after update on inductee referencing old table as before new table as changed
  for each statement execute function search_refresh_content('inductee', 'title', 'summary', 'about');
create trigger search_delete after delete on inductee referencing old table as before
  for each statement execute function search_refresh_content('inductee', 'title', 'summary', 'about');
create trigger search_insert after insert on award referencing new table as changed
  for each statement execute function search_refresh_content('award', 'title', 'presenter', 'about');
create trigger search_update after update on award referencing old table as before new table as changed
  for each statement execute function search_refresh_content('award', 'title', 'presenter', 'about');
create trigger search_delete after delete on award referencing old table as before
  for each statement execute function search_refresh_content('award', 'title', 'presenter', 'about');
create trigger search_insert after insert on all_american referencing new table as changed
  for each statement execute function search_refresh_content('allAmerican', 'title', 'organization', 'event');
create trigger search_update after update on all_american referencing old table as before new table as changed
  for each statement execute function search_refresh_content('allAmerican', 'title', 'organization', 'event');
create trigger search_delete after delete on all_american referencing old table as before
  for each statement execute function search_refresh_content('allAmerican', 'title', 'organization', 'event');
