/**
 * What an account may do. `read` is reading what the public cannot see; `draft` is writing what no reader sees, before or after;
 * `publish` is everything else: what readers see, or what takes effect at once.
 */
export const levels = ['read', 'draft', 'publish'] as const;
export type Level = (typeof levels)[number];

/** What rights are about. Everything that is written belongs to one area. */
export const areas = [
  'stories',
  'schedule',
  'results',
  'roster',
  'galleries',
  'pictures',
  'site',
  'reports',
  'fans',
  'payments',
  'accounts',
  'college',
] as const;
export type Area = (typeof areas)[number];

/** The area of each kind of row. Conferences, opponents and venues are those of every sport, so no scope includes them. All other content kinds belong to the site. */
const areaOfKind: Readonly<Record<string, Area>> = {
  story: 'stories',
  season: 'schedule',
  conference: 'schedule',
  opponent: 'schedule',
  venue: 'schedule',
  game: 'schedule',
  liveGame: 'results',
  gameResult: 'results',
  rosterPlayer: 'roster',
  rosterStaff: 'roster',
  gallery: 'galleries',
  photo: 'galleries',
  image: 'pictures',
  report: 'reports',
  submission: 'fans',
  subscriber: 'fans',
  mail: 'fans',
  order: 'payments',
  user: 'accounts',
  session: 'accounts',
  token: 'accounts',
  tenant: 'college',
  config: 'college',
  sport: 'college',
};

/** The area to which rows of a kind belong. */
export const areaOf = (kind: string): Area => areaOfKind[kind] ?? 'site';

/** The parts of a college to which a role can be limited. */
export const scopeNames = ['sport', 'game', 'day'] as const;
export type ScopeName = (typeof scopeNames)[number];

type RoleDefinition = {
  title: string;
  /** A grant of the role names exactly one of these. Without scopes, the role applies to the whole college. */
  scopes: readonly ScopeName[];
  rights: Readonly<Partial<Record<Area, Level>>>;
};

const everything = Object.fromEntries(areas.map((area): [Area, Level] => [area, 'publish']));

/** The table of rights: what each role may do in each area. An area that is not listed is closed. */
export const roles = {
  administrator: { title: 'Administrator', scopes: [], rights: everything },
  editor: {
    title: 'Editor',
    scopes: [],
    rights: {
      stories: 'publish',
      schedule: 'publish',
      results: 'publish',
      roster: 'publish',
      galleries: 'publish',
      pictures: 'publish',
      site: 'publish',
      reports: 'read',
      fans: 'publish',
    },
  },
  'sport-contact': {
    title: 'Sport contact',
    scopes: ['sport'],
    rights: {
      stories: 'publish',
      schedule: 'publish',
      results: 'publish',
      roster: 'publish',
      galleries: 'read',
      pictures: 'draft',
      site: 'read',
    },
  },
  writer: {
    title: 'Writer',
    scopes: [],
    rights: {
      stories: 'draft',
      schedule: 'read',
      results: 'read',
      roster: 'read',
      galleries: 'read',
      pictures: 'draft',
      site: 'read',
    },
  },
  photographer: {
    title: 'Photographer',
    scopes: [],
    rights: { stories: 'read', schedule: 'read', roster: 'read', galleries: 'draft', pictures: 'publish' },
  },
  scorer: {
    title: 'Scorer',
    scopes: ['game', 'day'],
    rights: { schedule: 'read', results: 'publish', roster: 'read' },
  },
  'sponsor-viewer': { title: 'Sponsor viewer', scopes: [], rights: { reports: 'read' } },
} as const satisfies Record<string, RoleDefinition>;

export type Role = keyof typeof roles;
export const roleNames = Object.keys(roles) as [Role, ...Role[]];

const definitionOf = (role: Role): RoleDefinition => roles[role];

/** The scopes that a grant of a role can name. */
export const scopesOf = (role: Role): readonly ScopeName[] => definitionOf(role).scopes;

/** Areas whose rows belong to a sport or a game. Scopes limit writing in these areas only; reading is never limited by a scope. */
const scopedAreas: readonly Area[] = ['stories', 'schedule', 'results', 'roster'];

/** A role of an account, in one of its scopes if it has any. */
export type Grant = {
  role: Role;
  sportId: number | null;
  gameId: number | null;
  /** The local date of games, `2026-09-12`. */
  day: string | null;
};

/**
 * What an account, or one of its tokens, may do. A token has grants of its own, and its account's are the limit: a token can never do
 * more than its account can at the time of use.
 */
export type Rights = {
  accountId: number;
  tokenId?: number;
  grants: readonly Grant[];
  limit?: readonly Grant[];
};

