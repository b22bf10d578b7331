create table splash (
  tenant_id integer not null references tenant (id) on delete cascade,
  id integer not null,
  title text not null,
  sport_id integer,
  kind text not null check (kind in ('image', 'video', 'html', 'countdown')),
  link text,
  image_id integer,
  narrow_image_id integer,
  video jsonb,
  html text,
  background_color text not null,
  foreground_color text not null,
  countdown_to timestamptz,
  start_date timestamptz not null,
  end_date timestamptz,
  access text not null default 'public' check (access in ('public', 'hidden')),
  updated_at timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, sport_id) references sport (tenant_id, id) on delete cascade,
  foreign key (tenant_id, image_id) references image (tenant_id, id),
  foreign key (tenant_id, narrow_image_id) references image (tenant_id, id)
);
create index splash_sport on splash (tenant_id, sport_id);

create table splash_click (
  tenant_id integer not null,
  splash_id integer not null,
  key text not null,
  at timestamptz not null default now(),
  primary key (tenant_id, splash_id, key),
  foreign key (tenant_id, splash_id) references splash (tenant_id, id) on delete cascade
);

create table takeover (
  tenant_id integer not null references tenant (id) on delete cascade,
  id integer not null,
  type text not null check (type in ('Url', 'GameDay')),
  sport_id integer,
  url text check (type <> 'Url' or url is not null),
  cookie text not null,
  game_id integer check (type <> 'GameDay' or game_id is not null),
  enabled boolean not null default true,
  start_date timestamptz not null,
  end_date timestamptz,
  updated_at timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, sport_id) references sport (tenant_id, id) on delete cascade,
  foreign key (tenant_id, game_id) references game (tenant_id, id) on delete cascade
);

create table alert (
  tenant_id integer not null references tenant (id) on delete cascade,
  id integer not null,
  title text not null,
  url text,
  enabled boolean not null default true,
  show_on_web boolean not null default true,
  end_date timestamptz,
  updated_at timestamptz not null default now(),
  primary key (tenant_id, id)
);

create table promotion_location (
  tenant_id integer not null references tenant (id) on delete cascade,
  id integer not null,
  name text not null,
  sport_id integer,
  type text not null check (type in ('single', 'html', 'icons', 'multi')),
  effect text not null check (effect in ('random', 'none', 'slide')),
  swiper jsonb not null default '{}',
  updated_at timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, sport_id) references sport (tenant_id, id) on delete cascade,
  constraint promotion_location_name unique nulls not distinct (tenant_id, name, sport_id)
);

create table promotion_campaign (
  tenant_id integer not null,
  id integer not null,
  location_id integer not null,
  title text not null,
  hover_text text,
  link text,
  open_in_new_window boolean not null default false,
  css_class text,
  icon text,
  html text,
  image_id integer,
  narrow_image_id integer,
  enabled boolean not null default true,
  start_date timestamptz,
  end_date timestamptz,
  position integer not null default 0,
  updated_at timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, location_id) references promotion_location (tenant_id, id) on delete cascade,
  foreign key (tenant_id, image_id) references image (tenant_id, id),
  foreign key (tenant_id, narrow_image_id) references image (tenant_id, id)
);
create index promotion_campaign_location on promotion_campaign (tenant_id, location_id);

create table campaign_impression (
  tenant_id integer not null,
  campaign_id integer not null,
  batch text not null,
  at timestamptz not null default now(),
  primary key (tenant_id, campaign_id, batch),
  foreign key (tenant_id, campaign_id) references promotion_campaign (tenant_id, id) on delete cascade
);

create table tracking_tag (
  tenant_id integer not null references tenant (id) on delete cascade,
  id integer not null,
  name text not null,
  enabled boolean not null default true,
  page_template text,
  sport_id integer,
  content_id integer,
  head jsonb not null default '{}',
  open_body jsonb not null default '{}',
  close_body jsonb not null default '{}',
  updated_at timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, sport_id) references sport (tenant_id, id) on delete cascade
);

create table redirect_rule (
  tenant_id integer not null references tenant (id) on delete cascade,
  id integer not null,
  from_path text not null,
  target text not null,
  status integer not null default 301 check (status in (301, 302, 307, 308)),
  updated_at timestamptz not null default now(),
  primary key (tenant_id, id),
  constraint redirect_rule_from unique (tenant_id, from_path)
);
