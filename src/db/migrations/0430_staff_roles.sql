CREATE TABLE "staff_grant" (
	"tenant_id" integer NOT NULL,
	"id" integer NOT NULL,
	"account_id" integer NOT NULL,
	"role" text NOT NULL,
	"sport_id" integer,
	"game_id" integer,
	"day" date,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "staff_grant_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "staff_grant_once" UNIQUE NULLS NOT DISTINCT("tenant_id","account_id","role","sport_id","game_id","day"),
	CONSTRAINT "staff_grant_scope_check" CHECK (num_nonnulls("sport_id", "game_id", "day") <= 1),
	CONSTRAINT "staff_grant_role_check" CHECK ("role" in ('administrator', 'editor', 'sport-contact', 'writer', 'photographer', 'scorer', 'sponsor-viewer'))
);

CREATE TABLE "staff_refusal" (
	"tenant_id" integer NOT NULL,
	"id" integer NOT NULL GENERATED ALWAYS AS IDENTITY (sequence name "staff_refusal_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"account_id" integer NOT NULL,
	"door" text NOT NULL,
	"level" text NOT NULL,
	"kind" text NOT NULL,
	"content_id" integer,
	"reason" text NOT NULL,
	CONSTRAINT "staff_refusal_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "staff_refusal_level_check" CHECK ("level" in ('read', 'draft', 'publish'))
);

ALTER TABLE "staff_grant" ADD CONSTRAINT "staff_grant_tenant_id_account_id_staff_account_tenant_id_id_fk" FOREIGN KEY ("tenant_id","account_id") REFERENCES "public"."staff_account"("tenant_id","id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "staff_grant" ADD CONSTRAINT "staff_grant_tenant_id_sport_id_sport_tenant_id_id_fk" FOREIGN KEY ("tenant_id","sport_id") REFERENCES "public"."sport"("tenant_id","id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "staff_grant" ADD CONSTRAINT "staff_grant_tenant_id_game_id_game_tenant_id_id_fk" FOREIGN KEY ("tenant_id","game_id") REFERENCES "public"."game"("tenant_id","id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "staff_refusal" ADD CONSTRAINT "staff_refusal_tenant_id_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenant"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "staff_refusal" ADD CONSTRAINT "staff_refusal_tenant_id_account_id_staff_account_tenant_id_id_fk" FOREIGN KEY ("tenant_id","account_id") REFERENCES "public"."staff_account"("tenant_id","id") ON DELETE cascade ON UPDATE no action;
CREATE INDEX "staff_grant_sport" ON "staff_grant" USING btree ("tenant_id","sport_id");
CREATE INDEX "staff_grant_game" ON "staff_grant" USING btree ("tenant_id","game_id");
CREATE INDEX "staff_refusal_account" ON "staff_refusal" USING btree ("tenant_id","account_id","id");
CREATE INDEX "staff_refusal_at" ON "staff_refusal" USING btree ("at");

-- Accounts have had the rights of administrators.
insert into staff_grant (tenant_id, id, account_id, role)
select tenant_id, row_number() over (partition by tenant_id order by id), id, 'administrator' from staff_account;
insert into tenant_counter (tenant_id, kind, last)
select tenant_id, 'staffGrant', max(id) from staff_grant group by tenant_id;
