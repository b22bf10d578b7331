-- as Postgres names them: `album_slug` would be the unique slugs of albums and the table of their former slugs
alter table story rename constraint story_local_date_slug to story_local_date_slug_key;
alter table redirect_rule rename constraint redirect_rule_from_path to redirect_rule_from_path_key;
alter table promotion_location rename constraint promotion_location_name_sport_id to promotion_location_name_sport_id_key;

-- a document is stored like a picture and has no size
alter table image
  drop constraint image_mime_check,
  drop constraint image_width_check,
  drop constraint image_height_check,
  add constraint image_mime_check check (mime ~ '^(?:image\/|application\/pdf$)'),
  add constraint image_width_check check (width >= 0),
  add constraint image_height_check check (height >= 0);
