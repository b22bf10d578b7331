-- One counter for each campaign and day in place of a row for each view.
create table campaign_views (
  tenant_id integer not null,
  campaign_id integer not null,
  day date not null,
  views integer not null,
  last_at timestamptz not null default now(),
  primary key (tenant_id, campaign_id, day),
  foreign key (tenant_id, campaign_id) references promotion_campaign (tenant_id, id) on delete cascade
);

insert into campaign_views (tenant_id, campaign_id, day, views, last_at)
select impression.tenant_id, campaign_id, (at at time zone timezone)::date, count(*), max(at)
from campaign_impression impression
join tenant on tenant.id = impression.tenant_id
group by impression.tenant_id, campaign_id, (at at time zone timezone)::date;

drop table campaign_impression;
