/**
 * Section codes of advertising by global short name: m, w or c (both) and the sport in the seven letters that ad
 * servers of the field were set up with.
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

/** Section of whatever has none of its own. */
const otherSection = 'ot';
const homeSection = 'frontpage';
const signingDaySection = 'signingday';
/** Words by which a schedule of signing day stands in addresses. */
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

/** The group of a sport for ad targeting, by the id that is the same at every college; undefined for a sport of none. */
export const adSportGroup = (globalSportId: number | null): AdSportGroup | undefined =>
  groupOfId.get(globalSportId ?? 0);

const groupOfId = new Map<number, AdSportGroup>(
  Object.entries(sportIdGroups).flatMap(([group, ids]) => ids.map((id) => [id, group as AdSportGroup] as const)),
);
