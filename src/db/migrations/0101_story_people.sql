CREATE TABLE "story_person" (
	"tenant_id" integer NOT NULL,
	"story_id" integer NOT NULL,
	"person_id" integer NOT NULL,
	CONSTRAINT "story_person_tenant_id_story_id_person_id_pk" PRIMARY KEY("tenant_id","story_id","person_id")
);
ALTER TABLE "story_person" ADD CONSTRAINT "story_person_tenant_id_story_id_story_tenant_id_id_fk" FOREIGN KEY ("tenant_id","story_id") REFERENCES "public"."story"("tenant_id","id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "story_person" ADD CONSTRAINT "story_person_tenant_id_person_id_person_tenant_id_id_fk" FOREIGN KEY ("tenant_id","person_id") REFERENCES "public"."person"("tenant_id","id") ON DELETE cascade ON UPDATE no action;
CREATE INDEX "story_person_person_id" ON "story_person" USING btree ("tenant_id","person_id");
