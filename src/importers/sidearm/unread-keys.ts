import { shortened, type Unread } from '../unread.ts';

/** The keys of a `game.json`, of which those that repeat others or are about the page are not needed. */
const keys = new Set(
  `Action Assists Attendance AverageScoringPossession BannerMessage Blocks ClientHostname ClockDirection ClockSeconds
  ClockSegmentation Color Context Coordinate CurrentRecord CurrentlyInGame Date DateUTC DefensiveRebounds Descriptions
  Efficiency EndTime Fgam FirstName Ftma Ftp FullKey Game GlobalSportShortname HasStarted HomeTeam Id InvolvedPlayers
  IsComplete Key LargestLead LargestLeadScores LargestLeadTime LastLeadScore LastLeadTime LastName LastPlays Leaders Leads
  Location Logo Minutes Name Narrative NcaaGameId NcaaSchoolCode Notes OTMinutes OffensiveRebounds Officials PercentLead
  Period PeriodMinutes PeriodName PeriodScores PeriodStats PeriodTimeouts PeriodsRegulation PersonId PersonalFouls Photo
  Player PlayerGroups Players Plays Points PointsFromBench PointsInPaint PointsOffFastBreak PointsOffSecondChance
  PointsOffTurnovers PointsOnCourt PointsPerMinute Position Possession Rules Score SeasonStats ShootingPercentage
  ShowExtraPeriodsAsOT SiteImage Source StadiumImage StartTime Stats Steals Team TechnicalFouls TextColor Ties TimeWithLead
  Title TopPerformer TotalRebounds Totals Tpam Tppercentage Turnovers Type Uni UniformNumber Url UsagePercentage Values
  VisitingTeam`.split(/\s+/),
);
/** Parts that only repeat others. */
const repeated = new Set(['LastPlays', 'Leaders', 'SeasonStats', 'TopPerformer', 'Descriptions', 'Key', 'FullKey']);
const texts = new Set([
  'Name',
  'Uni',
  'Position',
  'PersonId',
  'CurrentlyInGame',
  'LargestLeadTime',
  'LastLeadTime',
  'TimeWithLead',
]);
const figure = /^(?:|-|true|false|-?\d{0,6}(?:-\d{1,4})?(?:\.\d+)?%?|\d+:\d\d)$/i;

/** The keys of a SIDEARM game that are not known, and the figures that are none, each once with its first place. */
export function unreadKeys(game: unknown): Unread {
  const found = new Map<string, string>();
  const note = (key: string, sentence: string) => {
    if (!found.has(key)) found.set(key, sentence);
  };
  const visit = (value: unknown, path: string, isLine: boolean) => {
    if (Array.isArray(value)) return value.forEach((one, index) => void visit(one, `${path}[${index}]`, isLine));
    if (typeof value !== 'object' || value === null) return;
    for (const [key, inner] of Object.entries(value)) {
      const place = path === '' ? key : `${path}.${key}`;
      const text = shortened(typeof inner === 'object' ? JSON.stringify(inner) : String(inner ?? ''));
      if (!keys.has(key)) {
        if (!/^(?:|0|null|\[\]|\{\})$/.test(text)) note(key, `"${place}" is not imported: ${text}`);
      } else if (isLine && !texts.has(key) && typeof inner !== 'object' && !figure.test(text.trim()))
        note(place, `"${place}" is "${text}", which is not a figure, and is ignored`);
      else if (!repeated.has(key)) visit(inner, place, key === 'Values');
    }
  };
  visit(game, '', false);
  return [...found.values()];
}
