CREATE TABLE "box_drive" (
	"tenant_id" integer NOT NULL,
	"game_id" integer NOT NULL,
	"seq" integer NOT NULL,
	"side" text NOT NULL,
	"period" smallint NOT NULL,
	"start_how" text NOT NULL,
	"start_clock" text NOT NULL,
	"start_spot" text NOT NULL,
	"end_how" text NOT NULL,
	"end_period" smallint NOT NULL,
	"end_clock" text NOT NULL,
	"end_spot" text NOT NULL,
	"plays" smallint NOT NULL,
	"yards" smallint NOT NULL,
	"possession" integer,
	CONSTRAINT "box_drive_tenant_id_game_id_seq_pk" PRIMARY KEY("tenant_id","game_id","seq")
);

CREATE TABLE "box_official" (
	"tenant_id" integer NOT NULL,
	"game_id" integer NOT NULL,
	"seq" integer NOT NULL,
	"role" text NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "box_official_tenant_id_game_id_seq_pk" PRIMARY KEY("tenant_id","game_id","seq")
);

CREATE TABLE "box_penalty" (
	"tenant_id" integer NOT NULL,
	"game_id" integer NOT NULL,
	"seq" integer NOT NULL,
	"period" smallint NOT NULL,
	"clock" text NOT NULL,
	"side" text NOT NULL,
	"player" text NOT NULL,
	"text" text NOT NULL,
	"minutes" double precision,
	CONSTRAINT "box_penalty_tenant_id_game_id_seq_pk" PRIMARY KEY("tenant_id","game_id","seq")
);

CREATE TABLE "box_period" (
	"tenant_id" integer NOT NULL,
	"game_id" integer NOT NULL,
	"number" smallint NOT NULL,
	"label" text NOT NULL,
	"home" integer,
	"away" integer,
	CONSTRAINT "box_period_tenant_id_game_id_number_pk" PRIMARY KEY("tenant_id","game_id","number")
);

CREATE TABLE "box_play" (
	"tenant_id" integer NOT NULL,
	"game_id" integer NOT NULL,
	"seq" integer NOT NULL,
	"period" smallint NOT NULL,
	"clock" text NOT NULL,
	"side" text,
	"text" text NOT NULL,
	"kind" text NOT NULL,
	"situation" text NOT NULL,
	"scoring" boolean NOT NULL,
	"home_score" integer,
	"away_score" integer,
	CONSTRAINT "box_play_tenant_id_game_id_seq_pk" PRIMARY KEY("tenant_id","game_id","seq")
);

CREATE TABLE "box_player" (
	"tenant_id" integer NOT NULL,
	"game_id" integer NOT NULL,
	"side" text NOT NULL,
	"seq" integer NOT NULL,
	"roster_player_id" integer,
	"code" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"check_name" text NOT NULL,
	"jersey" text NOT NULL,
	"position" text NOT NULL,
	"class_year" text NOT NULL,
	"started" boolean NOT NULL,
	"played" boolean NOT NULL,
	"is_team" boolean NOT NULL,
	"batting_order" smallint,
	"libero" boolean,
	"stats" jsonb NOT NULL,
	"period_stats" jsonb,
	CONSTRAINT "box_player_tenant_id_game_id_side_seq_pk" PRIMARY KEY("tenant_id","game_id","side","seq")
);

CREATE TABLE "box_score" (
	"tenant_id" integer NOT NULL,
	"game_id" integer NOT NULL,
	"family" text NOT NULL,
	"side" text NOT NULL,
	"regulation_periods" smallint NOT NULL,
	"period_minutes" integer,
	"overtime_minutes" integer,
	"complete" boolean NOT NULL,
	"period" smallint NOT NULL,
	"clock" text NOT NULL,
	"imported_file_id" integer,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "box_score_tenant_id_game_id_pk" PRIMARY KEY("tenant_id","game_id")
);

CREATE TABLE "box_scoring" (
	"tenant_id" integer NOT NULL,
	"game_id" integer NOT NULL,
	"seq" integer NOT NULL,
	"period" smallint NOT NULL,
	"clock" text NOT NULL,
	"side" text NOT NULL,
	"text" text NOT NULL,
	"type" text NOT NULL,
	"home_score" integer NOT NULL,
	"away_score" integer NOT NULL,
	"detail" text NOT NULL,
	CONSTRAINT "box_scoring_tenant_id_game_id_seq_pk" PRIMARY KEY("tenant_id","game_id","seq")
);

