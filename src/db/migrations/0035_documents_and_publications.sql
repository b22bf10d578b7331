CREATE TABLE "document" (
	"tenant_id" integer NOT NULL,
	"id" integer NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"title" text NOT NULL,
	"file_id" integer NOT NULL,
	"path" text NOT NULL,
	"summary" text,
	"date" date NOT NULL,
	"access" text DEFAULT 'public' NOT NULL,
	"visible_from" timestamp with time zone,
	"visible_until" timestamp with time zone,
	CONSTRAINT "document_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "document_path_key" UNIQUE("tenant_id","path"),
	CONSTRAINT "document_title_check" CHECK (btrim("title") <> ''),
	CONSTRAINT "document_path_check" CHECK (btrim("path") <> ''),
	CONSTRAINT "document_summary_check" CHECK (btrim("summary") <> ''),
	CONSTRAINT "document_access_check" CHECK ("access" in ('public', 'protected', 'hidden'))
);

CREATE TABLE "document_sport" (
	"tenant_id" integer NOT NULL,
	"document_id" integer NOT NULL,
	"sport_id" integer NOT NULL,
	CONSTRAINT "document_sport_tenant_id_document_id_sport_id_pk" PRIMARY KEY("tenant_id","document_id","sport_id")
);

CREATE TABLE "sport_file" (
	"tenant_id" integer NOT NULL,
	"id" integer NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"title" text NOT NULL,
	"slug" text NOT NULL,
	"date" date NOT NULL,
	"summary" text,
	"content" text,
	"sport_id" integer,
	"image_id" integer,
	"access" text DEFAULT 'public' NOT NULL,
	"visible_from" timestamp with time zone,
	"visible_until" timestamp with time zone,
	CONSTRAINT "sport_file_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "sport_file_date_slug_key" UNIQUE("tenant_id","date","slug"),
	CONSTRAINT "sport_file_title_check" CHECK (btrim("title") <> ''),
	CONSTRAINT "sport_file_slug_check" CHECK ("slug" ~ '^[a-z0-9][a-z0-9_.-]*$'),
	CONSTRAINT "sport_file_summary_check" CHECK (btrim("summary") <> ''),
	CONSTRAINT "sport_file_access_check" CHECK ("access" in ('public', 'protected', 'hidden'))
);

CREATE TABLE "sport_file_document" (
	"tenant_id" integer NOT NULL,
	"sport_file_id" integer NOT NULL,
	"document_id" integer NOT NULL,
	CONSTRAINT "sport_file_document_tenant_id_sport_file_id_document_id_pk" PRIMARY KEY("tenant_id","sport_file_id","document_id")
);

CREATE TABLE "sport_file_slug" (
	"tenant_id" integer NOT NULL,
	"slug" text NOT NULL,
	"date" date NOT NULL,
	"sport_file_id" integer NOT NULL,
	CONSTRAINT "sport_file_slug_tenant_id_date_slug_pk" PRIMARY KEY("tenant_id","date","slug")
);

CREATE TABLE "publication" (
	"tenant_id" integer NOT NULL,
	"id" integer NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"title" text NOT NULL,
	"slug" text NOT NULL,
	"kind" text DEFAULT 'other' NOT NULL,
	"issued" date NOT NULL,
	"summary" text,
	"outline" text,
	"file_id" integer,
	"link" text,
	"cover_id" integer,
	"access" text DEFAULT 'public' NOT NULL,
	"visible_from" timestamp with time zone,
	"visible_until" timestamp with time zone,
	CONSTRAINT "publication_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "publication_slug_key" UNIQUE("tenant_id","slug"),
	CONSTRAINT "publication_title_check" CHECK (btrim("title") <> ''),
	CONSTRAINT "publication_slug_check" CHECK ("slug" ~ '^[a-z0-9][a-z0-9-]*$'),
	CONSTRAINT "publication_kind_check" CHECK ("kind" in ('media-guide', 'game-program', 'yearbook', 'record-book', 'newsletter', 'other')),
	CONSTRAINT "publication_summary_check" CHECK (btrim("summary") <> ''),
	CONSTRAINT "publication_access_check" CHECK ("access" in ('public', 'protected', 'hidden'))
);

CREATE TABLE "publication_sport" (
	"tenant_id" integer NOT NULL,
	"publication_id" integer NOT NULL,
	"sport_id" integer NOT NULL,
	CONSTRAINT "publication_sport_tenant_id_publication_id_sport_id_pk" PRIMARY KEY("tenant_id","publication_id","sport_id")
);

CREATE TABLE "publication_slug" (
	"tenant_id" integer NOT NULL,
	"slug" text NOT NULL,
	"publication_id" integer NOT NULL,
	CONSTRAINT "publication_slug_tenant_id_slug_pk" PRIMARY KEY("tenant_id","slug")
);

