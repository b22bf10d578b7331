CREATE TABLE "coach_tenure" (
	"tenant_id" integer NOT NULL,
	"id" integer NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sport_id" integer NOT NULL,
	"coach" text NOT NULL,
	"person_id" integer,
	"role" text DEFAULT 'head' NOT NULL,
	"starts_on" date,
	"ends_on" date,
	"games" integer,
	"note" text,
	CONSTRAINT "coach_tenure_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "coach_tenure_coach_check" CHECK (btrim("coach") <> ''),
	CONSTRAINT "coach_tenure_role_check" CHECK ("role" in ('head', 'co-head', 'interim', 'acting', 'none')),
	CONSTRAINT "coach_tenure_games_check" CHECK ("games" >= 1),
	CONSTRAINT "coach_tenure_note_check" CHECK (btrim("note") <> '')
);

CREATE TABLE "coaching_record" (
	"tenant_id" integer NOT NULL,
	"id" integer NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sport_id" integer NOT NULL,
	"season" integer NOT NULL,
	"coach" text,
	"person_id" integer,
	"wins" integer,
	"losses" integer,
	"ties" integer,
	"conference_wins" integer,
	"conference_losses" integer,
	"conference_ties" integer,
	"placing" text,
	"postseason" text,
	"note" text,
	"source" text,
	CONSTRAINT "coaching_record_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "coaching_record_sport_id_season_coach_person_id_key" UNIQUE NULLS NOT DISTINCT("tenant_id","sport_id","season","coach","person_id"),
	CONSTRAINT "coaching_record_season_check" CHECK ("season" >= 1600 and "season" <= 2200),
	CONSTRAINT "coaching_record_coach_check" CHECK (btrim("coach") <> ''),
	CONSTRAINT "coaching_record_wins_check" CHECK ("wins" >= 0 and "wins" <= 200),
	CONSTRAINT "coaching_record_losses_check" CHECK ("losses" >= 0 and "losses" <= 200),
	CONSTRAINT "coaching_record_ties_check" CHECK ("ties" >= 0 and "ties" <= 200),
	CONSTRAINT "coaching_record_conference_wins_check" CHECK ("conference_wins" >= 0 and "conference_wins" <= 200),
	CONSTRAINT "coaching_record_conference_losses_check" CHECK ("conference_losses" >= 0 and "conference_losses" <= 200),
	CONSTRAINT "coaching_record_conference_ties_check" CHECK ("conference_ties" >= 0 and "conference_ties" <= 200),
	CONSTRAINT "coaching_record_placing_check" CHECK (btrim("placing") <> ''),
	CONSTRAINT "coaching_record_postseason_check" CHECK (btrim("postseason") <> ''),
	CONSTRAINT "coaching_record_note_check" CHECK (btrim("note") <> ''),
	CONSTRAINT "coaching_record_source_check" CHECK (btrim("source") <> '')
);

CREATE TABLE "letterwinner" (
	"tenant_id" integer NOT NULL,
	"id" integer NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"name" text NOT NULL,
	"sport_id" integer NOT NULL,
	"years" text,
	"hometown" text,
	"person_id" integer,
	"note" text,
	"source" text,
	CONSTRAINT "letterwinner_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "letterwinner_name_sport_id_years_key" UNIQUE NULLS NOT DISTINCT("tenant_id","name","sport_id","years"),
	CONSTRAINT "letterwinner_name_check" CHECK (btrim("name") <> ''),
	CONSTRAINT "letterwinner_years_check" CHECK (btrim("years") <> ''),
	CONSTRAINT "letterwinner_hometown_check" CHECK (btrim("hometown") <> ''),
	CONSTRAINT "letterwinner_note_check" CHECK (btrim("note") <> ''),
	CONSTRAINT "letterwinner_source_check" CHECK (btrim("source") <> '')
);

ALTER TABLE "coach_tenure" ADD CONSTRAINT "coach_tenure_tenant_id_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenant"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "coach_tenure" ADD CONSTRAINT "coach_tenure_tenant_id_sport_id_sport_tenant_id_id_fk" FOREIGN KEY ("tenant_id","sport_id") REFERENCES "public"."sport"("tenant_id","id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "coach_tenure" ADD CONSTRAINT "coach_tenure_tenant_id_person_id_person_tenant_id_id_fk" FOREIGN KEY ("tenant_id","person_id") REFERENCES "public"."person"("tenant_id","id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "coaching_record" ADD CONSTRAINT "coaching_record_tenant_id_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenant"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "coaching_record" ADD CONSTRAINT "coaching_record_tenant_id_sport_id_sport_tenant_id_id_fk" FOREIGN KEY ("tenant_id","sport_id") REFERENCES "public"."sport"("tenant_id","id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "coaching_record" ADD CONSTRAINT "coaching_record_tenant_id_person_id_person_tenant_id_id_fk" FOREIGN KEY ("tenant_id","person_id") REFERENCES "public"."person"("tenant_id","id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "letterwinner" ADD CONSTRAINT "letterwinner_tenant_id_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenant"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "letterwinner" ADD CONSTRAINT "letterwinner_tenant_id_sport_id_sport_tenant_id_id_fk" FOREIGN KEY ("tenant_id","sport_id") REFERENCES "public"."sport"("tenant_id","id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "letterwinner" ADD CONSTRAINT "letterwinner_tenant_id_person_id_person_tenant_id_id_fk" FOREIGN KEY ("tenant_id","person_id") REFERENCES "public"."person"("tenant_id","id") ON DELETE cascade ON UPDATE no action;
CREATE INDEX "coach_tenure_sport_id" ON "coach_tenure" USING btree ("tenant_id","sport_id");
CREATE INDEX "coach_tenure_person_id" ON "coach_tenure" USING btree ("tenant_id","person_id");
CREATE INDEX "coaching_record_sport_id" ON "coaching_record" USING btree ("tenant_id","sport_id");
CREATE INDEX "coaching_record_person_id" ON "coaching_record" USING btree ("tenant_id","person_id");
CREATE INDEX "letterwinner_sport_id" ON "letterwinner" USING btree ("tenant_id","sport_id");
CREATE INDEX "letterwinner_person_id" ON "letterwinner" USING btree ("tenant_id","person_id");
