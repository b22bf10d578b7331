CREATE TABLE "push_key" (
	"tenant_id" integer PRIMARY KEY NOT NULL,
	"public_key" text NOT NULL,
	"private_key" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "push_message" (
	"tenant_id" integer NOT NULL,
	"subscription_id" text NOT NULL,
	"game_id" integer NOT NULL,
	"payload" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "push_message_tenant_id_subscription_id_game_id_pk" PRIMARY KEY("tenant_id","subscription_id","game_id"),
	CONSTRAINT "push_message_attempts_check" CHECK ("attempts" >= 0)
);

CREATE TABLE "push_score" (
	"tenant_id" integer NOT NULL,
	"game_id" integer NOT NULL,
	"our_score" integer NOT NULL,
	"opponent_score" integer NOT NULL,
	"is_final" boolean NOT NULL,
	CONSTRAINT "push_score_tenant_id_game_id_pk" PRIMARY KEY("tenant_id","game_id"),
	CONSTRAINT "push_score_our_score_check" CHECK ("our_score" >= 0),
	CONSTRAINT "push_score_opponent_score_check" CHECK ("opponent_score" >= 0)
);

CREATE TABLE "push_subscription" (
	"tenant_id" integer NOT NULL,
	"id" text NOT NULL,
	"endpoint" text NOT NULL,
	"p256dh" text NOT NULL,
	"auth" text NOT NULL,
	"sports" jsonb NOT NULL,
	"finals_only" boolean NOT NULL,
	"timezone" text NOT NULL,
	"quiet_from" text,
	"quiet_to" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "push_subscription_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "push_subscription_endpoint" UNIQUE("tenant_id","endpoint"),
	CONSTRAINT "push_subscription_timezone_check" CHECK (btrim("timezone") <> ''),
	CONSTRAINT "push_subscription_quiet_from_check" CHECK ("quiet_from" ~ '^([01]\d|2[0-3]):[0-5]\d$'),
	CONSTRAINT "push_subscription_quiet_to_check" CHECK ("quiet_to" ~ '^([01]\d|2[0-3]):[0-5]\d$')
);

ALTER TABLE "push_key" ADD CONSTRAINT "push_key_tenant_id_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenant"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "push_message" ADD CONSTRAINT "push_message_tenant_id_subscription_id_push_subscription_tenant_id_id_fk" FOREIGN KEY ("tenant_id","subscription_id") REFERENCES "public"."push_subscription"("tenant_id","id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "push_message" ADD CONSTRAINT "push_message_tenant_id_game_id_game_tenant_id_id_fk" FOREIGN KEY ("tenant_id","game_id") REFERENCES "public"."game"("tenant_id","id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "push_score" ADD CONSTRAINT "push_score_tenant_id_game_id_game_tenant_id_id_fk" FOREIGN KEY ("tenant_id","game_id") REFERENCES "public"."game"("tenant_id","id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "push_subscription" ADD CONSTRAINT "push_subscription_tenant_id_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenant"("id") ON DELETE cascade ON UPDATE no action;
CREATE INDEX "push_message_game" ON "push_message" USING btree ("tenant_id","game_id");
CREATE INDEX "push_message_due" ON "push_message" USING btree ("next_attempt_at");
