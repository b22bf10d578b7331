CREATE TABLE "mail" (
	"tenant_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "mail_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"key" text,
	"purpose" text NOT NULL,
	"to_name" text,
	"to_address" text NOT NULL,
	"reply_to_name" text,
	"reply_to_address" text,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"unsubscribe_url" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp with time zone DEFAULT now(),
	"sent_at" timestamp with time zone,
	"error" text,
	CONSTRAINT "mail_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "mail_key" UNIQUE("tenant_id","key"),
	CONSTRAINT "mail_purpose_check" CHECK ("purpose" in ('form', 'confirmation', 'subscription', 'receipt')),
	CONSTRAINT "mail_to_address_check" CHECK ("to_address" ~ '^[^\s@,<>]+@[^\s@,<>]+$'),
	CONSTRAINT "mail_reply_to_address_check" CHECK ("reply_to_address" ~ '^[^\s@,<>]+@[^\s@,<>]+$'),
	CONSTRAINT "mail_subject_check" CHECK (btrim("subject") <> ''),
	CONSTRAINT "mail_attempts_check" CHECK ("attempts" >= 0)
);

ALTER TABLE "mail" ADD CONSTRAINT "mail_tenant_id_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenant"("id") ON DELETE cascade ON UPDATE no action;
CREATE INDEX "mail_waiting" ON "mail" USING btree ("next_attempt_at") WHERE next_attempt_at is not null;
