CREATE TABLE "password_reset" (
	"tenant_id" integer NOT NULL,
	"account_id" integer NOT NULL,
	"token_hash" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "password_reset_tenant_id_account_id_pk" PRIMARY KEY("tenant_id","account_id"),
	CONSTRAINT "password_reset_token" UNIQUE("token_hash")
);

CREATE TABLE "staff_device" (
	"tenant_id" integer NOT NULL,
	"account_id" integer NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "staff_device_tenant_id_account_id_token_hash_pk" PRIMARY KEY("tenant_id","account_id","token_hash")
);

CREATE TABLE "staff_login" (
	"tenant_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "staff_login_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"account_id" integer,
	"outcome" text NOT NULL,
	"address" text NOT NULL,
	"user_agent" text NOT NULL,
	CONSTRAINT "staff_login_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "staff_login_outcome_check" CHECK ("outcome" in ('accepted', 'wrong_password', 'unknown_account', 'disabled_account', 'too_many_attempts'))
);

ALTER TABLE "mail" DROP CONSTRAINT "mail_purpose_check";
ALTER TABLE "staff_session" ADD COLUMN "may_write" boolean DEFAULT true NOT NULL;
ALTER TABLE "password_reset" ADD CONSTRAINT "password_reset_tenant_id_account_id_staff_account_tenant_id_id_fk" FOREIGN KEY ("tenant_id","account_id") REFERENCES "public"."staff_account"("tenant_id","id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "staff_device" ADD CONSTRAINT "staff_device_tenant_id_account_id_staff_account_tenant_id_id_fk" FOREIGN KEY ("tenant_id","account_id") REFERENCES "public"."staff_account"("tenant_id","id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "staff_login" ADD CONSTRAINT "staff_login_tenant_id_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenant"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "staff_login" ADD CONSTRAINT "staff_login_tenant_id_account_id_staff_account_tenant_id_id_fk" FOREIGN KEY ("tenant_id","account_id") REFERENCES "public"."staff_account"("tenant_id","id") ON DELETE cascade ON UPDATE no action;
CREATE INDEX "staff_device_token" ON "staff_device" USING btree ("tenant_id","token_hash");
CREATE INDEX "staff_login_account" ON "staff_login" USING btree ("tenant_id","account_id","id");
CREATE INDEX "staff_login_at" ON "staff_login" USING btree ("at");
ALTER TABLE "mail" ADD CONSTRAINT "mail_purpose_check" CHECK ("purpose" in ('form', 'confirmation', 'subscription', 'receipt', 'account'));
