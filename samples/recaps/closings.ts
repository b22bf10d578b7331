import { longDay } from '../../src/domain/printed-date.ts';
import schools from '../opponents.json' with { type: 'json' };
import { at } from '../random.ts';
import type { GameFacts } from './game-facts.ts';
import type { Wording } from './phrases.ts';

/** "against Inland", "at Inland" or the title of the event. */
function nextGame({ next }: GameFacts): string | undefined {
  if (!next) return undefined;
  if (!next.opponentId) {
    const event = next.title?.replace(/^To be determined \((.+)\)$/, '$1');
    return event && `in the ${event}`;
  }
  const { title } = at(schools, next.opponentId - 1);
  return `${next.locationIndicator === 'A' ? 'at' : 'against'} ${title}`;
}

const dateOf = ({ next }: GameFacts) => (next ? longDay(next.localDate) : '');
const link = ({ kind }: GameFacts, text: string) => `<a href="/sports/${kind.slug}/schedule">${text}</a>`;

/** What comes next, the last paragraph. */
export const closings: readonly Wording<GameFacts>[] = [
  (facts) => {
    const next = nextGame(facts);
    return (
      next && `The next game is ${next} on ${dateOf(facts)}; the ${link(facts, 'schedule')} has times and broadcasts.`
    );
  },
  (facts) => {
    const next = nextGame(facts);
    return next && `${facts.us.name} plays again ${next} on ${dateOf(facts)} (${link(facts, 'full schedule')}).`;
  },
  (facts) => {
    const next = nextGame(facts);
    return next && `On ${dateOf(facts)} the ${link(facts, 'season')} continues ${next}.`;
  },
  (facts) =>
    facts.next
      ? undefined
      : `It was the last game of the season, which ${facts.us.nick} finish at ${facts.record}. ${link(facts, 'All results')} are on the schedule.`,
  (facts) =>
    facts.next
      ? undefined
      : `The season ends at ${facts.record} for ${facts.us.name} (${link(facts, 'every result')}).`,
];

/** A sentence on the crowd, weather or record that no other has told. */
export const crowdNotes: readonly Wording<GameFacts>[] = [
  ({ attendance, stadium }) =>
    attendance ? `Attendance at ${stadium} was ${attendance.toLocaleString('en-US')}.` : undefined,
  ({ attendance }) => (attendance ? `A crowd of ${attendance.toLocaleString('en-US')} saw it.` : undefined),
];

export const recordNotes: readonly Wording<GameFacts>[] = [
  ({ us, record }) => (record ? `${us.name} is ${record}.` : undefined),
  ({ us, record, conference, conferenceRecord }) =>
    record && conference && conferenceRecord
      ? `The result leaves ${us.nick} ${record} overall and ${conferenceRecord} in the ${conference}.`
      : undefined,
];