/** Something that an account wants to do. */
export type Operation = {
  level: Level;
  /** The content kind, or another kind of row: `story`, `game`, `user`. */
  kind: string;
  /** The row, if it exists. */
  id?: number | undefined;
  /** The sports to which the row belongs, before and after the change. */
  sportIds?: readonly number[];
  /** The games to which the row belongs, before and after the change. */
  games?: readonly { id: number; day: string | null; sportId: number }[];
};

/** Why an operation is refused, for the log and for the account. */
export type Refusal = { code: 'role' | 'scope'; message: string };

/**
 * The single check of rights: why an account may not do something, or undefined if it may. Each door calls it with the rights of the
 * session or the token, before reading what is hidden and, for each row, before writing. A write is checked
 * against the sports and games of the row before and after the change, so that a change of sport cannot get around a scope; `operationOf` in `content/operation-of.ts` derives
 * that from the definition of a content kind. `requireRight` in `staff/refusals.ts` throws the refusal, and `recordRefusals` there wraps
 * the work of a door and records what was refused once the transaction is over. A command is run by the operator of the installation,
 * whose rights are not checked.
 */
export function findRefusal({ grants, limit }: Rights, operation: Operation): Refusal | undefined {
  return refusalOf(grants, operation) ?? (limit && refusalOf(limit, operation));
}

function refusalOf(grants: readonly Grant[], operation: Operation): Refusal | undefined {
  const { level, kind } = operation;
  const area = areaOf(kind);
  const sufficient = Map.groupBy(
    grants.filter(({ role }) => isSufficient(definitionOf(role).rights[area], level)),
    ({ role }) => role,
  );
  if (sufficient.size === 0)
    return { code: 'role', message: `${rolesIn(grants)} may not ${taskIn[level]} ${nounOf[area]}.` };
  const isAllowed = [...sufficient].some(([role, own]) => isInScope(role, own, area, operation));
  if (isAllowed) return undefined;
  return {
    code: 'scope',
    message: `${rolesIn(grants)} may ${taskIn[level]} ${nounOf[area]} of their own ${nounsOfScopes(sufficient.keys())} only.`,
  };
}

const isSufficient = (granted: Level | undefined, level: Level): boolean =>
  granted !== undefined && levels.indexOf(granted) >= levels.indexOf(level);

/** Whether everything that a row belongs to is within the scopes of one role. */
function isInScope(
  role: Role,
  own: readonly Grant[],
  area: Area,
  { level, sportIds = [], games = [] }: Operation,
): boolean {
  const scopes = scopesOf(role);
  if (scopes.length === 0 || level === 'read' || !scopedAreas.includes(area)) return true;
  if (scopes.includes('sport')) {
    const sports = [...sportIds, ...games.map(({ sportId }) => sportId)];
    return sports.length > 0 && sports.every((id) => own.some(({ sportId }) => sportId === id));
  }
  return (
    games.length > 0 &&
    games.every(({ id, day }) => own.some((grant) => grant.gameId === id || (grant.day !== null && grant.day === day)))
  );
}

const taskIn: Record<Level, string> = { read: 'read', draft: 'save drafts of', publish: 'publish or change' };

const nounOf: Record<Area, string> = {
  stories: 'stories',
  schedule: 'schedules',
  results: 'results',
  roster: 'rosters',
  galleries: 'galleries',
  pictures: 'pictures',
  site: 'other content of the site',
  reports: 'reports',
  fans: 'data of fans',
  payments: 'payments',
  accounts: 'accounts',
  college: 'settings of the college',
};

/** "A writer", "An account without a role". */
function rolesIn(grants: readonly Grant[]): string {
  const titles = [...new Set(grants.map(({ role }) => definitionOf(role).title.toLowerCase()))];
  if (titles.length === 0) return 'An account without a role';
  const named = titles.map((title) => `${/^[aeiou]/.test(title) ? 'an' : 'a'} ${title}`).join(' and ');
  return named.charAt(0).toUpperCase() + named.slice(1);
}

const nounsOfScopes = (found: Iterable<Role>): string =>
  [...new Set([...found].flatMap(scopesOf))].map((name) => `${name}s`).join(' and ');

/** Whether grants include everything that a new grant would allow, so that giving it widens nothing. */
export function includes(grants: readonly Grant[], wanted: Grant): boolean {
  return Object.entries(definitionOf(wanted.role).rights).every(([area, level]) => {
    if (level === undefined) return true;
    return grants.some((own) => {
      if (!isSufficient(definitionOf(own.role).rights[area as Area], level)) return false;
      const isScoped = scopesOf(own.role).length > 0 && scopedAreas.includes(area as Area) && level !== 'read';
      return !isScoped || isSameScope(own, wanted);
    });
  });
}

const isSameScope = (one: Grant, other: Grant): boolean =>
  one.sportId === other.sportId && one.gameId === other.gameId && one.day === other.day;
