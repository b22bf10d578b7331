ALTER TABLE "form_submission" DROP CONSTRAINT "form_submission_state_check";
ALTER TABLE "payment_event" DROP CONSTRAINT "payment_event_kind_check";
ALTER TABLE "payment_order" DROP CONSTRAINT "payment_order_status_check";
ALTER TABLE "form_submission" ADD COLUMN "network" text;
CREATE INDEX "form_submission_unpaid" ON "form_submission" USING btree ("tenant_id","form_id","id") WHERE state in ('pending', 'waiting');
ALTER TABLE "form_submission" ADD CONSTRAINT "form_submission_state_check" CHECK ("state" in ('pending', 'waiting', 'complete', 'held', 'expired'));
ALTER TABLE "payment_event" ADD CONSTRAINT "payment_event_kind_check" CHECK ("kind" in ('created', 'queued', 'admitted', 'checkout', 'processing', 'due', 'paid', 'failed', 'expired', 'canceled', 'fulfilled', 'unfulfilled', 'released', 'mismatch', 'refund-requested', 'refunded', 'refund-failed'));
ALTER TABLE "payment_order" ADD CONSTRAINT "payment_order_status_check" CHECK ("status" in ('open', 'queued', 'processing', 'due', 'paid', 'partly-refunded', 'refunded', 'failed', 'expired', 'canceled'));
