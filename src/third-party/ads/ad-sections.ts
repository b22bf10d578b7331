/**
 * Ad section codes by global short name: m, w or c (combined) followed by the seven-letter sport code that the field's
 * ad servers use.
 */
const sectionCodes = {
  baseball: 'mbasebl',
  bowl: 'wbowl',
  cross: 'cxc',
  xc: 'cxc',
  mcross: 'mxc',
  wcross: 'wxc',
  equest: 'wequest',
  fence: 'cfenc',
  fhockey: 'wfieldh',
  football: 'mfootbl',
  mbball: 'mbaskbl',
  wbball: 'wbaskbl',
  mgolf: 'mgolf',
  wgolf: 'wgolf',
  mgym: 'mgym',
  wgym: 'wgym',
  mhockey: 'mhockey',
  whockey: 'whockey',
  mlax: 'mlacros',
  wlax: 'wlacros',
  msoc: 'msoccer',
  wsoc: 'wsoccer',
  mten: 'mtennis',
  wten: 'wtennis',
  mvball: 'mvolley',
  wvball: 'wvolley',
  wbvball: 'wbvolle',
  mwpolo: 'mwpolo',
  wwpolo: 'wwpolo',
  rifle: 'crifle',
  sail: 'csail',
  ski: 'cski',
  softball: 'wsoftbl',
  swim: 'cswim',
  mswim: 'mswim',
  wswim: 'wswim',
  track: 'ctrack',
  mtrack: 'mtrack',
  wtrack: 'wtrack',
  wrestling: 'mwrestl',
  wwrest: 'wwrestl',
  wrow: 'wrowing',
};
const codeOfName = new Map<string, string>(Object.entries(sectionCodes));

/** Fallback section. */
const otherSection = 'ot';
const homeSection = 'frontpage';
const signingDaySection = 'signingday';
/** Path segments that mark a signing-day schedule. */
const signingDayWords = ['signingday', 'signing-day'];

type AdPage = {
  /** Name in the route table. */
  route: string;
  sport?: { global_sport_shortname: string | null; shortname: string } | undefined;
};

/** The section of a page for ad targeting. */
export function adSection({ route, sport }: AdPage): string {
  if (route === 'home') return homeSection;
  if (!sport) return otherSection;
  const names = [sport.global_sport_shortname, sport.shortname].map((name) => name?.toLowerCase() ?? '');
  if (route === 'schedule' && names.some((name) => signingDayWords.includes(name))) return signingDaySection;
  return names.map((name) => codeOfName.get(name)).find((code) => code !== undefined) ?? otherSection;
}

const sportIdGroups = {
  Basketball: [2, 11],
  Soccer: [7, 18],
  Volleyball: [23, 25],
  Hockey: [6, 26],
  Lacrosse: [8, 15],
  Fhockey: [12],
  Baseball: [1],
  Football: [5],
  WaterPolo: [27, 28],
  Tennis: [19, 20],
} as const satisfies Record<string, readonly number[]>;
export type AdSportGroup = keyof typeof sportIdGroups;

/** Ad-targeting group of a sport, by its global sport id; undefined if it has none. */
export const adSportGroup = (globalSportId: number | null): AdSportGroup | undefined =>
  groupOfId.get(globalSportId ?? 0);

const groupOfId = new Map<number, AdSportGroup>(
  Object.entries(sportIdGroups).flatMap(([group, ids]) => ids.map((id) => [id, group as AdSportGroup] as const)),
);
