/** Fields of a schedule table with the column headings that they are read from, as `plainColumn` writes them. */
const headings = {
  uid: 'uid id gameid eventid',
  season: 'season year schoolyear academicyear',
  date: 'date day dates startdate gamedate eventdate',
  endDate: 'enddate lastday',
  time: 'time start starttime gametime',
  sport: 'sport team',
  opponent: 'opponent opponents opp event title opponentname opponentevent meet tournamentname',
  indicator:
    'at ha han homeaway homeawayneutral homeoraway homeorawaygame homeawayorneutral gamesite locationindicator vsat',
  city: 'location site place city citystate locale',
  state: 'state stateprovince st',
  facility: 'facility stadium arena venue field complex',
  result: 'result outcome results',
  letter: 'winorloss wl wlt winloss winlosstie winlossortie wonlost decision',
  score: 'score finalscore',
  ourScore: 'ourscore teamscore ownscore us pf pointsfor scorefor runsfor goalsfor',
  opponentScore: 'opponentscore oppscore theirscore them pa pointsagainst scoreagainst runsagainst goalsagainst',
  overtime: 'ot overtime overtimes',
  innings: 'innings extrainnings inn',
  status: 'status gamestatus',
  tournament: 'tournament tourney',
  conference: 'conference conf league conferencegame confgame isconference',
  doubleheader: 'doubleheader dh game',
  type: 'type gametype eventtype',
  rank: 'rank opprank opponentrank opponentranking',
  ourRank: 'ourrank teamrank',
  attendance: 'attendance att attend crowd',
  promotion: 'promotion promo promotions',
  tv: 'tv television watch tvnetwork network broadcast',
  radio: 'radio listen',
  tickets: 'tickets ticket ticketsurl ticketlink ticketurl buytickets',
  video: 'video videourl stream livestream livevideo streaming watchlive',
  audio: 'audio audiourl liveaudio listenlive',
  stats: 'livestats stats statsurl livestatsurl',
  note: 'note notes comment comments remarks',
} as const;

export type ScheduleColumn = keyof typeof headings;
export const scheduleFields = Object.keys(headings) as ScheduleColumn[];
export const headingsOf = (field: ScheduleColumn): readonly string[] => headings[field].split(' ');