ALTER TABLE "document" ADD CONSTRAINT "document_tenant_id_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenant"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "document" ADD CONSTRAINT "document_tenant_id_file_id_stored_file_tenant_id_id_fk" FOREIGN KEY ("tenant_id","file_id") REFERENCES "public"."stored_file"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "document_sport" ADD CONSTRAINT "document_sport_tenant_id_document_id_document_tenant_id_id_fk" FOREIGN KEY ("tenant_id","document_id") REFERENCES "public"."document"("tenant_id","id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "document_sport" ADD CONSTRAINT "document_sport_tenant_id_sport_id_sport_tenant_id_id_fk" FOREIGN KEY ("tenant_id","sport_id") REFERENCES "public"."sport"("tenant_id","id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "sport_file" ADD CONSTRAINT "sport_file_tenant_id_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenant"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "sport_file" ADD CONSTRAINT "sport_file_tenant_id_sport_id_sport_tenant_id_id_fk" FOREIGN KEY ("tenant_id","sport_id") REFERENCES "public"."sport"("tenant_id","id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "sport_file" ADD CONSTRAINT "sport_file_tenant_id_image_id_image_tenant_id_id_fk" FOREIGN KEY ("tenant_id","image_id") REFERENCES "public"."image"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "sport_file_document" ADD CONSTRAINT "sport_file_document_tenant_id_sport_file_id_sport_file_tenant_id_id_fk" FOREIGN KEY ("tenant_id","sport_file_id") REFERENCES "public"."sport_file"("tenant_id","id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "sport_file_document" ADD CONSTRAINT "sport_file_document_tenant_id_document_id_document_tenant_id_id_fk" FOREIGN KEY ("tenant_id","document_id") REFERENCES "public"."document"("tenant_id","id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "sport_file_slug" ADD CONSTRAINT "sport_file_slug_tenant_id_sport_file_id_sport_file_tenant_id_id_fk" FOREIGN KEY ("tenant_id","sport_file_id") REFERENCES "public"."sport_file"("tenant_id","id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "publication" ADD CONSTRAINT "publication_tenant_id_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenant"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "publication" ADD CONSTRAINT "publication_tenant_id_file_id_stored_file_tenant_id_id_fk" FOREIGN KEY ("tenant_id","file_id") REFERENCES "public"."stored_file"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "publication" ADD CONSTRAINT "publication_tenant_id_cover_id_image_tenant_id_id_fk" FOREIGN KEY ("tenant_id","cover_id") REFERENCES "public"."image"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "publication_sport" ADD CONSTRAINT "publication_sport_tenant_id_publication_id_publication_tenant_id_id_fk" FOREIGN KEY ("tenant_id","publication_id") REFERENCES "public"."publication"("tenant_id","id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "publication_sport" ADD CONSTRAINT "publication_sport_tenant_id_sport_id_sport_tenant_id_id_fk" FOREIGN KEY ("tenant_id","sport_id") REFERENCES "public"."sport"("tenant_id","id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "publication_slug" ADD CONSTRAINT "publication_slug_tenant_id_publication_id_publication_tenant_id_id_fk" FOREIGN KEY ("tenant_id","publication_id") REFERENCES "public"."publication"("tenant_id","id") ON DELETE cascade ON UPDATE no action;
CREATE INDEX "document_file_id" ON "document" USING btree ("tenant_id","file_id");
CREATE INDEX "document_sport_sport_id" ON "document_sport" USING btree ("tenant_id","sport_id");
CREATE INDEX "sport_file_sport_id" ON "sport_file" USING btree ("tenant_id","sport_id");
CREATE INDEX "sport_file_image_id" ON "sport_file" USING btree ("tenant_id","image_id");
CREATE INDEX "sport_file_document_document_id" ON "sport_file_document" USING btree ("tenant_id","document_id");
CREATE INDEX "sport_file_slug_sport_file_id" ON "sport_file_slug" USING btree ("tenant_id","sport_file_id");
CREATE INDEX "publication_file_id" ON "publication" USING btree ("tenant_id","file_id");
CREATE INDEX "publication_cover_id" ON "publication" USING btree ("tenant_id","cover_id");
CREATE INDEX "publication_sport_sport_id" ON "publication_sport" USING btree ("tenant_id","sport_id");
CREATE INDEX "publication_slug_publication_id" ON "publication_slug" USING btree ("tenant_id","publication_id");

create trigger search_insert after insert on document referencing new table as changed
  for each statement execute function search_refresh_content('document', 'title', 'summary', '');
create trigger search_update after update on document referencing old table as before new table as changed
  for each statement execute function search_refresh_content('document', 'title', 'summary', '');
create trigger search_delete after delete on document referencing old table as before
  for each statement execute function search_refresh_content('document', 'title', 'summary', '');

create trigger search_insert after insert on sport_file referencing new table as changed
  for each statement execute function search_refresh_content('sportFile', 'title', 'summary', 'content');
create trigger search_update after update on sport_file referencing old table as before new table as changed
  for each statement execute function search_refresh_content('sportFile', 'title', 'summary', 'content');
create trigger search_delete after delete on sport_file referencing old table as before
  for each statement execute function search_refresh_content('sportFile', 'title', 'summary', 'content');

create trigger search_insert after insert on publication referencing new table as changed
  for each statement execute function search_refresh_content('publication', 'title', 'summary', 'outline');
create trigger search_update after update on publication referencing old table as before new table as changed
  for each statement execute function search_refresh_content('publication', 'title', 'summary', 'outline');
create trigger search_delete after delete on publication referencing old table as before
  for each statement execute function search_refresh_content('publication', 'title', 'summary', 'outline');

-- Adds the text of a row's file to its search document. Argument: the name of the kind. Triggers run in the order of their
-- names, so that these follow those named search_.
create function search_add_file_text() returns trigger
  language plpgsql as $$
begin
  update search_document d set body = concat_ws(' ', nullif(d.body, ''), f.text)
  from changed c
  join stored_file f on f.tenant_id = c.tenant_id and f.id = c.file_id
  where f.text is not null and d.tenant_id = c.tenant_id and d.kind = tg_argv[0] and d.ref_id = c.id;
  return null;
end $$;

create trigger text_insert after insert on document referencing new table as changed
  for each statement execute function search_add_file_text('document');
create trigger text_update after update on document referencing new table as changed
  for each statement execute function search_add_file_text('document');
create trigger text_insert after insert on publication referencing new table as changed
  for each statement execute function search_add_file_text('publication');
create trigger text_update after update on publication referencing new table as changed
  for each statement execute function search_add_file_text('publication');
