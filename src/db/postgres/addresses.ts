/** The addresses of a Postgres server and its standbys, and the one in use. */
export type Addresses = {
  count: number;
  /** The connection string of the address in use. */
  current: () => string;
  /** Moves on to the next address after `failed`, unless that has happened already. */
  skip: (failed: string) => void;
};

/** Parses `postgres://user:password@first:5432,second:5432/database`. */
export function createAddresses(databaseUrl: string): Addresses {
  const [, head = '', hosts = '', tail = ''] = /^(\w+:\/\/(?:[^@/]*@)?)([^/?]*)(.*)/s.exec(databaseUrl) ?? [];
  const all = hosts.split(',').map((host) => `${head}${host}${tail}`);
  let index = 0;
  const current = () => all[index] ?? databaseUrl;
  return {
    count: all.length,
    current,
    skip: (failed) => {
      if (failed === current()) index = (index + 1) % all.length;
    },
  };
}
