CREATE TABLE "idempotency_key" (
	"tenant_id" integer NOT NULL,
	"account_id" integer NOT NULL,
	"key" text NOT NULL,
	"request_hash" text NOT NULL,
	"status" integer NOT NULL,
	"headers" json NOT NULL,
	"body" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "idempotency_key_tenant_id_account_id_key_pk" PRIMARY KEY("tenant_id","account_id","key")
);

ALTER TABLE "idempotency_key" ADD CONSTRAINT "idempotency_key_tenant_id_account_id_staff_account_tenant_id_id_fk" FOREIGN KEY ("tenant_id","account_id") REFERENCES "public"."staff_account"("tenant_id","id") ON DELETE cascade ON UPDATE no action;
CREATE INDEX "idempotency_key_created" ON "idempotency_key" USING btree ("created_at");
