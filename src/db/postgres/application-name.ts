import { hostname } from 'node:os';

/** Names this process in `pg_stat_activity`. Containers have the same process ids, but names of their own. */
export const applicationName = `fieldhouse ${hostname()} ${process.pid}`.slice(0, 63);
