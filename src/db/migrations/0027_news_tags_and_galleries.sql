-- Tags, authors and photo galleries of stories
CREATE TABLE "story_tag" (
	"tenant_id" integer NOT NULL,
	"story_id" integer NOT NULL,
	"tag_id" integer NOT NULL,
	CONSTRAINT "story_tag_tenant_id_story_id_tag_id_pk" PRIMARY KEY("tenant_id","story_id","tag_id")
);

CREATE TABLE "tag" (
	"tenant_id" integer NOT NULL,
	"id" integer NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"title" text NOT NULL,
	"slug" text NOT NULL,
	"about" text,
	"image_id" integer,
	"access" text DEFAULT 'public' NOT NULL,
	"visible_from" timestamp with time zone,
	"visible_until" timestamp with time zone,
	CONSTRAINT "tag_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "tag_title_key" UNIQUE("tenant_id","title"),
	CONSTRAINT "tag_slug_key" UNIQUE("tenant_id","slug"),
	CONSTRAINT "tag_title_check" CHECK (btrim("title") <> ''),
	CONSTRAINT "tag_slug_check" CHECK ("slug" ~ '^[a-z0-9][a-z0-9-]*$'),
	CONSTRAINT "tag_access_check" CHECK ("access" in ('public', 'protected', 'hidden'))
);

CREATE TABLE "tag_slug" (
	"tenant_id" integer NOT NULL,
	"slug" text NOT NULL,
	"tag_id" integer NOT NULL,
	CONSTRAINT "tag_slug_tenant_id_slug_pk" PRIMARY KEY("tenant_id","slug")
);

CREATE TABLE "author" (
	"tenant_id" integer NOT NULL,
	"id" integer NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"title" text NOT NULL,
	"slug" text NOT NULL,
	"role" text,
	"bio" text,
	"email" text,
	"social" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"image_id" integer,
	"access" text DEFAULT 'public' NOT NULL,
	"visible_from" timestamp with time zone,
	"visible_until" timestamp with time zone,
	CONSTRAINT "author_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "author_title_key" UNIQUE("tenant_id","title"),
	CONSTRAINT "author_slug_key" UNIQUE("tenant_id","slug"),
	CONSTRAINT "author_title_check" CHECK (btrim("title") <> ''),
	CONSTRAINT "author_slug_check" CHECK ("slug" ~ '^[a-z0-9][a-z0-9-]*$'),
	CONSTRAINT "author_role_check" CHECK (btrim("role") <> ''),
	CONSTRAINT "author_email_check" CHECK ("email" ~ '^[^\s@]+@[^\s@]+\.[^\s@]+$'),
	CONSTRAINT "author_access_check" CHECK ("access" in ('public', 'protected', 'hidden'))
);

CREATE TABLE "author_slug" (
	"tenant_id" integer NOT NULL,
	"slug" text NOT NULL,
	"author_id" integer NOT NULL,
	CONSTRAINT "author_slug_tenant_id_slug_pk" PRIMARY KEY("tenant_id","slug")
);

CREATE TABLE "gallery" (
	"tenant_id" integer NOT NULL,
	"id" integer NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"title" text NOT NULL,
	"date" date NOT NULL,
	"about" text,
	"access" text DEFAULT 'public' NOT NULL,
	"visible_from" timestamp with time zone,
	"visible_until" timestamp with time zone,
	CONSTRAINT "gallery_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "gallery_title_check" CHECK (btrim("title") <> ''),
	CONSTRAINT "gallery_access_check" CHECK ("access" in ('public', 'protected', 'hidden'))
);

CREATE TABLE "gallery_sport" (
	"tenant_id" integer NOT NULL,
	"gallery_id" integer NOT NULL,
	"sport_id" integer NOT NULL,
	CONSTRAINT "gallery_sport_tenant_id_gallery_id_sport_id_pk" PRIMARY KEY("tenant_id","gallery_id","sport_id")
);

CREATE TABLE "gallery_game" (
	"tenant_id" integer NOT NULL,
	"gallery_id" integer NOT NULL,
	"game_id" integer NOT NULL,
	CONSTRAINT "gallery_game_tenant_id_gallery_id_game_id_pk" PRIMARY KEY("tenant_id","gallery_id","game_id")
);

CREATE TABLE "gallery_tag" (
	"tenant_id" integer NOT NULL,
	"gallery_id" integer NOT NULL,
	"tag_id" integer NOT NULL,
	CONSTRAINT "gallery_tag_tenant_id_gallery_id_tag_id_pk" PRIMARY KEY("tenant_id","gallery_id","tag_id")
);

