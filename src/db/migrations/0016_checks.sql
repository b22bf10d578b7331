-- What the schemas of src/domain and the fields of src/content allow, as check constraints.

-- Rows that break a rule are repaired first: a nullable value becomes null, a count its least value, a blank name a
-- placeholder. Keys and lists of values have been written by code alone, which knows no others; a row with another one
-- was written by hand and fails the migration, which names the constraint.

update tenant set name = slug where btrim(name) = '';
update tenant set short_name = name where btrim(short_name) = '';

update sport set title = short_name where btrim(title) = '';
update season set end_date = start_date where end_date < start_date;
update conference set name = 'Conference' where btrim(name) = '';
update conference set abbrev = name where btrim(abbrev) = '';

-- files that leave out the team's name
update opponent set title = coalesce(nullif(btrim(abbrev), ''), 'Opponent') where btrim(title) = '';
update opponent set slug = 'opponent' where btrim(slug) = '';
delete from opponent_alias where btrim(alias) = '' or btrim(normalized) = '';
update opponent_alias set valid_to = null where valid_to < valid_from;
update venue set title = coalesce(nullif(btrim(city), ''), 'Venue') where btrim(title) = '';
update venue set timezone = tenant.timezone from tenant where tenant.id = tenant_id and btrim(venue.timezone) = '';
update venue set latitude = null, longitude = null where not (latitude between -90 and 90 and longitude between -180 and 180);

update person set last_name = coalesce(nullif(btrim(first_name), ''), 'Unknown') where btrim(last_name) = '';
delete from person_name where btrim(last_name) = '';
update roster_player set
  class_year = case when class_year in ('Redshirt', 'Freshman', 'Redshirt Freshman', 'Sophomore', 'Redshirt Sophomore', 'Junior', 'Redshirt Junior', 'Senior', 'Redshirt Senior', 'Graduate Student', 'Fifth Year', 'Redshirt 5th-Year', 'Sixth Year') then class_year end,
  height_inches = case when height_inches > 0 then height_inches end,
  weight_pounds = case when weight_pounds > 0 then weight_pounds end,
  letters = case when letters >= 0 then letters end
where class_year not in ('Redshirt', 'Freshman', 'Redshirt Freshman', 'Sophomore', 'Redshirt Sophomore', 'Junior', 'Redshirt Junior', 'Senior', 'Redshirt Senior', 'Graduate Student', 'Fifth Year', 'Redshirt 5th-Year', 'Sixth Year')
  or height_inches < 1 or weight_pounds < 1 or letters < 0;
update roster_staff set title = 'Staff' where btrim(title) = '';

update image set width = greatest(width, 1), height = greatest(height, 1),
  focal_x = least(greatest(focal_x, 0), 1), focal_y = least(greatest(focal_y, 0), 1)
where width < 1 or height < 1 or focal_x not between 0 and 1 or focal_y not between 0 and 1;

update game set
  title = nullif(btrim(title), ''),
  ends_at = case when ends_at >= starts_at then ends_at end,
  local_end_date = case when local_end_date >= local_date then local_end_date end,
  doubleheader = case when doubleheader in (1, 2) then doubleheader else 0 end,
  our_score = case when our_score >= 0 then our_score end,
  opponent_score = case when opponent_score >= 0 then opponent_score end,
  periods_played = case when periods_played > 0 then periods_played end,
  sequence = greatest(sequence, 0)
where btrim(title) = '' or ends_at < starts_at or local_end_date < local_date or doubleheader not in (0, 1, 2)
  or our_score < 0 or opponent_score < 0 or periods_played < 1 or sequence < 0;
update game_detail set
  attendance = case when attendance >= 0 then attendance end,
  duration_minutes = case when duration_minutes >= 0 then duration_minutes end
where attendance < 0 or duration_minutes < 0;

update imported_file set file_name = 'file' where btrim(file_name) = '';
update imported_file set sha256 = encode(sha256(bytes), 'hex') where sha256 !~ '^[0-9a-f]{64}$';
update box_score set
  regulation_periods = greatest(regulation_periods, 1),
  period_minutes = case when period_minutes >= 0 then period_minutes end,
  overtime_minutes = case when overtime_minutes >= 0 then overtime_minutes end,
  period = greatest(period, 0)
