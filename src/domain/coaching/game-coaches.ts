export const tenureRoles = ['head', 'co-head', 'interim', 'acting', 'none'] as const;
export type TenureRole = (typeof tenureRoles)[number];

/** A coach in records. A person has the same key in tenures, rosters and imported lines. */
export type Coach = { key: string; personId: number | null; name: string };

/** A coach's tenure with a team from one day to another; without an end it is open. */
export type Tenure = {
  role: TenureRole;
  /** Undefined for `none`: the team has no coach. */
  coach: Coach | undefined;
  startsOn: string | null;
  endsOn: string | null;
  /** Limits the tenure to this many games from `startsOn`, such as the length of a suspension. */
  games: number | null;
  /** The reason of an interim or acting coach. */
  note: string | null;
};

export type CoachedGame = {
  id: number;
  seasonId: number;
  localDate: string;
  doubleheader: number;
  /** Whether the game counts toward the number of games of a tenure: decided, and no exhibition. */
  isCounted: boolean;
};

/** The coaches of a game: several for co-head coaches, none for a team without a coach. */
export type GameCoaches = { role: TenureRole; coaches: readonly Coach[]; note: string | null };

/** An acting coach replaces an interim one, who replaces the head coaches. */
const precedence: Record<TenureRole, number> = { acting: 3, interim: 2, head: 1, 'co-head': 1, none: 0 };

/**
 * The coaches of each game by its id: those of the tenure that covers its day, else the head coaches on the season's roster
 * (`headsOf`). Games that neither knows are missing from the map.
 */
export function assignCoaches(
  tenures: readonly Tenure[],
  games: readonly CoachedGame[],
  headsOf: (seasonId: number) => readonly Coach[],
): Map<number, GameCoaches> {
  const inOrder = [...games].sort(byDate);
  const covered = tenures.map((tenure) => ({ tenure, ids: new Set(gamesOf(tenure, inOrder).map(({ id }) => id)) }));
  return new Map(
    inOrder.flatMap((game): [number, GameCoaches][] => {
      const found = coachesAmong(covered.filter(({ ids }) => ids.has(game.id)).map(({ tenure }) => tenure));
      if (found) return [[game.id, found]];
      const heads = headsOf(game.seasonId);
      return heads.length > 0
        ? [[game.id, { role: heads.length > 1 ? 'co-head' : 'head', coaches: heads, note: null }]]
        : [];
    }),
  );
}

const byDate = (a: CoachedGame, b: CoachedGame): number =>
  a.localDate.localeCompare(b.localDate) || a.doubleheader - b.doubleheader || a.id - b.id;

/** The games of a tenure. If it is limited to a number of counted games, uncounted games before the last of them belong to it. */
function gamesOf({ startsOn, endsOn, games: limit }: Tenure, inOrder: readonly CoachedGame[]): readonly CoachedGame[] {
  const within = inOrder.filter(
    ({ localDate }) => (startsOn === null || localDate >= startsOn) && (endsOn === null || localDate <= endsOn),
  );
  if (limit === null) return within;
  const last = within.filter(({ isCounted }) => isCounted)[limit - 1];
  return last ? within.slice(0, within.indexOf(last) + 1) : within;
}

/** Of the tenures that cover a day, the one with the highest role; among equals the one that began last, with its co-head coaches. */
function coachesAmong(tenures: readonly Tenure[]): GameCoaches | undefined {
  const start = ({ startsOn }: Tenure) => startsOn ?? '';
  const [first, ...rest] = [...tenures].sort(
    (a, b) => precedence[b.role] - precedence[a.role] || start(b).localeCompare(start(a)),
  );
  if (!first) return undefined;
  const shared = first.role === 'co-head' ? rest.filter(({ role }) => role === 'co-head') : [];
  return { role: first.role, coaches: [first, ...shared].flatMap(({ coach }) => coach ?? []), note: first.note };
}
