CREATE TABLE "api_token" (
	"tenant_id" integer NOT NULL,
	"id" integer NOT NULL,
	"account_id" integer NOT NULL,
	"name" text NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	CONSTRAINT "api_token_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "api_token_hash" UNIQUE("token_hash")
);

ALTER TABLE "staff_grant" DROP CONSTRAINT "staff_grant_once";
ALTER TABLE "staff_grant" ALTER COLUMN "account_id" DROP NOT NULL;
ALTER TABLE "staff_grant" ADD COLUMN "token_id" integer;
ALTER TABLE "staff_login" DROP CONSTRAINT "staff_login_outcome_check";
ALTER TABLE "api_token" ADD CONSTRAINT "api_token_tenant_id_account_id_staff_account_tenant_id_id_fk" FOREIGN KEY ("tenant_id","account_id") REFERENCES "public"."staff_account"("tenant_id","id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "staff_grant" ADD CONSTRAINT "staff_grant_tenant_id_token_id_api_token_tenant_id_id_fk" FOREIGN KEY ("tenant_id","token_id") REFERENCES "public"."api_token"("tenant_id","id") ON DELETE cascade ON UPDATE no action;
CREATE INDEX "api_token_account" ON "api_token" USING btree ("tenant_id","account_id");
CREATE INDEX "staff_grant_token" ON "staff_grant" USING btree ("tenant_id","token_id");
ALTER TABLE "staff_grant" ADD CONSTRAINT "staff_grant_once" UNIQUE NULLS NOT DISTINCT("tenant_id","account_id","token_id","role","sport_id","game_id","day");
ALTER TABLE "staff_grant" ADD CONSTRAINT "staff_grant_holder_check" CHECK (num_nonnulls("account_id", "token_id") = 1);
ALTER TABLE "staff_login" ADD CONSTRAINT "staff_login_outcome_check" CHECK ("outcome" in ('accepted', 'wrong_password', 'unknown_account', 'disabled_account', 'too_many_attempts', 'unknown_token'));