where regulation_periods < 1 or period_minutes < 0 or overtime_minutes < 0 or period < 0;
update box_period set
  home = case when home >= 0 then home end,
  away = case when away >= 0 then away end
where home < 0 or away < 0;
update box_team set score = 0 where score < 0;
update box_player set batting_order = null where batting_order < 0;
update box_play set
  period = greatest(period, 1),
  home_score = case when home_score >= 0 then home_score end,
  away_score = case when away_score >= 0 then away_score end
where period < 1 or home_score < 0 or away_score < 0;
update box_scoring set
  period = greatest(period, 1), home_score = greatest(home_score, 0), away_score = greatest(away_score, 0)
where period < 1 or home_score < 0 or away_score < 0;
update box_drive set
  period = greatest(period, 1), end_period = greatest(end_period, 1), plays = greatest(plays, 0),
  possession = case when possession >= 0 then possession end
where period < 1 or end_period < 1 or plays < 0 or possession < 0;
update box_penalty set period = greatest(period, 1), minutes = case when minutes >= 0 then minutes end
where period < 1 or minutes < 0;

-- the former address of a story redirects to its new one
insert into story_slug (tenant_id, local_date, slug, story_id)
select tenant_id, local_date, slug, id from story where slug !~ '^[a-z0-9][a-z0-9-]*$' and slug <> ''
on conflict do nothing;
update story set slug = ltrim(btrim(regexp_replace(lower(slug), '[^a-z0-9]+', '-', 'g'), '-') || '-' || id, '-')
where slug !~ '^[a-z0-9][a-z0-9-]*$';
update story set title = 'Untitled' where btrim(title) = '';
update story set
  sub_headline = nullif(btrim(sub_headline), ''),
  byline = nullif(btrim(byline), ''),
  content_template = nullif(btrim(content_template), ''),
  gallery_id = case when gallery_id > 0 then gallery_id end
where btrim(sub_headline) = '' or btrim(byline) = '' or btrim(content_template) = '' or gallery_id < 1;
update navigation_item set
  title = coalesce(nullif(btrim(title), ''), 'Untitled'),
  class_name = case when class_name in ('sport-home', 'additional-links') then class_name end,
  "column" = least(greatest("column", 1), 6),
  position = least(greatest(position, 0), 1000000)
where btrim(title) = '' or class_name not in ('sport-home', 'additional-links') or "column" not between 1 and 6
  or position not between 0 and 1000000;

alter table box_drive
  add constraint box_drive_seq_check check (seq >= 1),
  add constraint box_drive_side_check check (side in ('home', 'away')),
  add constraint box_drive_period_check check (period >= 1),
  add constraint box_drive_end_period_check check (end_period >= 1),
  add constraint box_drive_plays_check check (plays >= 0),
  add constraint box_drive_possession_check check (possession >= 0);
alter table box_official
  add constraint box_official_seq_check check (seq >= 1);
alter table box_penalty
  add constraint box_penalty_seq_check check (seq >= 1),
  add constraint box_penalty_period_check check (period >= 1),
  add constraint box_penalty_side_check check (side in ('home', 'away')),
  add constraint box_penalty_minutes_check check (minutes >= 0);
alter table box_period
  add constraint box_period_number_check check (number >= 1),
  add constraint box_period_home_check check (home >= 0),
  add constraint box_period_away_check check (away >= 0);
alter table box_play
  add constraint box_play_seq_check check (seq >= 1),
  add constraint box_play_period_check check (period >= 1),
  add constraint box_play_side_check check (side in ('home', 'away')),
  add constraint box_play_kind_check check (kind in ('play', 'heading', 'comment', 'substitution')),
  add constraint box_play_home_score_check check (home_score >= 0),
  add constraint box_play_away_score_check check (away_score >= 0);
alter table box_player
  add constraint box_player_side_check check (side in ('home', 'away')),
  add constraint box_player_seq_check check (seq >= 1),
  add constraint box_player_batting_order_check check (batting_order >= 0);
alter table box_score
  add constraint box_score_family_check check (family in ('football', 'basketball', 'baseball', 'softball', 'volleyball', 'soccer', 'fieldhockey', 'icehockey', 'lacrosse', 'tennis', 'waterpolo', 'meet')),
  add constraint box_score_side_check check (side in ('home', 'away')),
  add constraint box_score_regulation_periods_check check (regulation_periods >= 1),
  add constraint box_score_period_minutes_check check (period_minutes >= 0),
  add constraint box_score_overtime_minutes_check check (overtime_minutes >= 0),
  add constraint box_score_period_check check (period >= 0);
