/** Paths, in lower case, of services of earlier platforms that programs still request. */
const servicePaths = [
  '/services/responsive-calendar.ashx',
  '/services/adaptive_components.ashx',
  '/services/sportnames.ashx',
  '/services/archives.ashx/stories',
  '/services/scores.aspx',
  '/services/schedule_xml_2.aspx',
  '/services/roster_xml.aspx',
  '/services/coaches_xml.aspx',
  '/services/stories_xml.aspx',
  '/services/responsive-roster.ashx',
  '/services/responsive-schedule.ashx',
  '/services/responsive-sportschedule.ashx',
  '/services/allaccess.ashx/media/get',
  '/services/allaccess.ashx/media/getcount',
  '/api/sportnames',
  '/api/assets',
  '/api/roster',
  '/api/schedule',
] as const;
export type ServicePath = (typeof servicePaths)[number];

/** Paths that may be followed by the id of a roster or schedule: `/api/roster/12`. */
const numbered: readonly ServicePath[] = ['/api/roster', '/api/schedule'];

/** Parses the path of such a service, ignoring case. */
export function readServiceAddress(pathname: string): { path: ServicePath; id?: number } | undefined {
  const lower = pathname.toLowerCase().replace(/\/$/, '');
  const path = servicePaths.find((each) => each === lower);
  if (path) return { path };
  const [, start, number] = /^(.*)\/(\d{1,9})$/.exec(lower) ?? [];
  const withNumber = numbered.find((each) => each === start);
  return withNumber && { path: withNumber, id: Number(number) };
}