CREATE TABLE "box_team" (
	"tenant_id" integer NOT NULL,
	"game_id" integer NOT NULL,
	"side" text NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"record" text NOT NULL,
	"conference_record" text NOT NULL,
	"rank" text NOT NULL,
	"score" integer NOT NULL,
	"coach" text NOT NULL,
	"stats" jsonb NOT NULL,
	"period_stats" jsonb,
	CONSTRAINT "box_team_tenant_id_game_id_side_pk" PRIMARY KEY("tenant_id","game_id","side")
);

CREATE TABLE "correction" (
	"tenant_id" integer NOT NULL,
	"id" integer NOT NULL,
	"game_id" integer NOT NULL,
	"imported_file_id" integer NOT NULL,
	"field" text NOT NULL,
	"before" text,
	"after" text,
	"corrected_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "correction_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);

CREATE TABLE "imported_file" (
	"tenant_id" integer NOT NULL,
	"id" integer NOT NULL,
	"game_id" integer,
	"file_name" text NOT NULL,
	"format" text NOT NULL,
	"sha256" text NOT NULL,
	"bytes" "bytea" NOT NULL,
	"warnings" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"imported_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "imported_file_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);

CREATE TABLE "game" (
	"tenant_id" integer NOT NULL,
	"id" integer NOT NULL,
	"sport_id" integer NOT NULL,
	"season_id" integer NOT NULL,
	"opponent_id" integer,
	"title" text,
	"opponent_prefix" text,
	"team_prefix" text,
	"starts_at" timestamp with time zone,
	"ends_at" timestamp with time zone,
	"timezone" text NOT NULL,
	"local_date" date NOT NULL,
	"local_end_date" date,
	"tbd" boolean DEFAULT false NOT NULL,
	"all_day" boolean DEFAULT false NOT NULL,
	"location" text,
	"venue_id" integer,
	"location_indicator" text NOT NULL,
	"designated_home" boolean DEFAULT false NOT NULL,
	"type" text DEFAULT 'R' NOT NULL,
	"conference" boolean DEFAULT false NOT NULL,
	"conference_tournament" boolean DEFAULT false NOT NULL,
	"tournament" text,
	"doubleheader" smallint DEFAULT 0 NOT NULL,
	"state" smallint DEFAULT 0 NOT NULL,
	"state_reason" text,
	"original_date" date,
	"our_score" integer,
	"opponent_score" integer,
	"periods_played" smallint,
	"forfeit" text DEFAULT 'none' NOT NULL,
	"vacated" boolean DEFAULT false NOT NULL,
	"no_contest" boolean DEFAULT false NOT NULL,
	"hosted_not_ours" boolean DEFAULT false NOT NULL,
	"placing" text,
	"pre_score" text,
	"post_score" text,
	"spotlight" boolean DEFAULT false NOT NULL,
	"game_center_enabled" boolean DEFAULT false NOT NULL,
	"media" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"note" text,
	"promotion" text,
	"preview_story_id" integer,
	"recap_story_id" integer,
	"source_id" text,
	"sequence" integer DEFAULT 0 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "game_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);

CREATE TABLE "game_detail" (
	"tenant_id" integer NOT NULL,
	"game_id" integer NOT NULL,
	"stadium" text,
	"location" text,
	"attendance" integer,
	"duration_minutes" integer,
	"start" text,
	"end" text,
	"weather" text,
	"temperature" text,
	"wind" text,
	"notes" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "game_detail_tenant_id_game_id_pk" PRIMARY KEY("tenant_id","game_id")
);

CREATE TABLE "image" (
	"tenant_id" integer NOT NULL,
	"id" integer NOT NULL,
	"path" text NOT NULL,
	"mime" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"bytes" "bytea" NOT NULL,
	"sha256" text NOT NULL,
	"alt" text NOT NULL,
	"caption" text,
	"credit" text,
	"focal_x" double precision DEFAULT 0.5 NOT NULL,
	"focal_y" double precision DEFAULT 0.5 NOT NULL,
	"placeholder" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "image_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "image_path" UNIQUE("tenant_id","path")
);

CREATE TABLE "navigation_item" (
	"tenant_id" integer NOT NULL,
	"id" integer NOT NULL,
	"parent_id" integer,
	"sport_id" integer,
	"linked_sport_id" integer,
	"title" text NOT NULL,
	"url" text,
	"open_in_new_window" boolean DEFAULT false NOT NULL,
	"class_name" text,
	"separator" boolean DEFAULT false NOT NULL,
	"column" integer DEFAULT 1 NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "navigation_item_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);

CREATE TABLE "opponent" (
	"tenant_id" integer NOT NULL,
	"id" integer NOT NULL,
	"title" text NOT NULL,
	"slug" text NOT NULL,
	"abbrev" text,
	"mascot" text,
	"location" text,
	"website" text,
	"logo" text,
	"color" text,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "opponent_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);

CREATE TABLE "opponent_alias" (
	"tenant_id" integer NOT NULL,
	"id" integer NOT NULL,
	"opponent_id" integer NOT NULL,
	"alias" text NOT NULL,
	"normalized" text NOT NULL,
	"kind" text NOT NULL,
	"valid_from" date,
	"valid_to" date,
	CONSTRAINT "opponent_alias_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);

CREATE TABLE "venue" (
	"tenant_id" integer NOT NULL,
	"id" integer NOT NULL,
	"title" text NOT NULL,
	"street" text,
	"city" text,
	"state" text,
	"country" text,
	"timezone" text NOT NULL,
	"latitude" double precision,
	"longitude" double precision,
	"url" text,
	CONSTRAINT "venue_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);

CREATE TABLE "person" (
	"tenant_id" integer NOT NULL,
	"id" integer NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"hometown" text,
	"high_school" text,
	"previous_school" text,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "person_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);

CREATE TABLE "person_name" (
	"tenant_id" integer NOT NULL,
	"id" integer NOT NULL,
	"person_id" integer NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"valid_to" date,
	CONSTRAINT "person_name_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);

CREATE TABLE "roster_player" (
	"tenant_id" integer NOT NULL,
	"id" integer NOT NULL,
	"person_id" integer NOT NULL,
	"season_id" integer NOT NULL,
	"jersey" text,
	"position_short" text,
	"position_long" text,
	"class_year" text,
	"height_inches" integer,
	"weight_pounds" integer,
	"hometown" text,
	"high_school" text,
	"previous_school" text,
	"major" text,
	"custom1" text,
	"custom2" text,
	"custom3" text,
	"is_captain" boolean DEFAULT false NOT NULL,
	"letters" integer,
	"bio" text,
	"image_id" integer,
	"social" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"hide" boolean DEFAULT false NOT NULL,
	"hide_bio" boolean DEFAULT false NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "roster_player_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "roster_player_once" UNIQUE("tenant_id","season_id","person_id")
);

CREATE TABLE "roster_staff" (
	"tenant_id" integer NOT NULL,
	"id" integer NOT NULL,
	"person_id" integer NOT NULL,
	"season_id" integer NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"is_head_coach" boolean DEFAULT false NOT NULL,
	"rank" integer DEFAULT 0 NOT NULL,
	"email" text,
	"phone" text,
	"bio" text,
	"image_id" integer,
	"hide" boolean DEFAULT false NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "roster_staff_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);

CREATE TABLE "conference" (
	"tenant_id" integer NOT NULL,
	"id" integer NOT NULL,
	"name" text NOT NULL,
	"abbrev" text NOT NULL,
	"website" text,
	CONSTRAINT "conference_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);

CREATE TABLE "season" (
	"tenant_id" integer NOT NULL,
	"id" integer NOT NULL,
	"sport_id" integer NOT NULL,
	"title" text NOT NULL,
	"start_date" date NOT NULL,
	"end_date" date NOT NULL,
	"is_current" boolean DEFAULT false NOT NULL,
	"conference_id" integer,
	"rules" jsonb NOT NULL,
	"schedule_note" text,
	"roster_note" text,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "season_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "season_title" UNIQUE("tenant_id","sport_id","title")
);

CREATE TABLE "sport" (
	"tenant_id" integer NOT NULL,
	"id" integer NOT NULL,
	"title" text NOT NULL,
	"short_name" text NOT NULL,
	"abbrev" text,
	"global_sport_id" integer,
	"global_sport_name_slug" text,
	"global_sport_short_name" text,
	"gender" text,
	"non_sport" boolean DEFAULT false NOT NULL,
	"family" text NOT NULL,
	"facebook_page" text,
	"instagram_name" text,
	"twitter_name" text,
	"youtube_name" text,
	"pinterest_name" text,
	"tickets_link" text,
	"display_opponent_history" boolean DEFAULT false NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sport_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "sport_short_name" UNIQUE("tenant_id","short_name"),
	CONSTRAINT "sport_slug" UNIQUE("tenant_id","global_sport_name_slug")
);

CREATE TABLE "story" (
	"tenant_id" integer NOT NULL,
	"id" integer NOT NULL,
	"slug" text NOT NULL,
	"local_date" date NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	"title" text NOT NULL,
	"sub_headline" text,
	"teaser" text,
	"byline" text,
	"content" text,
	"image_id" integer,
	"alternate_image_id" integer,
	"video" jsonb,
	"writer" jsonb,
	"links" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"gallery_id" integer,
	"content_template" text,
	"redirect_url" text,
	"access" text DEFAULT 'public' NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "story_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "story_address" UNIQUE("tenant_id","local_date","slug")
);

CREATE TABLE "story_game" (
	"tenant_id" integer NOT NULL,
	"story_id" integer NOT NULL,
	"game_id" integer NOT NULL,
	CONSTRAINT "story_game_tenant_id_story_id_game_id_pk" PRIMARY KEY("tenant_id","story_id","game_id")
);

CREATE TABLE "story_slug" (
	"tenant_id" integer NOT NULL,
	"local_date" date NOT NULL,
	"slug" text NOT NULL,
	"story_id" integer NOT NULL,
	CONSTRAINT "story_slug_tenant_id_local_date_slug_pk" PRIMARY KEY("tenant_id","local_date","slug")
);

CREATE TABLE "story_sport" (
	"tenant_id" integer NOT NULL,
	"story_id" integer NOT NULL,
	"sport_id" integer NOT NULL,
	CONSTRAINT "story_sport_tenant_id_story_id_sport_id_pk" PRIMARY KEY("tenant_id","story_id","sport_id")
);

CREATE TABLE "tenant" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "tenant_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"short_name" text NOT NULL,
	"timezone" text NOT NULL,
	"primary_color" text NOT NULL,
	"secondary_color" text NOT NULL,
	"accent_color" text NOT NULL,
	"logo" text,
	"settings" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "tenant_slug" UNIQUE("slug")
);

CREATE TABLE "tenant_counter" (
	"tenant_id" integer NOT NULL,
	"kind" text NOT NULL,
	"last" integer NOT NULL,
	CONSTRAINT "tenant_counter_tenant_id_kind_pk" PRIMARY KEY("tenant_id","kind")
);

CREATE TABLE "tenant_host" (
	"host" text PRIMARY KEY NOT NULL,
	"tenant_id" integer NOT NULL,
	"canonical" boolean DEFAULT false NOT NULL
);

ALTER TABLE "box_drive" ADD CONSTRAINT "box_drive_tenant_id_game_id_box_score_tenant_id_game_id_fk" FOREIGN KEY ("tenant_id","game_id") REFERENCES "public"."box_score"("tenant_id","game_id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "box_official" ADD CONSTRAINT "box_official_tenant_id_game_id_box_score_tenant_id_game_id_fk" FOREIGN KEY ("tenant_id","game_id") REFERENCES "public"."box_score"("tenant_id","game_id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "box_penalty" ADD CONSTRAINT "box_penalty_tenant_id_game_id_box_score_tenant_id_game_id_fk" FOREIGN KEY ("tenant_id","game_id") REFERENCES "public"."box_score"("tenant_id","game_id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "box_period" ADD CONSTRAINT "box_period_tenant_id_game_id_box_score_tenant_id_game_id_fk" FOREIGN KEY ("tenant_id","game_id") REFERENCES "public"."box_score"("tenant_id","game_id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "box_play" ADD CONSTRAINT "box_play_tenant_id_game_id_box_score_tenant_id_game_id_fk" FOREIGN KEY ("tenant_id","game_id") REFERENCES "public"."box_score"("tenant_id","game_id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "box_player" ADD CONSTRAINT "box_player_tenant_id_game_id_box_score_tenant_id_game_id_fk" FOREIGN KEY ("tenant_id","game_id") REFERENCES "public"."box_score"("tenant_id","game_id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "box_player" ADD CONSTRAINT "box_player_tenant_id_roster_player_id_roster_player_tenant_id_id_fk" FOREIGN KEY ("tenant_id","roster_player_id") REFERENCES "public"."roster_player"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "box_score" ADD CONSTRAINT "box_score_tenant_id_game_id_game_tenant_id_id_fk" FOREIGN KEY ("tenant_id","game_id") REFERENCES "public"."game"("tenant_id","id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "box_scoring" ADD CONSTRAINT "box_scoring_tenant_id_game_id_box_score_tenant_id_game_id_fk" FOREIGN KEY ("tenant_id","game_id") REFERENCES "public"."box_score"("tenant_id","game_id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "box_team" ADD CONSTRAINT "box_team_tenant_id_game_id_box_score_tenant_id_game_id_fk" FOREIGN KEY ("tenant_id","game_id") REFERENCES "public"."box_score"("tenant_id","game_id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "correction" ADD CONSTRAINT "correction_tenant_id_game_id_game_tenant_id_id_fk" FOREIGN KEY ("tenant_id","game_id") REFERENCES "public"."game"("tenant_id","id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "imported_file" ADD CONSTRAINT "imported_file_tenant_id_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenant"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "game" ADD CONSTRAINT "game_tenant_id_sport_id_sport_tenant_id_id_fk" FOREIGN KEY ("tenant_id","sport_id") REFERENCES "public"."sport"("tenant_id","id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "game" ADD CONSTRAINT "game_tenant_id_season_id_season_tenant_id_id_fk" FOREIGN KEY ("tenant_id","season_id") REFERENCES "public"."season"("tenant_id","id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "game" ADD CONSTRAINT "game_tenant_id_opponent_id_opponent_tenant_id_id_fk" FOREIGN KEY ("tenant_id","opponent_id") REFERENCES "public"."opponent"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "game" ADD CONSTRAINT "game_tenant_id_venue_id_venue_tenant_id_id_fk" FOREIGN KEY ("tenant_id","venue_id") REFERENCES "public"."venue"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "game_detail" ADD CONSTRAINT "game_detail_tenant_id_game_id_game_tenant_id_id_fk" FOREIGN KEY ("tenant_id","game_id") REFERENCES "public"."game"("tenant_id","id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "image" ADD CONSTRAINT "image_tenant_id_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenant"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "navigation_item" ADD CONSTRAINT "navigation_item_tenant_id_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenant"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "navigation_item" ADD CONSTRAINT "navigation_item_tenant_id_sport_id_sport_tenant_id_id_fk" FOREIGN KEY ("tenant_id","sport_id") REFERENCES "public"."sport"("tenant_id","id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "opponent" ADD CONSTRAINT "opponent_tenant_id_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenant"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "opponent_alias" ADD CONSTRAINT "opponent_alias_tenant_id_opponent_id_opponent_tenant_id_id_fk" FOREIGN KEY ("tenant_id","opponent_id") REFERENCES "public"."opponent"("tenant_id","id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "venue" ADD CONSTRAINT "venue_tenant_id_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenant"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "person" ADD CONSTRAINT "person_tenant_id_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenant"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "person_name" ADD CONSTRAINT "person_name_tenant_id_person_id_person_tenant_id_id_fk" FOREIGN KEY ("tenant_id","person_id") REFERENCES "public"."person"("tenant_id","id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "roster_player" ADD CONSTRAINT "roster_player_tenant_id_person_id_person_tenant_id_id_fk" FOREIGN KEY ("tenant_id","person_id") REFERENCES "public"."person"("tenant_id","id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "roster_player" ADD CONSTRAINT "roster_player_tenant_id_season_id_season_tenant_id_id_fk" FOREIGN KEY ("tenant_id","season_id") REFERENCES "public"."season"("tenant_id","id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "roster_player" ADD CONSTRAINT "roster_player_tenant_id_image_id_image_tenant_id_id_fk" FOREIGN KEY ("tenant_id","image_id") REFERENCES "public"."image"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "roster_staff" ADD CONSTRAINT "roster_staff_tenant_id_person_id_person_tenant_id_id_fk" FOREIGN KEY ("tenant_id","person_id") REFERENCES "public"."person"("tenant_id","id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "roster_staff" ADD CONSTRAINT "roster_staff_tenant_id_season_id_season_tenant_id_id_fk" FOREIGN KEY ("tenant_id","season_id") REFERENCES "public"."season"("tenant_id","id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "roster_staff" ADD CONSTRAINT "roster_staff_tenant_id_image_id_image_tenant_id_id_fk" FOREIGN KEY ("tenant_id","image_id") REFERENCES "public"."image"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "conference" ADD CONSTRAINT "conference_tenant_id_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenant"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "season" ADD CONSTRAINT "season_tenant_id_sport_id_sport_tenant_id_id_fk" FOREIGN KEY ("tenant_id","sport_id") REFERENCES "public"."sport"("tenant_id","id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "season" ADD CONSTRAINT "season_tenant_id_conference_id_conference_tenant_id_id_fk" FOREIGN KEY ("tenant_id","conference_id") REFERENCES "public"."conference"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "sport" ADD CONSTRAINT "sport_tenant_id_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenant"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "story" ADD CONSTRAINT "story_tenant_id_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenant"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "story" ADD CONSTRAINT "story_tenant_id_image_id_image_tenant_id_id_fk" FOREIGN KEY ("tenant_id","image_id") REFERENCES "public"."image"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "story_game" ADD CONSTRAINT "story_game_tenant_id_story_id_story_tenant_id_id_fk" FOREIGN KEY ("tenant_id","story_id") REFERENCES "public"."story"("tenant_id","id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "story_game" ADD CONSTRAINT "story_game_tenant_id_game_id_game_tenant_id_id_fk" FOREIGN KEY ("tenant_id","game_id") REFERENCES "public"."game"("tenant_id","id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "story_slug" ADD CONSTRAINT "story_slug_tenant_id_story_id_story_tenant_id_id_fk" FOREIGN KEY ("tenant_id","story_id") REFERENCES "public"."story"("tenant_id","id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "story_sport" ADD CONSTRAINT "story_sport_tenant_id_story_id_story_tenant_id_id_fk" FOREIGN KEY ("tenant_id","story_id") REFERENCES "public"."story"("tenant_id","id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "story_sport" ADD CONSTRAINT "story_sport_tenant_id_sport_id_sport_tenant_id_id_fk" FOREIGN KEY ("tenant_id","sport_id") REFERENCES "public"."sport"("tenant_id","id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "tenant_counter" ADD CONSTRAINT "tenant_counter_tenant_id_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenant"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "tenant_host" ADD CONSTRAINT "tenant_host_tenant_id_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenant"("id") ON DELETE cascade ON UPDATE no action;
CREATE INDEX "box_player_roster" ON "box_player" USING btree ("tenant_id","roster_player_id");
CREATE INDEX "correction_game" ON "correction" USING btree ("tenant_id","game_id");
CREATE INDEX "imported_file_hash" ON "imported_file" USING btree ("tenant_id","sha256");
CREATE INDEX "imported_file_game" ON "imported_file" USING btree ("tenant_id","game_id");
CREATE INDEX "game_season" ON "game" USING btree ("tenant_id","season_id","local_date","doubleheader");
CREATE INDEX "game_day" ON "game" USING btree ("tenant_id","local_date");
CREATE INDEX "game_opponent" ON "game" USING btree ("tenant_id","opponent_id");
CREATE UNIQUE INDEX "game_source" ON "game" USING btree ("tenant_id","sport_id","source_id") WHERE source_id is not null;
CREATE INDEX "navigation_sport" ON "navigation_item" USING btree ("tenant_id","sport_id");
CREATE INDEX "opponent_slug" ON "opponent" USING btree ("tenant_id","slug");
CREATE INDEX "opponent_alias_normalized" ON "opponent_alias" USING btree ("tenant_id","normalized");
CREATE INDEX "person_by_name" ON "person" USING btree ("tenant_id","last_name","first_name");
CREATE INDEX "roster_player_person" ON "roster_player" USING btree ("tenant_id","person_id");
CREATE INDEX "roster_staff_season" ON "roster_staff" USING btree ("tenant_id","season_id");
CREATE UNIQUE INDEX "season_current" ON "season" USING btree ("tenant_id","sport_id") WHERE is_current;
CREATE INDEX "story_published" ON "story" USING btree ("tenant_id","published_at");
CREATE INDEX "story_sport_sport" ON "story_sport" USING btree ("tenant_id","sport_id");