CREATE TABLE "season_import" (
	"tenant_id" integer NOT NULL,
	"id" integer NOT NULL,
	"season_id" integer NOT NULL,
	"source" text NOT NULL,
	"source_date" date,
	"file_name" text NOT NULL,
	"format" text NOT NULL,
	"sha256" text NOT NULL,
	"bytes" "bytea" NOT NULL,
	"facts" jsonb NOT NULL,
	"warnings" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"imported_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "season_import_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "season_import_source" UNIQUE("tenant_id","season_id","source"),
	CONSTRAINT "season_import_source_check" CHECK (btrim("source") <> ''),
	CONSTRAINT "season_import_file_name_check" CHECK (btrim("file_name") <> ''),
	CONSTRAINT "season_import_format_check" CHECK (btrim("format") <> ''),
	CONSTRAINT "season_import_sha256_check" CHECK ("sha256" ~ '^[0-9a-f]{64}$')
);

CREATE TABLE "season_line" (
	"tenant_id" integer NOT NULL,
	"season_import_id" integer NOT NULL,
	"seq" integer NOT NULL,
	"scope" text NOT NULL,
	"subject" text NOT NULL,
	"roster_player_id" integer,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"jersey" text NOT NULL,
	"stats" jsonb NOT NULL,
	"printed" jsonb DEFAULT '{}'::jsonb NOT NULL,
	CONSTRAINT "season_line_tenant_id_season_import_id_seq_pk" PRIMARY KEY("tenant_id","season_import_id","seq"),
	CONSTRAINT "season_line_seq_check" CHECK ("seq" >= 1),
	CONSTRAINT "season_line_scope_check" CHECK ("scope" in ('overall', 'conference')),
	CONSTRAINT "season_line_subject_check" CHECK ("subject" in ('player', 'unassigned', 'team', 'opponents'))
);

CREATE TABLE "season_sheet" (
	"tenant_id" integer NOT NULL,
	"season_import_id" integer NOT NULL,
	"seq" smallint NOT NULL,
	"view" text NOT NULL,
	"sheet" jsonb NOT NULL,
	CONSTRAINT "season_sheet_tenant_id_season_import_id_seq_pk" PRIMARY KEY("tenant_id","season_import_id","seq"),
	CONSTRAINT "season_sheet_seq_check" CHECK ("seq" >= 1),
	CONSTRAINT "season_sheet_view_check" CHECK ("view" in ('team', 'leaders', 'highs', 'games', 'opponents', 'results', 'source'))
);

ALTER TABLE "season_import" ADD CONSTRAINT "season_import_tenant_id_season_id_season_tenant_id_id_fk" FOREIGN KEY ("tenant_id","season_id") REFERENCES "public"."season"("tenant_id","id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "season_line" ADD CONSTRAINT "season_line_tenant_id_season_import_id_season_import_tenant_id_id_fk" FOREIGN KEY ("tenant_id","season_import_id") REFERENCES "public"."season_import"("tenant_id","id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "season_line" ADD CONSTRAINT "season_line_tenant_id_roster_player_id_roster_player_tenant_id_id_fk" FOREIGN KEY ("tenant_id","roster_player_id") REFERENCES "public"."roster_player"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "season_sheet" ADD CONSTRAINT "season_sheet_tenant_id_season_import_id_season_import_tenant_id_id_fk" FOREIGN KEY ("tenant_id","season_import_id") REFERENCES "public"."season_import"("tenant_id","id") ON DELETE cascade ON UPDATE no action;
CREATE INDEX "season_line_roster" ON "season_line" USING btree ("tenant_id","roster_player_id");
