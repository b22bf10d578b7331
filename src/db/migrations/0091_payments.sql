CREATE TABLE "coupon_use" (
	"tenant_id" integer NOT NULL,
	"coupon_key" text NOT NULL,
	"used" integer NOT NULL,
	CONSTRAINT "coupon_use_tenant_id_coupon_key_pk" PRIMARY KEY("tenant_id","coupon_key"),
	CONSTRAINT "coupon_use_used_check" CHECK ("used" >= 0)
);

CREATE TABLE "payment_event" (
	"tenant_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "payment_event_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" integer NOT NULL,
	"kind" text NOT NULL,
	"amount" integer,
	"provider_id" text,
	"actor" text NOT NULL,
	"note" text,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payment_event_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "payment_event_provider" UNIQUE("tenant_id","order_id","provider_id"),
	CONSTRAINT "payment_event_kind_check" CHECK ("kind" in ('created', 'checkout', 'processing', 'due', 'paid', 'failed', 'expired', 'canceled', 'fulfilled', 'unfulfilled', 'released', 'mismatch', 'refund-requested', 'refunded', 'refund-failed')),
	CONSTRAINT "payment_event_amount_check" CHECK ("amount" >= 0)
);

CREATE TABLE "payment_line" (
	"tenant_id" integer NOT NULL,
	"order_id" integer NOT NULL,
	"position" integer NOT NULL,
	"title" text NOT NULL,
	"quantity" integer NOT NULL,
	"unit_amount" integer NOT NULL,
	CONSTRAINT "payment_line_tenant_id_order_id_position_pk" PRIMARY KEY("tenant_id","order_id","position"),
	CONSTRAINT "payment_line_title_check" CHECK (btrim("title") <> ''),
	CONSTRAINT "payment_line_quantity_check" CHECK ("quantity" >= 1),
	CONSTRAINT "payment_line_unit_amount_check" CHECK ("unit_amount" >= 0)
);

CREATE TABLE "payment_order" (
	"tenant_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "payment_order_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"reference" text NOT NULL,
	"subject" text NOT NULL,
	"subject_id" integer NOT NULL,
	"title" text NOT NULL,
	"provider" text NOT NULL,
	"currency" text NOT NULL,
	"subtotal" integer NOT NULL,
	"discount" integer NOT NULL,
	"tax_basis_points" integer NOT NULL,
	"tax" integer NOT NULL,
	"total" integer NOT NULL,
	"coupon_key" text,
	"coupon_code" text,
	"buyer_name" text,
	"buyer_email" text,
	"status" text NOT NULL,
	"expires_at" timestamp with time zone,
	"session_id" text,
	"checkout_url" text,
	"payment_id" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payment_order_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "payment_order_reference" UNIQUE("tenant_id","reference"),
	CONSTRAINT "payment_order_subject" UNIQUE("tenant_id","subject","subject_id"),
	CONSTRAINT "payment_order_provider_check" CHECK ("provider" in ('stripe', 'cashier', 'pay-later', 'none')),
	CONSTRAINT "payment_order_currency_check" CHECK ("currency" ~ '^[A-Z]{3}$'),
	CONSTRAINT "payment_order_subtotal_check" CHECK ("subtotal" >= 0),
	CONSTRAINT "payment_order_discount_check" CHECK ("discount" >= 0),
	CONSTRAINT "payment_order_tax_basis_points_check" CHECK ("tax_basis_points" >= 0 and "tax_basis_points" <= 10000),
	CONSTRAINT "payment_order_tax_check" CHECK ("tax" >= 0),
	CONSTRAINT "payment_order_total_check" CHECK ("total" >= 0),
	CONSTRAINT "payment_order_status_check" CHECK ("status" in ('open', 'processing', 'due', 'paid', 'partly-refunded', 'refunded', 'failed', 'expired', 'canceled'))
);

CREATE TABLE "coupon" (
	"tenant_id" integer NOT NULL,
	"id" integer NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"code" text NOT NULL,
	"title" text NOT NULL,
	"amount" integer,
	"percent" integer,
	"available" integer,
	"start_date" timestamp with time zone,
	"end_date" timestamp with time zone,
	CONSTRAINT "coupon_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "coupon_code_key" UNIQUE("tenant_id","code"),
	CONSTRAINT "coupon_code_check" CHECK ("code" ~ '^[A-Z0-9][A-Z0-9-]{2,39}$'),
	CONSTRAINT "coupon_title_check" CHECK (btrim("title") <> ''),
	CONSTRAINT "coupon_amount_check" CHECK ("amount" >= 1),
	CONSTRAINT "coupon_percent_check" CHECK ("percent" >= 1 and "percent" <= 100),
	CONSTRAINT "coupon_available_check" CHECK ("available" >= 1)
);

ALTER TABLE "coupon_use" ADD CONSTRAINT "coupon_use_tenant_id_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenant"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "payment_event" ADD CONSTRAINT "payment_event_tenant_id_order_id_payment_order_tenant_id_id_fk" FOREIGN KEY ("tenant_id","order_id") REFERENCES "public"."payment_order"("tenant_id","id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "payment_line" ADD CONSTRAINT "payment_line_tenant_id_order_id_payment_order_tenant_id_id_fk" FOREIGN KEY ("tenant_id","order_id") REFERENCES "public"."payment_order"("tenant_id","id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "payment_order" ADD CONSTRAINT "payment_order_tenant_id_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenant"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "coupon" ADD CONSTRAINT "coupon_tenant_id_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenant"("id") ON DELETE cascade ON UPDATE no action;
CREATE INDEX "payment_event_order" ON "payment_event" USING btree ("tenant_id","order_id");
CREATE INDEX "payment_order_payment" ON "payment_order" USING btree ("tenant_id","payment_id");
CREATE INDEX "payment_order_open" ON "payment_order" USING btree ("expires_at") WHERE status = 'open';
create function payment_event_is_final() returns trigger language plpgsql as $$
begin
  raise exception 'Rows of payment_event cannot be changed or deleted';
end $$;
create trigger payment_event_update before update on payment_event for each row execute function payment_event_is_final();
-- a college is deleted with its orders
create trigger payment_event_delete before delete on payment_event for each row when (pg_trigger_depth() = 0) execute function payment_event_is_final();
