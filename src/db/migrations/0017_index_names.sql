-- the index of a foreign key is named after its table and column, in the tables of content kinds as well
alter index facility_image rename to facility_image_id;
alter index facility_sport_sport rename to facility_sport_sport_id;
alter index story_sport_sport rename to story_sport_sport_id;
alter index story_game_game rename to story_game_game_id;
alter index story_slug_story rename to story_slug_story_id;