CREATE TABLE "photo" (
	"tenant_id" integer NOT NULL,
	"id" integer NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"gallery_id" integer NOT NULL,
	"image_id" integer NOT NULL,
	"caption" text,
	"credit" text,
	"position" integer NOT NULL,
	CONSTRAINT "photo_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "photo_gallery_image_key" UNIQUE("tenant_id","gallery_id","image_id"),
	CONSTRAINT "photo_caption_check" CHECK (btrim("caption") <> ''),
	CONSTRAINT "photo_credit_check" CHECK (btrim("credit") <> ''),
	CONSTRAINT "photo_position_check" CHECK ("position" >= 0)
);

ALTER TABLE "story" DROP CONSTRAINT "story_gallery_id_check";
-- numbers of galleries of other programs
update story set gallery_id = null where gallery_id is not null;
ALTER TABLE "story" ADD COLUMN "author_id" integer;
ALTER TABLE "story" ADD COLUMN "source_url" text;
ALTER TABLE "story" ADD COLUMN "source_name" text;
ALTER TABLE "story_tag" ADD CONSTRAINT "story_tag_tenant_id_story_id_story_tenant_id_id_fk" FOREIGN KEY ("tenant_id","story_id") REFERENCES "public"."story"("tenant_id","id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "story_tag" ADD CONSTRAINT "story_tag_tenant_id_tag_id_tag_tenant_id_id_fk" FOREIGN KEY ("tenant_id","tag_id") REFERENCES "public"."tag"("tenant_id","id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "tag" ADD CONSTRAINT "tag_tenant_id_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenant"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "tag" ADD CONSTRAINT "tag_tenant_id_image_id_image_tenant_id_id_fk" FOREIGN KEY ("tenant_id","image_id") REFERENCES "public"."image"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "tag_slug" ADD CONSTRAINT "tag_slug_tenant_id_tag_id_tag_tenant_id_id_fk" FOREIGN KEY ("tenant_id","tag_id") REFERENCES "public"."tag"("tenant_id","id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "author" ADD CONSTRAINT "author_tenant_id_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenant"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "author" ADD CONSTRAINT "author_tenant_id_image_id_image_tenant_id_id_fk" FOREIGN KEY ("tenant_id","image_id") REFERENCES "public"."image"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "author_slug" ADD CONSTRAINT "author_slug_tenant_id_author_id_author_tenant_id_id_fk" FOREIGN KEY ("tenant_id","author_id") REFERENCES "public"."author"("tenant_id","id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "gallery" ADD CONSTRAINT "gallery_tenant_id_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenant"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "gallery_sport" ADD CONSTRAINT "gallery_sport_tenant_id_gallery_id_gallery_tenant_id_id_fk" FOREIGN KEY ("tenant_id","gallery_id") REFERENCES "public"."gallery"("tenant_id","id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "gallery_sport" ADD CONSTRAINT "gallery_sport_tenant_id_sport_id_sport_tenant_id_id_fk" FOREIGN KEY ("tenant_id","sport_id") REFERENCES "public"."sport"("tenant_id","id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "gallery_game" ADD CONSTRAINT "gallery_game_tenant_id_gallery_id_gallery_tenant_id_id_fk" FOREIGN KEY ("tenant_id","gallery_id") REFERENCES "public"."gallery"("tenant_id","id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "gallery_game" ADD CONSTRAINT "gallery_game_tenant_id_game_id_game_tenant_id_id_fk" FOREIGN KEY ("tenant_id","game_id") REFERENCES "public"."game"("tenant_id","id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "gallery_tag" ADD CONSTRAINT "gallery_tag_tenant_id_gallery_id_gallery_tenant_id_id_fk" FOREIGN KEY ("tenant_id","gallery_id") REFERENCES "public"."gallery"("tenant_id","id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "gallery_tag" ADD CONSTRAINT "gallery_tag_tenant_id_tag_id_tag_tenant_id_id_fk" FOREIGN KEY ("tenant_id","tag_id") REFERENCES "public"."tag"("tenant_id","id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "photo" ADD CONSTRAINT "photo_tenant_id_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenant"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "photo" ADD CONSTRAINT "photo_tenant_id_gallery_id_gallery_tenant_id_id_fk" FOREIGN KEY ("tenant_id","gallery_id") REFERENCES "public"."gallery"("tenant_id","id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "photo" ADD CONSTRAINT "photo_tenant_id_image_id_image_tenant_id_id_fk" FOREIGN KEY ("tenant_id","image_id") REFERENCES "public"."image"("tenant_id","id") ON DELETE no action ON UPDATE no action;
CREATE INDEX "story_tag_tag_id" ON "story_tag" USING btree ("tenant_id","tag_id");
CREATE INDEX "tag_image_id" ON "tag" USING btree ("tenant_id","image_id");
CREATE INDEX "tag_slug_tag_id" ON "tag_slug" USING btree ("tenant_id","tag_id");
CREATE INDEX "author_image_id" ON "author" USING btree ("tenant_id","image_id");
CREATE INDEX "author_slug_author_id" ON "author_slug" USING btree ("tenant_id","author_id");
CREATE INDEX "gallery_sport_sport_id" ON "gallery_sport" USING btree ("tenant_id","sport_id");
CREATE INDEX "gallery_game_game_id" ON "gallery_game" USING btree ("tenant_id","game_id");
CREATE INDEX "gallery_tag_tag_id" ON "gallery_tag" USING btree ("tenant_id","tag_id");
CREATE INDEX "photo_gallery_id" ON "photo" USING btree ("tenant_id","gallery_id");
CREATE INDEX "photo_image_id" ON "photo" USING btree ("tenant_id","image_id");
ALTER TABLE "story" ADD CONSTRAINT "story_tenant_id_author_id_author_tenant_id_id_fk" FOREIGN KEY ("tenant_id","author_id") REFERENCES "public"."author"("tenant_id","id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "story" ADD CONSTRAINT "story_tenant_id_gallery_id_gallery_tenant_id_id_fk" FOREIGN KEY ("tenant_id","gallery_id") REFERENCES "public"."gallery"("tenant_id","id") ON DELETE cascade ON UPDATE no action;
CREATE INDEX "story_author_id" ON "story" USING btree ("tenant_id","author_id");
CREATE INDEX "story_gallery_id" ON "story" USING btree ("tenant_id","gallery_id");
ALTER TABLE "story" ADD CONSTRAINT "story_source_name_check" CHECK (btrim("source_name") <> '');

-- the writers of stories become authors
with writers as (
  select distinct on (tenant_id, btrim(writer ->> 'name')) tenant_id, btrim(writer ->> 'name') as name, writer
  from story where btrim(writer ->> 'name') <> ''
  order by tenant_id, btrim(writer ->> 'name'), published_at desc
), numbered as (
  select *, (row_number() over (partition by tenant_id order by name))::int as id,
    btrim(lower(regexp_replace(name, '[^a-zA-Z0-9]+', '-', 'g')), '-') as slug
  from writers
)
insert into author (tenant_id, id, title, slug, bio, email, social)
select tenant_id, id, name,
  case when slug <> '' and row_number() over (partition by tenant_id, slug order by id) = 1 then slug else 'author-' || id end,
  writer ->> 'bio',
  case when writer ->> 'email' ~ '^[^\s@]+@[^\s@]+\.[^\s@]+$' then writer ->> 'email' end,
  coalesce(writer -> 'social', '[]')
from numbered;
insert into tenant_counter (tenant_id, kind, last) select tenant_id, 'author', max(id) from author group by tenant_id;
update story set author_id = author.id from author
where author.tenant_id = story.tenant_id and author.title = btrim(story.writer ->> 'name');
ALTER TABLE "story" DROP COLUMN "writer";

create trigger search_insert after insert on tag referencing new table as changed
  for each statement execute function search_refresh_content('tag', 'title', '', 'about');
create trigger search_update after update on tag referencing old table as before new table as changed
  for each statement execute function search_refresh_content('tag', 'title', '', 'about');
create trigger search_delete after delete on tag referencing old table as before
  for each statement execute function search_refresh_content('tag', 'title', '', 'about');

create trigger search_insert after insert on author referencing new table as changed
  for each statement execute function search_refresh_content('author', 'title', 'role', 'bio');
create trigger search_update after update on author referencing old table as before new table as changed
  for each statement execute function search_refresh_content('author', 'title', 'role', 'bio');
create trigger search_delete after delete on author referencing old table as before
  for each statement execute function search_refresh_content('author', 'title', 'role', 'bio');

create trigger search_insert after insert on gallery referencing new table as changed
  for each statement execute function search_refresh_content('gallery', 'title', '', 'about');
create trigger search_update after update on gallery referencing old table as before new table as changed
  for each statement execute function search_refresh_content('gallery', 'title', '', 'about');
create trigger search_delete after delete on gallery referencing old table as before
  for each statement execute function search_refresh_content('gallery', 'title', '', 'about');
