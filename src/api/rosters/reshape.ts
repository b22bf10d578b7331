import { toPersonImage } from '../../domain/image.ts';
import { sportSlug } from '../../domain/sport.ts';
import { type SportReference, toSportReference } from '../../domain/sport-reference.ts';
import { href } from '../../routing/routes.ts';
import { sanitizeStory } from '../../web/sanitize-html.ts';
import { slugify } from '../../web/slug.ts';
import { stripHtml } from '../../web/strip-html.ts';
import type { SeasonRow } from '../schedule/queries.ts';
import type { PlayerRow, StaffRow } from './queries.ts';
import { type Audience, toRosterPlayer } from './reshape-player.ts';
import type { Roster, RosterStaff } from './schema.ts';

export function toRoster(
  { season, sport }: SeasonRow,
  players: readonly PlayerRow[],
  staff: readonly StaffRow[],
  shownTo: Audience,
): Roster {
  const reference = toSportReference(sport);
  const isHidden = season.rosterAccess === 'hidden';
  const ofKind = (kind: StaffRow['kind']) =>
    staff
      .filter((row) => row.kind === kind)
      .map((row) => ({
        ...toRosterStaff(row, reference, shownTo.origin),
        // hidden staff have no page
        ...((isHidden || row.hide) && { url: null }),
      }));
  return {
    id: season.id,
    displayTitle: `${season.title} ${sport.title} Roster`,
    season: {
      id: season.id,
      title: season.title,
      shortName: null,
      startDate: season.startDate,
      created: null,
      isCurrent: season.isCurrent,
    },
    sport: { ...reference, shortDisplay: null },
    players: players.map((row) => toRosterPlayer(row, reference, shownTo)),
    coaches: ofKind('coach'),
    support: ofKind('support'),
    displayFields: columnsOf(players),
    hide: season.rosterAccess === 'hidden',
    displayCoaches: true,
    sortAlpha: false,
    orderByWomenFirst: false,
    noteLocation: false,
    applyCustomFormatting: false,
    note: season.rosterNote ? stripHtml(season.rosterNote) : '',
    templateId: 1,
    breakdownSize: '',
    displayTemplate: '',
    contentTemplate: '',
    image: null,
    downloads: null,
    sportFile: null,
    statCrew: null,
    allStaffImage: null,
  };
}

/** URL of a coach's or staff member's bio. */
export function staffUrl(
  sport: Pick<SportReference, 'globalSportNameSlug' | 'shortName'>,
  { id, kind, firstName, lastName }: Pick<StaffRow, 'id' | 'kind' | 'firstName' | 'lastName'>,
): string {
  const teamSlug = sportSlug(sport);
  const slug = slugify(`${firstName} ${lastName}`) || kind;
  return kind === 'coach'
    ? href('coachBio', { sportSlug: teamSlug, coachName: slug, coachId: id })
    : href('supportStaffBio', { sportSlug: teamSlug, supportStaffName: slug, supportStaffId: id });
}

export function toRosterStaff(row: StaffRow, sport: SportReference, origin: string): RosterStaff {
  return {
    id: row.id,
    staffId: row.personId,
    firstName: row.firstName,
    lastName: row.lastName,
    title: row.title,
    email: row.email,
    phone: row.phone,
    url: staffUrl(sport, row),
    isHeadCoach: row.isHeadCoach,
    bio: row.bio ? sanitizeStory(row.bio) : '',
    twitter: '',
    image: toPersonImage(row, `${row.firstName} ${row.lastName}`.trim(), origin),
    images: null,
    sport: { ...sport, shortDisplay: null },
    latestCoachBioId: row.kind === 'coach' ? row.id : null,
    latestSupportBioId: row.kind === 'support' ? row.id : null,
    latestBioId: row.id,
    displayFields: { staff_title: 'Title' },
    socialMediaR: [],
    custom1: '',
    custom2: '',
    custom3: '',
    custom4: '',
  };
}

const columns = [
  { title: 'No.', description: 'Jersey number', field: 'jersey' },
  { title: 'Pos.', description: 'Position', field: 'positionShort' },
  { title: 'Cl.', description: 'Academic year', field: 'classYear' },
  { title: 'Ht.', description: 'Height', field: 'heightInches' },
  { title: 'Wt.', description: 'Weight in pounds', field: 'weightPounds' },
  { title: 'Hometown', description: 'Hometown', field: 'hometown' },
  { title: 'High School', description: 'High school', field: 'highSchool' },
  { title: 'Previous School', description: 'Previous school', field: 'previousSchool' },
  { title: 'Major', description: 'Major', field: 'major' },
] as const;

/** Only columns with a value for at least one player: most individual sports publish no height or weight. */
const columnsOf = (players: readonly PlayerRow[]): Roster['displayFields'] =>
  columns
    .filter(({ field }) => players.some((player) => player[field] !== null))
    .map(({ title, description, field }) => ({ title, description, dbField: field, specialColumn: null, print: true }));
