ALTER TABLE "mail" ADD COLUMN "submission_id" integer;

-- mail about a submission names it in its last line
UPDATE "mail" SET "submission_id" = "form_submission"."id"
FROM "form_submission"
WHERE "mail"."purpose" IN ('form', 'confirmation')
	AND "form_submission"."tenant_id" = "mail"."tenant_id"
	AND "form_submission"."reference" = substring("mail"."text" from 'Reference: (\S+)\s*$');

ALTER TABLE "mail" ADD CONSTRAINT "mail_tenant_id_submission_id_form_submission_tenant_id_id_fk" FOREIGN KEY ("tenant_id","submission_id") REFERENCES "public"."form_submission"("tenant_id","id") ON DELETE cascade ON UPDATE no action;
CREATE INDEX "mail_submission" ON "mail" USING btree ("tenant_id","submission_id");
