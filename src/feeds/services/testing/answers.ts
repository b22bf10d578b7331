import { type Type, type } from 'arktype';

const text = 'string';
const link = type({ url: text }).or('null');
const flag = "'True' | 'False'" as const;

const calendarEvent = type({
  id: 'number',
  date: /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/,
  time: 'string | null',
  status: "'A' | 'O'",
  type: "'R' | 'P' | 'S'",
  noplay_text: "'Canceled' | 'Postponed' | null",
  location: 'string | null',
  location_indicator: "'H' | 'A' | 'N'",
  at_vs: text,
  show_at_vs: 'boolean',
  conference: 'boolean',
  is_a_doubleheader: 'boolean',
  sport: { title: text, shortname: text },
  opponent: { title: text, prefix: 'string | null' },
  facility: type({ title: text }).or('null'),
  tournament: type({ title: text }).or('null'),
  media: { video: link, stats: link, tickets: link },
  result: {
    status: "'W' | 'L' | 'T' | 'N' | null",
    team_score: 'string | null',
    opponent_score: 'string | null',
    prescore_info: 'string | null',
    postscore_info: 'string | null',
    boxscore: link,
    recap: link,
  },
});

const componentGame = type({
  id: 'number',
  date: text,
  date_utc: 'string | null',
  end_date: 'string | null',
  time: 'string | null',
  tbd: 'boolean',
  allday: 'boolean',
  is_doubleheader: 'boolean',
  status: "'A' | 'O'",
  location_indicator: "'H' | 'A' | 'N'",
  location: 'string | null',
  is_conference: 'boolean',
  conference: 'string | null',
  conference_abbrev: 'string | null',
  show_atvs: 'boolean',
  type: "'recent' | 'upcoming'",
  tournament: text,
  sport: {
    id: 'number',
    title: text,
    abbreviation: 'string | null',
    shortname: text,
    short_title: text,
    global_sport_shortname: 'string | null',
    non_sport: 'boolean',
    show_at_vs: 'boolean',
  },
  schedule: { id: 'number', title: text, url: text },
  opponent: { id: 'number | null', title: text, name: text, image: 'string | null' },
  media: { video: 'string | null', game_note: 'string | null', gamefiles: 'unknown[]' },
  story: type({ id: 'number', title: text, url: text, content_title: text, content_url: text }).or('null'),
  result: type({
    game_id: 'number',
    status: "'W' | 'L' | 'T' | 'N'",
    team_score: 'string | null',
    opponent_score: 'string | null',
    prescore: 'string | null',
    postscore: 'string | null',
    boxscore: 'string | null',
  }).or('null'),
  game_facility: type({ id: 'number', title: text }).or('null'),
  promotion: 'object',
  event_image: 'object',
});

const photo = type({ type: "'headshot'", fullsize: text, roster: text, thumbnail: text });
const person = { name: text, firstname: text, lastname: text, staff_id: 'number', player_id: text, bio: text } as const;
const info = type({ url: text, id: text, story_image_url: text, text }).or('null');

/** As the sports service of rokwire (Apache 2.0) declares them; its parser rejects a number for a string. */
const xmlGame = type({
  id: text,
  date: text,
  datetime_utc: text,
  end_datetime_utc: text,
  end_datetime: text,
  date_info: { tbd: 'boolean', all_day: 'boolean', start_datetime: text, start_date: text },
  time: text,
  type: text,
  status: text,
  noplay_text: text,
  doubleheader: text,
  game_promotion_name: text,
  sport: { id: 'number', title: text, shortname: text, abbrev: text, global_sport_id: 'number' },
  location: { location: text, HAN: text, neutral_hometeam: 'boolean | null', facility: text },
  tv: text,
  radio: text,
  custom_display_field_2: text,
  links: {
    livestats: text,
    video: text,
    audio: text,
    tickets: text,
    boxscore: type({ bid: text, url: text, text }).or('null'),
    pregame: info,
    postgame: info,
  },
  opponent: { name: text, logo_image: text, location: text, mascot: text, conference_game: flag, tournament: text },
  results: type({ status: text, team_score: text, opponent_score: text }).array(),
});

const day = '2026-09-10';
/** What programs read: a name, the address, and the shape of the answer for the complete college. */
const scoredTeam = type({
  name: 'string > 0',
  score: 'string.numeric',
  id: 'string > 0',
  record: 'string',
  score_by_periods: type({ period: 'string.integer', score: 'string.integer' }).array().moreThanLength(1),
  leaders: 'unknown[]',
});