alter table box_scoring
  add constraint box_scoring_seq_check check (seq >= 1),
  add constraint box_scoring_period_check check (period >= 1),
  add constraint box_scoring_side_check check (side in ('home', 'away')),
  add constraint box_scoring_home_score_check check (home_score >= 0),
  add constraint box_scoring_away_score_check check (away_score >= 0);
alter table box_team
  add constraint box_team_side_check check (side in ('home', 'away')),
  add constraint box_team_score_check check (score >= 0);
alter table conference
  add constraint conference_name_check check (btrim(name) <> ''),
  add constraint conference_abbrev_check check (btrim(abbrev) <> '');
alter table correction
  add constraint correction_field_check check (btrim(field) <> '');
alter table game
  add constraint game_title_check check (btrim(title) <> ''),
  add constraint game_ends_at_check check (ends_at >= starts_at),
  add constraint game_timezone_check check (btrim(timezone) <> ''),
  add constraint game_local_end_date_check check (local_end_date >= local_date),
  add constraint game_location_indicator_check check (location_indicator in ('H', 'A', 'N')),
  add constraint game_type_check check (type in ('R', 'P', 'E', 'S', 'X')),
  add constraint game_doubleheader_check check (doubleheader >= 0 and doubleheader <= 2),
  add constraint game_state_check check (state in (0, 1, 2, 3, 4, 5, 6, 7, 8)),
  add constraint game_our_score_check check (our_score >= 0),
  add constraint game_opponent_score_check check (opponent_score >= 0),
  add constraint game_periods_played_check check (periods_played >= 1),
  add constraint game_forfeit_check check (forfeit in ('none', 'us', 'them', 'both')),
  add constraint game_sequence_check check (sequence >= 0);
alter table game_detail
  add constraint game_detail_attendance_check check (attendance >= 0),
  add constraint game_detail_duration_minutes_check check (duration_minutes >= 0);
alter table image
  add constraint image_path_check check (btrim(path) <> ''),
  add constraint image_mime_check check (mime ~ '^image\/'),
  add constraint image_width_check check (width >= 1),
  add constraint image_height_check check (height >= 1),
  add constraint image_focal_x_check check (focal_x >= 0 and focal_x <= 1),
  add constraint image_focal_y_check check (focal_y >= 0 and focal_y <= 1);
alter table imported_file
  add constraint imported_file_file_name_check check (btrim(file_name) <> ''),
  add constraint imported_file_format_check check (btrim(format) <> ''),
  add constraint imported_file_sha256_check check (sha256 ~ '^[0-9a-f]{64}$');
alter table navigation_item
  add constraint navigation_item_title_check check (btrim(title) <> ''),
  add constraint navigation_item_class_name_check check (class_name in ('sport-home', 'additional-links')),
  add constraint navigation_item_column_check check ("column" >= 1 and "column" <= 6),
  add constraint navigation_item_position_check check (position >= 0 and position <= 1000000);
alter table opponent
  add constraint opponent_title_check check (btrim(title) <> ''),
  add constraint opponent_slug_check check (btrim(slug) <> '');
alter table opponent_alias
  add constraint opponent_alias_alias_check check (btrim(alias) <> ''),
  add constraint opponent_alias_normalized_check check (btrim(normalized) <> ''),
  add constraint opponent_alias_kind_check check (kind in ('name', 'code')),
  add constraint opponent_alias_valid_to_check check (valid_to >= valid_from);
alter table person
  add constraint person_last_name_check check (btrim(last_name) <> '');
alter table person_name
  add constraint person_name_last_name_check check (btrim(last_name) <> '');
alter table roster_player
  add constraint roster_player_class_year_check check (class_year in ('Redshirt', 'Freshman', 'Redshirt Freshman', 'Sophomore', 'Redshirt Sophomore', 'Junior', 'Redshirt Junior', 'Senior', 'Redshirt Senior', 'Graduate Student', 'Fifth Year', 'Redshirt 5th-Year', 'Sixth Year')),
  add constraint roster_player_height_inches_check check (height_inches >= 1),
  add constraint roster_player_weight_pounds_check check (weight_pounds >= 1),
  add constraint roster_player_letters_check check (letters >= 0);
