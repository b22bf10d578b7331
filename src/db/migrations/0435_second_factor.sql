CREATE TABLE "pending_login" (
	"tenant_id" integer NOT NULL,
	"token_hash" text NOT NULL,
	"account_id" integer NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "pending_login_tenant_id_token_hash_pk" PRIMARY KEY("tenant_id","token_hash")
);

CREATE TABLE "staff_factor" (
	"tenant_id" integer NOT NULL,
	"account_id" integer NOT NULL,
	"secret" text NOT NULL,
	"last_step" integer DEFAULT 0 NOT NULL,
	"begun_at" timestamp with time zone DEFAULT now() NOT NULL,
	"confirmed_at" timestamp with time zone,
	CONSTRAINT "staff_factor_tenant_id_account_id_pk" PRIMARY KEY("tenant_id","account_id")
);

CREATE TABLE "staff_recovery_code" (
	"tenant_id" integer NOT NULL,
	"account_id" integer NOT NULL,
	"code_hash" text NOT NULL,
	CONSTRAINT "staff_recovery_code_tenant_id_account_id_code_hash_pk" PRIMARY KEY("tenant_id","account_id","code_hash")
);

ALTER TABLE "staff_login" DROP CONSTRAINT "staff_login_outcome_check";
ALTER TABLE "pending_login" ADD CONSTRAINT "pending_login_tenant_id_account_id_staff_account_tenant_id_id_fk" FOREIGN KEY ("tenant_id","account_id") REFERENCES "public"."staff_account"("tenant_id","id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "staff_factor" ADD CONSTRAINT "staff_factor_tenant_id_account_id_staff_account_tenant_id_id_fk" FOREIGN KEY ("tenant_id","account_id") REFERENCES "public"."staff_account"("tenant_id","id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "staff_recovery_code" ADD CONSTRAINT "staff_recovery_code_tenant_id_account_id_staff_account_tenant_id_id_fk" FOREIGN KEY ("tenant_id","account_id") REFERENCES "public"."staff_account"("tenant_id","id") ON DELETE cascade ON UPDATE no action;
CREATE INDEX "pending_login_account" ON "pending_login" USING btree ("tenant_id","account_id");
ALTER TABLE "staff_login" ADD CONSTRAINT "staff_login_outcome_check" CHECK ("outcome" in ('accepted', 'wrong_password', 'unknown_account', 'disabled_account', 'too_many_attempts', 'unknown_token', 'wrong_code'));
