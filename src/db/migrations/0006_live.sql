-- The last good snapshot of a game that is followed; the box score's own tables are written when it is over.
create table live_game (
  tenant_id integer not null,
  game_id integer not null,
  version integer not null,
  our_side text not null,
  box jsonb not null,
  roster_players jsonb not null default '{}',
  format text not null,
  file_name text not null,
  sha256 text not null,
  bytes bytea not null,
  warnings jsonb not null default '[]',
  clock_running boolean not null default false,
  clock_at timestamptz not null,
  heard_at timestamptz not null,
  changed_at timestamptz not null,
  closed_at timestamptz,
  primary key (tenant_id, game_id),
  foreign key (tenant_id, game_id) references game (tenant_id, id) on delete cascade
);

create table live_token (
  tenant_id integer not null references tenant (id) on delete cascade,
  id integer not null,
  name text not null,
  token_hash text not null,
  created_at timestamptz not null default now(),
  last_used_at timestamptz,
  revoked_at timestamptz,
  primary key (tenant_id, id),
  constraint live_token_hash unique (token_hash)
);

-- whose word the state of a game is: what staff said stands against a file that says otherwise
alter table game
  add column state_by text not null default 'schedule' check (state_by in ('schedule', 'feed', 'staff'));

alter table box_play
  add column shot jsonb;