alter table roster_staff
  add constraint roster_staff_kind_check check (kind in ('coach', 'support')),
  add constraint roster_staff_title_check check (btrim(title) <> '');
alter table season
  add constraint season_title_check check (btrim(title) <> ''),
  add constraint season_end_date_check check (end_date >= start_date);
alter table sport
  add constraint sport_title_check check (btrim(title) <> ''),
  add constraint sport_short_name_check check (btrim(short_name) <> ''),
  add constraint sport_gender_check check (gender in ('m', 'f', 'g')),
  add constraint sport_family_check check (family in ('football', 'basketball', 'baseball', 'softball', 'volleyball', 'soccer', 'fieldhockey', 'icehockey', 'lacrosse', 'tennis', 'waterpolo', 'meet'));
alter table story
  add constraint story_title_check check (btrim(title) <> ''),
  add constraint story_slug_check check (slug ~ '^[a-z0-9][a-z0-9-]*$'),
  add constraint story_sub_headline_check check (btrim(sub_headline) <> ''),
  add constraint story_byline_check check (btrim(byline) <> ''),
  add constraint story_gallery_id_check check (gallery_id >= 1),
  add constraint story_content_template_check check (btrim(content_template) <> ''),
  add constraint story_access_check check (access in ('public', 'protected', 'hidden'));
alter table tenant
  add constraint tenant_slug_check check (slug ~ '^[a-z0-9](?:[a-z0-9-]{0,38}[a-z0-9])?$'),
  add constraint tenant_name_check check (btrim(name) <> ''),
  add constraint tenant_short_name_check check (btrim(short_name) <> ''),
  add constraint tenant_timezone_check check (btrim(timezone) <> ''),
  add constraint tenant_primary_color_check check (primary_color ~ '^#[0-9a-fA-F]{6}$'),
  add constraint tenant_secondary_color_check check (secondary_color ~ '^#[0-9a-fA-F]{6}$'),
  add constraint tenant_accent_color_check check (accent_color ~ '^#[0-9a-fA-F]{6}$');
alter table tenant_counter
  add constraint tenant_counter_kind_check check (btrim(kind) <> ''),
  add constraint tenant_counter_last_check check (last >= 0);
alter table tenant_host
  add constraint tenant_host_host_check check (host ~ '^[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?$');
alter table venue
  add constraint venue_title_check check (btrim(title) <> ''),
  add constraint venue_timezone_check check (btrim(timezone) <> ''),
  add constraint venue_latitude_check check (latitude >= -90 and latitude <= 90),
  add constraint venue_longitude_check check (longitude >= -180 and longitude <= 180);

-- the other content kinds: their commands have always checked these values
alter table alert
  add constraint alert_title_check check (btrim(title) <> '');
alter table facility
  add constraint facility_title_check check (btrim(title) <> ''),
  add constraint facility_location_check check (btrim(location) <> ''),
  add constraint facility_opened_check check (opened >= 1600 and opened <= 2200),
  add constraint facility_capacity_check check (capacity >= 0),
  add constraint facility_surface_check check (btrim(surface) <> '');
alter table promotion_campaign
  add constraint promotion_campaign_title_check check (btrim(title) <> ''),
  add constraint promotion_campaign_hover_text_check check (btrim(hover_text) <> ''),
  add constraint promotion_campaign_css_class_check check (css_class ~ '^[A-Za-z_][\w-]*(?: [A-Za-z_][\w-]*)*$'),
  add constraint promotion_campaign_position_check check (position >= 0 and position <= 1000000);
alter table promotion_location
  add constraint promotion_location_name_check check (name ~ '^[a-z0-9](?:[a-z0-9-]{0,58}[a-z0-9])?$');
alter table splash
  add constraint splash_title_check check (btrim(title) <> ''),
  add constraint splash_background_color_check check (background_color ~ '^#[0-9a-fA-F]{6}$'),
  add constraint splash_foreground_color_check check (foreground_color ~ '^#[0-9a-fA-F]{6}$');
alter table takeover
  add constraint takeover_cookie_check check (cookie ~ '^(?!__)[A-Za-z0-9_.-]{1,64}$');
alter table tracking_tag
  add constraint tracking_tag_name_check check (btrim(name) <> ''),
  add constraint tracking_tag_content_id_check check (content_id >= 1);
