CREATE TABLE "standing" (
	"tenant_id" integer NOT NULL,
	"id" integer NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sport_id" integer NOT NULL,
	"season" text NOT NULL,
	"team" text NOT NULL,
	"division" text,
	"conference" text NOT NULL,
	"overall" text,
	"home" text,
	"away" text,
	"streak" text,
	"points" integer,
	"place" integer,
	"through" date,
	CONSTRAINT "standing_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "standing_sport_id_season_team_key" UNIQUE("tenant_id","sport_id","season","team"),
	CONSTRAINT "standing_season_check" CHECK ("season" ~ '^\d{4}(-\d{2})?$'),
	CONSTRAINT "standing_team_check" CHECK (btrim("team") <> ''),
	CONSTRAINT "standing_division_check" CHECK (btrim("division") <> ''),
	CONSTRAINT "standing_conference_check" CHECK ("conference" ~ '^\d{1,3}-\d{1,3}(-\d{1,3})?$'),
	CONSTRAINT "standing_overall_check" CHECK ("overall" ~ '^\d{1,3}-\d{1,3}(-\d{1,3})?$'),
	CONSTRAINT "standing_home_check" CHECK ("home" ~ '^\d{1,3}-\d{1,3}(-\d{1,3})?$'),
	CONSTRAINT "standing_away_check" CHECK ("away" ~ '^\d{1,3}-\d{1,3}(-\d{1,3})?$'),
	CONSTRAINT "standing_streak_check" CHECK ("streak" ~ '^[WLT]\d{1,3}$'),
	CONSTRAINT "standing_points_check" CHECK ("points" >= 0),
	CONSTRAINT "standing_place_check" CHECK ("place" >= 1 and "place" <= 100)
);

CREATE TABLE "conference_result" (
	"tenant_id" integer NOT NULL,
	"id" integer NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sport_id" integer NOT NULL,
	"season" text NOT NULL,
	"date" date NOT NULL,
	"away" text NOT NULL,
	"away_score" integer NOT NULL,
	"home" text NOT NULL,
	"home_score" integer NOT NULL,
	"number" integer DEFAULT 0 NOT NULL,
	"is_conference" boolean DEFAULT true NOT NULL,
	"is_neutral" boolean DEFAULT false NOT NULL,
	CONSTRAINT "conference_result_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "conference_result_sport_id_season_date_away_home_number_key" UNIQUE("tenant_id","sport_id","season","date","away","home","number"),
	CONSTRAINT "conference_result_season_check" CHECK ("season" ~ '^\d{4}(-\d{2})?$'),
	CONSTRAINT "conference_result_away_check" CHECK (btrim("away") <> ''),
	CONSTRAINT "conference_result_away_score_check" CHECK ("away_score" >= 0 and "away_score" <= 999),
	CONSTRAINT "conference_result_home_check" CHECK (btrim("home") <> ''),
	CONSTRAINT "conference_result_home_score_check" CHECK ("home_score" >= 0 and "home_score" <= 999),
	CONSTRAINT "conference_result_number_check" CHECK ("number" >= 0 and "number" <= 2)
);

ALTER TABLE "standing" ADD CONSTRAINT "standing_tenant_id_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenant"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "standing" ADD CONSTRAINT "standing_tenant_id_sport_id_sport_tenant_id_id_fk" FOREIGN KEY ("tenant_id","sport_id") REFERENCES "public"."sport"("tenant_id","id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "conference_result" ADD CONSTRAINT "conference_result_tenant_id_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenant"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "conference_result" ADD CONSTRAINT "conference_result_tenant_id_sport_id_sport_tenant_id_id_fk" FOREIGN KEY ("tenant_id","sport_id") REFERENCES "public"."sport"("tenant_id","id") ON DELETE cascade ON UPDATE no action;
CREATE INDEX "standing_sport_id" ON "standing" USING btree ("tenant_id","sport_id");
CREATE INDEX "conference_result_sport_id" ON "conference_result" USING btree ("tenant_id","sport_id");
