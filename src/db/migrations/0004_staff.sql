create table staff_account (
  tenant_id integer not null references tenant (id) on delete cascade,
  id integer not null,
  email text not null check (email = lower(email)),
  name text not null,
  password_hash text not null,
  disabled boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (tenant_id, id),
  constraint staff_account_email unique (tenant_id, email)
);

create table staff_session (
  tenant_id integer not null,
  id integer not null,
  token_hash text not null,
  account_id integer not null,
  created_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  expires_at timestamptz not null,
  address text not null,
  user_agent text not null,
  primary key (tenant_id, id),
  constraint staff_session_token unique (token_hash),
  foreign key (tenant_id, account_id) references staff_account (tenant_id, id) on delete cascade
);
create index staff_session_account on staff_session (tenant_id, account_id);

create table login_attempt (
  tenant_id integer not null references tenant (id) on delete cascade,
  key text not null,
  failures integer not null,
  expires_at timestamptz not null,
  primary key (tenant_id, key)
);

alter table season
  add column roster_access text not null default 'public' check (roster_access in ('public', 'hidden'));

-- a picture is asked for by who shows it, at every request
create index story_image on story (tenant_id, image_id);
create index story_alternate_image on story (tenant_id, alternate_image_id);
create index roster_player_image on roster_player (tenant_id, image_id);
create index roster_staff_image on roster_staff (tenant_id, image_id);
create index story_hidden on story (tenant_id) where access = 'hidden';
