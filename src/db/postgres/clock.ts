import { env } from '../../runtime/env.ts';

const offset = env.CLOCK_OFFSET_SECONDS;

/** Settings of connections that find the `now()` of a moved clock before that of Postgres. */
export const clockSettings: Record<string, string> =
  offset === 0 ? {} : { search_path: 'public,clock,pg_catalog', 'fieldhouse.clock_offset': String(offset) };

/** SQL that creates the `now()` of a moved clock. Connections without these settings, such as those of `psql`, have the system's. */
export const clockFunction =
  offset === 0
    ? ''
    : `create schema if not exists clock;
       create or replace function clock.now() returns timestamptz language sql stable
         return pg_catalog.now()
           + make_interval(secs => coalesce(current_setting('fieldhouse.clock_offset', true), '0')::float8);`;
