CREATE TABLE "staff_member_entry" (
	"tenant_id" integer NOT NULL,
	"staff_member_id" integer NOT NULL,
	"stated" jsonb NOT NULL,
	CONSTRAINT "staff_member_entry_tenant_id_staff_member_id_pk" PRIMARY KEY("tenant_id","staff_member_id")
);

ALTER TABLE "roster_player" ADD COLUMN "roster_entry" jsonb;
ALTER TABLE "staff_member_entry" ADD CONSTRAINT "staff_member_entry_tenant_id_staff_member_id_staff_member_tenant_id_id_fk" FOREIGN KEY ("tenant_id","staff_member_id") REFERENCES "public"."staff_member"("tenant_id","id") ON DELETE cascade ON UPDATE no action;
