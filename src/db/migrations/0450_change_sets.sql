CREATE TABLE "change_set" (
	"tenant_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "change_set_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"actor" text NOT NULL,
	"door" text NOT NULL,
	"about" text,
	"request_id" text,
	"undoes" integer,
	CONSTRAINT "change_set_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "change_set_door_check" CHECK ("door" in ('command', 'api', 'console'))
);

CREATE TABLE "row_change" (
	"tenant_id" integer NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "row_change_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"change_set_id" integer NOT NULL,
	"table_name" text NOT NULL,
	"row_key" jsonb NOT NULL,
	"before" jsonb,
	"after" jsonb,
	CONSTRAINT "row_change_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);

ALTER TABLE "content_change" ADD COLUMN "change_set_id" integer;

-- What one person changed at one time was one command.
insert into change_set (tenant_id, changed_at, actor, door)
select tenant_id, changed_at, actor, 'command' from content_change
group by tenant_id, changed_at, actor order by changed_at, tenant_id, min(id);
update content_change entry set change_set_id = made.id from change_set made
where made.tenant_id = entry.tenant_id and made.changed_at = entry.changed_at and made.actor = entry.actor;
ALTER TABLE "content_change" ALTER COLUMN "change_set_id" SET NOT NULL;
ALTER TABLE "change_set" ADD CONSTRAINT "change_set_tenant_id_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenant"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "change_set" ADD CONSTRAINT "change_set_tenant_id_undoes_change_set_tenant_id_id_fk" FOREIGN KEY ("tenant_id","undoes") REFERENCES "public"."change_set"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "row_change" ADD CONSTRAINT "row_change_tenant_id_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenant"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "row_change" ADD CONSTRAINT "row_change_tenant_id_change_set_id_change_set_tenant_id_id_fk" FOREIGN KEY ("tenant_id","change_set_id") REFERENCES "public"."change_set"("tenant_id","id") ON DELETE no action ON UPDATE no action;
CREATE INDEX "change_set_undoes" ON "change_set" USING btree ("tenant_id","undoes");
CREATE INDEX "change_set_request" ON "change_set" USING btree ("tenant_id","request_id");
CREATE INDEX "row_change_set" ON "row_change" USING btree ("tenant_id","change_set_id","id");
CREATE INDEX "row_change_row" ON "row_change" USING btree ("tenant_id","table_name","row_key");
ALTER TABLE "content_change" ADD CONSTRAINT "content_change_tenant_id_change_set_id_change_set_tenant_id_id_fk" FOREIGN KEY ("tenant_id","change_set_id") REFERENCES "public"."change_set"("tenant_id","id") ON DELETE no action ON UPDATE no action;
CREATE INDEX "content_change_set" ON "content_change" USING btree ("tenant_id","change_set_id");

-- Records what the open change set of a transaction, "<college>:<number>", does to a row. The arguments are the columns of the primary
-- key, without the college.
create function record_row_change() returns trigger language plpgsql as $$
declare
  open text[] := string_to_array(current_setting('fieldhouse.change_set', true), ':');
  former jsonb;
  latter jsonb;
  former_key jsonb;
  latter_key jsonb;
begin
  if tg_op <> 'INSERT' then
    former := to_jsonb(old) - 'updated_at';
    select jsonb_object_agg(name, former->name) into former_key from unnest(tg_argv[:]) name;
  end if;
  if tg_op <> 'DELETE' then
    latter := to_jsonb(new) - 'updated_at';
    select jsonb_object_agg(name, latter->name) into latter_key from unnest(tg_argv[:]) name;
  end if;
  if coalesce(latter, former)->>'tenant_id' <> open[1] then return null; end if;
  if former_key = latter_key then
    select jsonb_object_agg(key, value), jsonb_object_agg(key, latter->key) into former, latter
    from jsonb_each(former) where value is distinct from latter->key;
    if former is null then return null; end if;
    insert into row_change (tenant_id, change_set_id, table_name, row_key, before, after)
    values (open[1]::integer, open[2]::integer, tg_table_name, latter_key, former, latter);
    return null;
  end if;
  if former is not null then
    insert into row_change (tenant_id, change_set_id, table_name, row_key, before)
    values (open[1]::integer, open[2]::integer, tg_table_name, former_key, former);
  end if;
  if latter is not null then
    insert into row_change (tenant_id, change_set_id, table_name, row_key, after)
    values (open[1]::integer, open[2]::integer, tg_table_name, latter_key, latter);
  end if;
  return null;
end
$$;

do $$
declare
  one record;
begin
  for one in
    select relname::text as name,
      (select string_agg(quote_literal(attname), ', ' order by attnum) from pg_attribute, pg_index
       where indrelid = pg_class.oid and indisprimary and attrelid = pg_class.oid and attnum = any (indkey)
         and attname <> 'tenant_id') as key
    from pg_class
    where relkind = 'r' and relnamespace = 'public'::regnamespace and relname in (
      'alert', 'all_american', 'all_american_person', 'author', 'author_slug', 'award', 'award_sport', 'award_winner',
      'award_winner_person', 'box_drive', 'box_official', 'box_penalty', 'box_period', 'box_play', 'box_player', 'box_score',
      'box_scoring', 'box_team', 'broadcaster', 'broadcaster_sport', 'clip', 'clip_game', 'clip_person', 'clip_sport',
      'clipping', 'clipping_sport', 'coach_tenure', 'coaching_record', 'conference_result', 'correction', 'coupon',
      'department', 'document', 'document_sport', 'episode', 'episode_person', 'episode_sport', 'facility', 'facility_sport',
      'form', 'gallery', 'gallery_game', 'gallery_sport', 'gallery_tag', 'game', 'game_detail', 'hall', 'hall_slug',
      'imported_file', 'inductee', 'inductee_person', 'inductee_sport', 'letterwinner', 'moment', 'moment_person',
      'moment_sport', 'navigation_item', 'opponent', 'opponent_alias', 'partner', 'person', 'person_name', 'photo',
      'playlist', 'playlist_clip', 'playlist_slug', 'podcast', 'podcast_slug', 'podcast_sport', 'product', 'product_sport',
      'promotion_campaign', 'promotion_location', 'publication', 'publication_slug', 'publication_sport', 'record_mark',
      'redirect_rule', 'roster_player', 'roster_staff', 'season', 'season_import', 'season_line', 'season_sheet',
      'social_post', 'social_post_sport', 'splash', 'sport', 'sport_file', 'sport_file_document', 'sport_file_slug',
      'staff_member', 'staff_member_department', 'staff_member_entry', 'staff_member_sport', 'standing', 'story',
      'story_game', 'story_person', 'story_slug', 'story_source', 'story_sport', 'story_tag', 'tag', 'tag_slug', 'takeover',
      'tracking_tag', 'venue', 'video_channel', 'video_channel_slug')
  loop
    execute format(
      'create trigger record_row_change after insert or update or delete on %I for each row
       when (current_setting(''fieldhouse.change_set'', true) <> '''') execute function record_row_change(%s)',
      one.name, one.key);
  end loop;
end
$$;

-- New pictures are in no set, only their descriptions.
create trigger record_row_change after update of alt, alt_assumed on image for each row
  when (current_setting('fieldhouse.change_set', true) <> '' and old.alt is distinct from new.alt)
  execute function record_row_change('id');
