CREATE TABLE "product" (
	"tenant_id" integer NOT NULL,
	"id" integer NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"title" text NOT NULL,
	"place" text NOT NULL,
	"about" text,
	"price" integer NOT NULL,
	"currency" text DEFAULT 'USD' NOT NULL,
	"discount_type" text,
	"discount_amount" integer,
	"discount_end" timestamp with time zone,
	"link" text NOT NULL,
	"image_id" integer,
	"position" integer NOT NULL,
	"access" text DEFAULT 'public' NOT NULL,
	"visible_from" timestamp with time zone,
	"visible_until" timestamp with time zone,
	CONSTRAINT "product_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "product_title_place_key" UNIQUE("tenant_id","title","place"),
	CONSTRAINT "product_title_check" CHECK (btrim("title") <> ''),
	CONSTRAINT "product_place_check" CHECK ("place" in ('tickets', 'shop')),
	CONSTRAINT "product_about_check" CHECK (btrim("about") <> ''),
	CONSTRAINT "product_price_check" CHECK ("price" >= 0),
	CONSTRAINT "product_currency_check" CHECK ("currency" ~ '^[A-Z]{3}$'),
	CONSTRAINT "product_discount_type_check" CHECK ("discount_type" in ('amount', 'percent')),
	CONSTRAINT "product_discount_amount_check" CHECK ("discount_amount" >= 1),
	CONSTRAINT "product_position_check" CHECK ("position" >= 0),
	CONSTRAINT "product_access_check" CHECK ("access" in ('public', 'protected', 'hidden'))
);
CREATE TABLE "product_sport" (
	"tenant_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	"sport_id" integer NOT NULL,
	CONSTRAINT "product_sport_tenant_id_product_id_sport_id_pk" PRIMARY KEY("tenant_id","product_id","sport_id")
);
ALTER TABLE "product" ADD CONSTRAINT "product_tenant_id_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenant"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "product" ADD CONSTRAINT "product_tenant_id_image_id_image_tenant_id_id_fk" FOREIGN KEY ("tenant_id","image_id") REFERENCES "public"."image"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "product_sport" ADD CONSTRAINT "product_sport_tenant_id_product_id_product_tenant_id_id_fk" FOREIGN KEY ("tenant_id","product_id") REFERENCES "public"."product"("tenant_id","id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "product_sport" ADD CONSTRAINT "product_sport_tenant_id_sport_id_sport_tenant_id_id_fk" FOREIGN KEY ("tenant_id","sport_id") REFERENCES "public"."sport"("tenant_id","id") ON DELETE cascade ON UPDATE no action;
CREATE INDEX "product_image_id" ON "product" USING btree ("tenant_id","image_id");
CREATE INDEX "product_sport_sport_id" ON "product_sport" USING btree ("tenant_id","sport_id");

create trigger search_insert after insert on product referencing new table as changed
  for each statement execute function search_refresh_content('product', 'title', 'about', '');
create trigger search_update after update on product referencing old table as before new table as changed
  for each statement execute function search_refresh_content('product', 'title', 'about', '');
create trigger search_delete after delete on product referencing old table as before
  for each statement execute function search_refresh_content('product', 'title', 'about', '');
select search_follow_sports();
