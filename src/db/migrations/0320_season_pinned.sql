alter table "season" add column "pinned" boolean default false not null;
create unique index "season_pinned" on "season" using btree ("tenant_id","sport_id") where pinned;
