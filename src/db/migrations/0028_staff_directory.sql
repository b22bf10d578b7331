CREATE TABLE "department" (
	"tenant_id" integer NOT NULL,
	"id" integer NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"title" text NOT NULL,
	"about" text,
	"position" integer NOT NULL,
	"access" text DEFAULT 'public' NOT NULL,
	"visible_from" timestamp with time zone,
	"visible_until" timestamp with time zone,
	CONSTRAINT "department_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "department_title_key" UNIQUE("tenant_id","title"),
	CONSTRAINT "department_title_check" CHECK (btrim("title") <> ''),
	CONSTRAINT "department_position_check" CHECK ("position" >= 0),
	CONSTRAINT "department_access_check" CHECK ("access" in ('public', 'protected', 'hidden'))
);

CREATE TABLE "staff_member" (
	"tenant_id" integer NOT NULL,
	"id" integer NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_name" text NOT NULL,
	"first_name" text,
	"title" text,
	"email_user" text,
	"email_domain" text,
	"phone" text,
	"office" text,
	"about" text,
	"social" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"image_id" integer,
	"person_id" integer,
	"position" integer NOT NULL,
	"access" text DEFAULT 'public' NOT NULL,
	"visible_from" timestamp with time zone,
	"visible_until" timestamp with time zone,
	CONSTRAINT "staff_member_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "staff_member_last_name_check" CHECK (btrim("last_name") <> ''),
	CONSTRAINT "staff_member_first_name_check" CHECK (btrim("first_name") <> ''),
	CONSTRAINT "staff_member_title_check" CHECK (btrim("title") <> ''),
	CONSTRAINT "staff_member_email_user_check" CHECK ("email_user" ~ '^[^\s@]+$'),
	CONSTRAINT "staff_member_email_domain_check" CHECK ("email_domain" ~ '^([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$'),
	CONSTRAINT "staff_member_phone_check" CHECK (btrim("phone") <> ''),
	CONSTRAINT "staff_member_office_check" CHECK (btrim("office") <> ''),
	CONSTRAINT "staff_member_position_check" CHECK ("position" >= 0),
	CONSTRAINT "staff_member_access_check" CHECK ("access" in ('public', 'protected', 'hidden'))
);

CREATE TABLE "staff_member_department" (
	"tenant_id" integer NOT NULL,
	"staff_member_id" integer NOT NULL,
	"department_id" integer NOT NULL,
	CONSTRAINT "staff_member_department_tenant_id_staff_member_id_department_id_pk" PRIMARY KEY("tenant_id","staff_member_id","department_id")
);

CREATE TABLE "staff_member_sport" (
	"tenant_id" integer NOT NULL,
	"staff_member_id" integer NOT NULL,
	"sport_id" integer NOT NULL,
	CONSTRAINT "staff_member_sport_tenant_id_staff_member_id_sport_id_pk" PRIMARY KEY("tenant_id","staff_member_id","sport_id")
);

ALTER TABLE "department" ADD CONSTRAINT "department_tenant_id_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenant"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "staff_member" ADD CONSTRAINT "staff_member_tenant_id_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenant"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "staff_member" ADD CONSTRAINT "staff_member_tenant_id_image_id_image_tenant_id_id_fk" FOREIGN KEY ("tenant_id","image_id") REFERENCES "public"."image"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "staff_member" ADD CONSTRAINT "staff_member_tenant_id_person_id_person_tenant_id_id_fk" FOREIGN KEY ("tenant_id","person_id") REFERENCES "public"."person"("tenant_id","id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "staff_member_department" ADD CONSTRAINT "staff_member_department_tenant_id_staff_member_id_staff_member_tenant_id_id_fk" FOREIGN KEY ("tenant_id","staff_member_id") REFERENCES "public"."staff_member"("tenant_id","id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "staff_member_department" ADD CONSTRAINT "staff_member_department_tenant_id_department_id_department_tenant_id_id_fk" FOREIGN KEY ("tenant_id","department_id") REFERENCES "public"."department"("tenant_id","id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "staff_member_sport" ADD CONSTRAINT "staff_member_sport_tenant_id_staff_member_id_staff_member_tenant_id_id_fk" FOREIGN KEY ("tenant_id","staff_member_id") REFERENCES "public"."staff_member"("tenant_id","id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "staff_member_sport" ADD CONSTRAINT "staff_member_sport_tenant_id_sport_id_sport_tenant_id_id_fk" FOREIGN KEY ("tenant_id","sport_id") REFERENCES "public"."sport"("tenant_id","id") ON DELETE cascade ON UPDATE no action;
CREATE INDEX "staff_member_image_id" ON "staff_member" USING btree ("tenant_id","image_id");
CREATE INDEX "staff_member_person_id" ON "staff_member" USING btree ("tenant_id","person_id");
CREATE INDEX "staff_member_department_department_id" ON "staff_member_department" USING btree ("tenant_id","department_id");
CREATE INDEX "staff_member_sport_sport_id" ON "staff_member_sport" USING btree ("tenant_id","sport_id");

create trigger search_insert after insert on department referencing new table as changed
  for each statement execute function search_refresh_content('department', 'title', '', 'about');
create trigger search_update after update on department referencing old table as before new table as changed
  for each statement execute function search_refresh_content('department', 'title', '', 'about');
create trigger search_delete after delete on department referencing old table as before
  for each statement execute function search_refresh_content('department', 'title', '', 'about');
create trigger search_insert after insert on staff_member referencing new table as changed
  for each statement execute function search_refresh_content('staffMember', 'last_name,first_name', 'title', 'about');
create trigger search_update after update on staff_member referencing old table as before new table as changed
  for each statement execute function search_refresh_content('staffMember', 'last_name,first_name', 'title', 'about');
create trigger search_delete after delete on staff_member referencing old table as before
  for each statement execute function search_refresh_content('staffMember', 'last_name,first_name', 'title', 'about');