export const answers: [name: string, path: string, shape: Type<unknown>][] = [
  [
    'a month in six weeks',
    '/services/responsive-calendar.ashx?type=month&sport=0&location=all&date=9/1/2026',
    type({ date: text, events: calendarEvent.array().atLeastLength(1).or('null') })
      .array()
      .exactlyLength(42),
  ],
  ...['scoreboard', 'results', 'events', `events&start=${day}T00:00:00Z&end=2026-12-31`].map(
    (kind): (typeof answers)[number] => [
      `games of ${kind}`,
      `/services/adaptive_components.ashx?type=${kind}&count=10&sport_id=0&name=&extra=%7B%7D`,
      componentGame.array().atLeastLength(1),
    ],
  ),
  [
    'stories',
    '/services/adaptive_components.ashx?type=stories&start=0&count=5',
    type({
      title: text,
      headline: text,
      url: text,
      story_path: text,
      date: text,
      content_date: text,
      writer: 'string | null',
    })
      .array()
      .atLeastLength(1),
  ],
  [
    'the main menu',
    '/services/adaptive_components.ashx?type=main-navigation&count=10&start=0&extra=%7B%7D',
    type({ title: text, items: type({ schedule_roster_news_links: type({ url: text }).array() }).array() }).array(),
  ],
  ...['/services/sportnames.ashx', '/api/sportnames'].map((path): (typeof answers)[number] => [
    `sports at ${path}`,
    path,
    type({
      sports: type({
        sport: text,
        sportInfo: {
          sport_title: text,
          sport_shortname: text,
          schedule_id: text,
          roster_id: text,
          season_id: text,
          conference_id: text,
          global_sport_id: text,
          is_not_sport: flag,
        },
      })
        .array()
        .atLeastLength(2),
    }),
  ]),
  [
    'the archive of stories',
    '/services/archives.ashx/stories?index=1&page_size=30&sport=football&season=0&search=',
    type({
      error: 'null',
      data: type({
        story_headline: text,
        story_path: text,
        story_postdate: /^\d\d?\/\d\d?\/\d{4}$/,
        story_image: 'string | null',
        sport_title: text,
      })
        .array()
        .atLeastLength(1),
    }),
  ],
  [
    'games',
    '/services/schedule_xml_2.aspx?format=json&path=football&starting=09/01/2026&ending=12/31/2026&take=3',
    type({ schedule: xmlGame.array().atLeastLength(1).atMostLength(3) }),
  ],
  [
    'the seasons of a sport',
    '/services/schedule_xml_2.aspx?format=json&sportseasons=true&path=football',
    type({
      code: text,
      label: text,
      staff: text,
      schedules: type({
        year: text,
        schedule_year: text,
        roster: text,
        'roster_id?': 'number | null',
        schedule: text,
        current: 'boolean',
      }).array(),
    }),
  ],
  [
    'the players',
    '/services/roster_xml.aspx?format=json&path=football',
    type({
      roster: type({
        ...person,
        rp_id: text,
        playerinfo: { uni: text, pos_short: text, height: text, weight: text, year_long: text, captain: flag },
        photos: photo.array(),
      })
        .array()
        .atLeastLength(1),
    }),
  ],
  [
    'the coaches',
    '/services/coaches_xml.aspx?format=json&path=football',
    type({
      roster: type({
        ...person,
        staffinfo: { title: text, email: text, phone: text, biolink: text },
        photos: photo.array(),
      })
        .array()
        .atLeastLength(1),
    }),
  ],
  [
    'stories with their text',
    '/services/stories_xml.aspx?format=json&path=football&numrec=2',
    type({
      title: text,
      description: text,
      stories: type({
        id: text,
        title: text,
        link: /^http:\/\/harbor\.localhost\/news\//,
        category: text,
        sport: { primary_global_sport_shortname: text },
        description: text,
        fulltext: text,
        fulltext_raw: text,
        enclosure: { url: text },
        pubDateUTC: text,
      })
        .array()
        .atLeastLength(1),
    }),
  ],
  [
    'the accounts of the sports',
    '/api/assets?operation=sports',
    type({
      sports: type({ id: 'number', shortname: text, sport_twitter_name: text, sport_instagram_name: text })
        .array()
        .atLeastLength(2),
    }),
  ],
  [
    'a list of players',
    '/services/responsive-roster.ashx?path=football',
    type({ position_short: 'string | null', first_name: text, last_name: text }).array().atLeastLength(1),
  ],
  [
    'the seasons with a roster',
    '/api/roster?format=json&sport_id=1',
    type({ data: type({ roster_id: text, season_id: text, season_title: text }).array().atLeastLength(1) }),
  ],
  [
    'a video by its id',
    '/services/allaccess.ashx/media/get?id=1&type=Live',
    type({ id: '1', formats: { MobileH264: text } })
      .array()
      .exactlyLength(1),
  ],
  [
    'the newest videos',
    '/Services/AllAccess.ashx/media/get?type=Archive',
    type({ title: text, formats: { MobileH264: text } })
      .array()
      .atLeastLength(1),
  ],
  ['the number of new videos', '/services/allaccess.ashx/media/getCount?since_date=9/1/1990', type('number > 0')],
  ['the schedule of a season', '/api/schedule/1', type({ schedule: xmlGame.array(), record: { streak: text } })],
  [
    'the result of a game by period (box score reader)',
    '/services/responsive-schedule.ashx?game_id=1&sport_id=1',
    type({
      result_status: "'W'",
      boxscore: type({
        home: scoredTeam,
        away: scoredTeam,
        location: 'string',
        attendance: "'4100'",
        url: 'string > 0',
      }),
      story: type({ headline: "'Harbor wins'", teaser: 'string', date: 'string', image: 'string', url: 'string > 0' }),
    }),
  ],
  [
    'that the site has schedules (platform test)',
    '/services/responsive-sportschedule.ashx?format=json&path=football',
    type({ schedule: type('object[] >= 5'), record: 'object' }),
  ],
];
