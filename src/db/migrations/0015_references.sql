-- Every reference between rows of a college is a foreign key that includes the college, with an index.

-- References to rows that are gone become null. No command deletes stories, games or imported files, so these can only
-- come from rows deleted by hand.
update game set preview_story_id = null
where preview_story_id is not null
  and not exists (select from story s where s.tenant_id = game.tenant_id and s.id = game.preview_story_id);
update game set recap_story_id = null
where recap_story_id is not null
  and not exists (select from story s where s.tenant_id = game.tenant_id and s.id = game.recap_story_id);
update story set alternate_image_id = null
where alternate_image_id is not null
  and not exists (select from image i where i.tenant_id = story.tenant_id and i.id = story.alternate_image_id);
update navigation_item set parent_id = null
where parent_id is not null
  and not exists (select from navigation_item p where p.tenant_id = navigation_item.tenant_id and p.id = navigation_item.parent_id);
update navigation_item set linked_sport_id = null
where linked_sport_id is not null
  and not exists (select from sport s where s.tenant_id = navigation_item.tenant_id and s.id = navigation_item.linked_sport_id);
update imported_file set game_id = null
where game_id is not null
  and not exists (select from game g where g.tenant_id = imported_file.tenant_id and g.id = imported_file.game_id);
update box_score set imported_file_id = null
where imported_file_id is not null
  and not exists (select from imported_file f where f.tenant_id = box_score.tenant_id and f.id = box_score.imported_file_id);
-- a correction without its file says nothing of where the figure came from, and its column is not null
delete from correction
where not exists (select from imported_file f where f.tenant_id = correction.tenant_id and f.id = correction.imported_file_id);

-- only the reference becomes null, not the college
alter table game
  add constraint game_tenant_id_preview_story_id_story_tenant_id_id_fk
    foreign key (tenant_id, preview_story_id) references story (tenant_id, id) on delete set null (preview_story_id),
  add constraint game_tenant_id_recap_story_id_story_tenant_id_id_fk
    foreign key (tenant_id, recap_story_id) references story (tenant_id, id) on delete set null (recap_story_id);
alter table imported_file
  add constraint imported_file_tenant_id_game_id_game_tenant_id_id_fk
    foreign key (tenant_id, game_id) references game (tenant_id, id) on delete set null (game_id);
alter table box_score
  add constraint box_score_tenant_id_imported_file_id_imported_file_tenant_id_id
    foreign key (tenant_id, imported_file_id) references imported_file (tenant_id, id)
    on delete set null (imported_file_id);
alter table correction
  add constraint correction_tenant_id_imported_file_id_imported_file_tenant_id_i
    foreign key (tenant_id, imported_file_id) references imported_file (tenant_id, id) on delete cascade;
alter table story
  add constraint story_tenant_id_alternate_image_id_image_tenant_id_id_fk
    foreign key (tenant_id, alternate_image_id) references image (tenant_id, id);
alter table navigation_item
  add constraint navigation_item_tenant_id_parent_id_navigation_item_tenant_id_i
    foreign key (tenant_id, parent_id) references navigation_item (tenant_id, id) on delete cascade,
  add constraint navigation_item_tenant_id_linked_sport_id_sport_tenant_id_id_fk
    foreign key (tenant_id, linked_sport_id) references sport (tenant_id, id) on delete cascade;
alter table promotion_campaign
  add constraint promotion_campaign_tenant_id_tenant_id_fk
    foreign key (tenant_id) references tenant (id) on delete cascade;

create index box_score_imported_file on box_score (tenant_id, imported_file_id);
create index correction_imported_file on correction (tenant_id, imported_file_id);
create index game_sport on game (tenant_id, sport_id);
create index game_venue on game (tenant_id, venue_id);
create index game_preview_story on game (tenant_id, preview_story_id);
create index game_recap_story on game (tenant_id, recap_story_id);
create index navigation_item_parent_id on navigation_item (tenant_id, parent_id);
create index navigation_item_linked_sport_id on navigation_item (tenant_id, linked_sport_id);
create index opponent_alias_opponent on opponent_alias (tenant_id, opponent_id);
create index person_name_person on person_name (tenant_id, person_id);
create index promotion_campaign_image_id on promotion_campaign (tenant_id, image_id);
create index promotion_campaign_narrow_image_id on promotion_campaign (tenant_id, narrow_image_id);
create index promotion_location_sport_id on promotion_location (tenant_id, sport_id);
create index roster_staff_person on roster_staff (tenant_id, person_id);
create index season_conference on season (tenant_id, conference_id);
create index splash_image_id on splash (tenant_id, image_id);
create index splash_narrow_image_id on splash (tenant_id, narrow_image_id);
create index story_game_game on story_game (tenant_id, game_id);
create index story_slug_story on story_slug (tenant_id, story_id);
create index takeover_game_id on takeover (tenant_id, game_id);
create index takeover_sport_id on takeover (tenant_id, sport_id);
create index tenant_host_tenant on tenant_host (tenant_id);
create index tracking_tag_sport_id on tracking_tag (tenant_id, sport_id);
