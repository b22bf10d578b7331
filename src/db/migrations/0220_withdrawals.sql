-- A row for each change that withdrew something: a process that was disconnected compares them.
create table withdrawal (
  tenant_id integer not null constraint withdrawal_tenant_id_tenant_id_fk references tenant (id) on delete cascade,
  id bigint generated always as identity,
  withdrawn_at timestamptz not null default now(),
  constraint withdrawal_tenant_id_id_pk primary key (tenant_id, id)
);

-- The server processes, which may have copies of what is withdrawn.
create table serving_process (
  id text primary key,
  machine text not null,
  port integer not null,
  pid integer not null,
  started text not null,
  handled bigint not null default 0,
  problem text,
  missing_since timestamptz
);
