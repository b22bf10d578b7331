CREATE TABLE "record_mark" (
	"tenant_id" integer NOT NULL,
	"id" integer NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sport_id" integer NOT NULL,
	"subject" text NOT NULL,
	"span" text NOT NULL,
	"title" text NOT NULL,
	"mark" text NOT NULL,
	"holder" text,
	"person_id" integer,
	"season" text,
	"opponent" text,
	"date" text,
	"source" text NOT NULL,
	CONSTRAINT "record_mark_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "record_mark_subject_check" CHECK ("subject" in ('team', 'individual')),
	CONSTRAINT "record_mark_span_check" CHECK ("span" in ('game', 'season', 'career')),
	CONSTRAINT "record_mark_title_check" CHECK (btrim("title") <> ''),
	CONSTRAINT "record_mark_mark_check" CHECK (btrim("mark") <> ''),
	CONSTRAINT "record_mark_holder_check" CHECK (btrim("holder") <> ''),
	CONSTRAINT "record_mark_season_check" CHECK (btrim("season") <> ''),
	CONSTRAINT "record_mark_opponent_check" CHECK (btrim("opponent") <> ''),
	CONSTRAINT "record_mark_date_check" CHECK (btrim("date") <> ''),
	CONSTRAINT "record_mark_source_check" CHECK (btrim("source") <> '')
);

ALTER TABLE "record_mark" ADD CONSTRAINT "record_mark_tenant_id_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenant"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "record_mark" ADD CONSTRAINT "record_mark_tenant_id_sport_id_sport_tenant_id_id_fk" FOREIGN KEY ("tenant_id","sport_id") REFERENCES "public"."sport"("tenant_id","id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "record_mark" ADD CONSTRAINT "record_mark_tenant_id_person_id_person_tenant_id_id_fk" FOREIGN KEY ("tenant_id","person_id") REFERENCES "public"."person"("tenant_id","id") ON DELETE cascade ON UPDATE no action;
CREATE INDEX "record_mark_sport_id" ON "record_mark" USING btree ("tenant_id","sport_id");
CREATE INDEX "record_mark_person_id" ON "record_mark" USING btree ("tenant_id","person_id");
