CREATE TABLE "stored_file" (
	"tenant_id" integer NOT NULL,
	"id" integer NOT NULL,
	"path" text NOT NULL,
	"name" text NOT NULL,
	"mime" text NOT NULL,
	"size" bigint NOT NULL,
	"sha256" text NOT NULL,
	"text" text,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "stored_file_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "stored_file_path" UNIQUE("tenant_id","path"),
	CONSTRAINT "stored_file_path_check" CHECK (btrim("path") <> ''),
	CONSTRAINT "stored_file_name_check" CHECK (btrim("name") <> ''),
	CONSTRAINT "stored_file_mime_check" CHECK (btrim("mime") <> ''),
	CONSTRAINT "stored_file_size_check" CHECK ("size" >= 1),
	CONSTRAINT "stored_file_sha256_check" CHECK ("sha256" ~ '^[0-9a-f]{64}$')
);

ALTER TABLE "stored_file" ADD CONSTRAINT "stored_file_tenant_id_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenant"("id") ON DELETE cascade ON UPDATE no action;
