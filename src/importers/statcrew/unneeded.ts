import type { Unneeded } from '../xml/unread-parts.ts';

/** Elements of the scoring programs that repeat what others have, or have season figures and details that pages do not show. */
const elements =
  'analysis batords breakdowns byprdsummaries clock comment currentscore dnp drivestart drivesum fielder goaliechanges hitseason hsituation leadchanges lines longplays oncourtlist pchseason pitcher pitches play psitsummary psituation qtrsummary runner savesbyprd season stars starters sub summary';

/** Elements that readers find among the children of others. */
const found = 'downtogo endqtr linegame lineprd';

/** Attributes of the same kind; "*" is any. */
const attributes: Readonly<Record<string, string>> = {
  // about the program and the document
  bbgame: '*',
  bsgame: '*',
  fbgame: '*',
  hkgame: '*',
  lcgame: '*',
  sogame: '*',
  vbgame: '*',
  rules: '*',
  show: '*',
  plays: 'format',
  period: 'periodtype time',
  status:
    'arrow batter complete gamestatus hpoints hscore manualbox outs periodstatus periodtype pitcher poss qtr running serving vpoints vscore',
  venue:
    'attend competitionid competitionname dhgame gameset gamenum homeid homename homerank indoors naturalgrass sbid season series visid visname visrank',
  team: 'abb code conf conf-record confrecord',
  player:
    'atpos bats byu_score checkname code id oncourt opp_score player_nid playerId pno rosterpos shortname throws year',
  // derived from other figures, or by period of play
  attack: 'pct',
  attackgame: 'pct',
  block: 'tb',
  defense: 'sackua',
  goalie: 'cbosho gp gs ppg savebyprd sf shutout',
  goaltype: 'fg gw pp ua',
  hitting: 'fly ground hitdp ibb pa sba tb xb',
  hsitsummary: '*',
  ko: 'fcyds',
  linescore: 'periods prds shotline shots sog',
  downtogo: '*',
  linegame: '*',
  lineprd: '*',
  misc: 'dsave minus minutes ona onm plus pts',
  pat: 'passatt passmade rcvatt rcvmade',
  penalty: 'count fviol major minor',
  pitching: 'fly fps gdp gf ground gs ibb inheritr inherits k',
  punt: 'avg',
  redzone: '*',
  serve: 'ta',
  set: 'e ta',
  shots: 'pts',
  special: '*',
  stats: 'blkrcvd deadball drawn eff fg3pct fgpct ftpct pts_ch2 pts_fastb pts_paint sec',
  statsbyprd: 'blkrcvd drawn eff pts_ch2 pts_fastb pts_paint',
  totals: 'gp totoff_avg totoff_plays totoff_yards',
  // of plays, whose text has them
  batting: 'id',
  drive: 'driveindex end rz start team',
  fga: 'clock qtr team',
  pen: 'checkname id number pp',
  qtr: 'text',
  score: 'H V checkname driveindex final honice hstrength id number seasona1 seasona2 team unassisted vonice vstrength',
};

/** What a StatCrew file has without being read. */
export const unneeded: Unneeded = {
  elements: new Set(elements.split(' ')),
  found: new Set(found.split(' ')),
  attributes,
};
