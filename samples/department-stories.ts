import type { StoryAccess, StoryLink, StoryVideo, StoryWriter } from '../src/domain/story.ts';
import type { PlaceName } from './pictures.ts';

export type DepartmentStory = {
  slug: string;
  title: string;
  subHeadline?: string;
  /** Days before the seed's day. */
  age: number;
  paragraphs: readonly string[];
  access?: StoryAccess;
  redirectUrl?: string;
  video?: StoryVideo;
  writer?: StoryWriter;
  links?: StoryLink[];
  oldSlugs?: readonly string[];
  /** What its picture shows; absent for a story without one. */
  picture?: PlaceName;
};

const poster = (place: PlaceName): Pick<StoryVideo, 'poster'> => ({ poster: `/media/scenes/${place}.svg` });
const writer: StoryWriter = {
  name: 'Marguerite Oyelaran',
  bio: 'Marguerite Oyelaran has written about Lakeshore athletics for eleven seasons and still keeps score by hand.',
  email: 'm.oyelaran@lakeshore.example.edu',
  social: [{ channel: 'Twitter', url: 'https://social.example.org/x/moyelaran' }],
};

export const lakeshoreStories: readonly DepartmentStory[] = [
  {
    slug: 'season-opener',
    picture: 'pool',
    title: 'A winter of openers on the shore',
    subHeadline: 'Four teams begin at home within nine days',
    age: 0,
    writer,
    oldSlugs: ['winter-openers-announced', 'openers'],
    paragraphs: [
      'Port Ellery goes indoors. Basketball, hockey, wrestling and swimming all open their home seasons before the month is out, and the Fieldhouse floor has been sanded for the first time in nine years.',
      '<h2>What is new</h2>',
      '<ul><li>Doors open 90 minutes before tip-off.</li><li>Students sit behind both baskets.</li><li>Every home game has audio description.</li></ul>',
      '<blockquote><p>“You can hear the lake from the loading dock and the band from the lake.”</p></blockquote>',
    ],
  },
  {
    slug: 'fieldhouse-film',
    picture: 'gym',
    title: 'Watch: the night the roof of the Fieldhouse sang',
    age: 3,
    video: { youtube: 'aaaaaaaaaaa', title: 'The night the roof sang', ...poster('gym') },
    paragraphs: ['A short film about forty years of pep bands, four tubas and one leaking skylight.'],
  },
  {
    slug: 'rowing-archive-film',
    picture: 'old-shore',
    title: 'From the archive: the 1974 eight',
    age: 40,
    video: {
      archive: 'https://video.lakeshore.example.edu/archive/1974-eight.mp4',
      title: 'The 1974 eight',
      ...poster('old-shore'),
    },
    paragraphs: ['Film found in the boathouse attic, restored frame by frame by students of the library school.'],
  },
  {
    slug: 'hall-of-fame-class-announced',
    picture: 'jersey',
    title: 'Seven join the Hall of Fame',
    subHeadline: 'A goalkeeper, two sprinters, a coxswain and the voice of the ballpark',
    age: 9,
    writer,
    links: [
      { text: 'Dinner tickets', url: 'https://tickets.lakeshore.example.edu/hall-of-fame' },
      { text: 'Conference history', url: 'https://inlandseas.example.org/history' },
    ],
    paragraphs: [
      'The committee met twice and argued once. The class will be inducted at the winter homecoming.',
      '<h2>The class</h2>',
      '<ol><li>A goalkeeper with 41 shutouts</li><li>Two sprinters of the record relay</li><li>The coxswain of 1998</li><li>Three more who made the place better</li></ol>',
    ],
  },
  {
    slug: 'staff-preview-spring-schedules',
    title: 'Spring schedules, for staff to check',
    age: 1,
    access: 'hidden',
    paragraphs: ['Not for publication: dates of three series are still with the conference office.'],
  },
  {
    slug: 'donor-evening',
    picture: 'rink',
    title: 'An evening for those who built the rink',
    age: 6,
    access: 'protected',
    paragraphs: ['Open to everyone who has this address. The program of the evening, and where to park.'],
  },
  {
    slug: 'conference-announces-media-rights',
    picture: 'field',
    title: 'Conference announces its broadcast schedule',
    age: 5,
    redirectUrl: 'https://inlandseas.example.org/news/broadcast-schedule',
    paragraphs: ['The whole announcement is at the conference.'],
  },
  {
    slug: 'academic-honors',
    picture: 'arena',
    title: 'A record 214 Herons on the honor roll',
    age: 12,
    paragraphs: [
      'More than half of all Lakeshore athletes had a grade average of 3.5 or better, the most since the roll began.',
      'Rowing leads the teams with 38.',
      '<h2>By team</h2>',
      '<ul><li>Rowing 38</li><li>Track &amp; field 31</li><li>Swimming &amp; diving 27</li><li>Football 24</li></ul>',
    ],
  },
  {
    slug: 'pier-run',
    title: 'Pier Run returns',
    age: 15,
    paragraphs: ['Five kilometers, one lighthouse, no prizes.'],
  },
  {
    slug: 'a-very-long-headline-about-the-reconstruction-of-the-breakwater-park-press-box-and-everything-that-was-found-in-it',
    picture: 'ballpark',
    title:
      'A very long headline about the reconstruction of the Breakwater Park press box, the 1961 scorebooks behind its wall, and everything else that was found in it',
    subHeadline: 'Scorebooks, a trumpet mouthpiece, and a proof of the ground rule that nobody believed',
    age: 18,
    writer,
    paragraphs: Array.from({ length: 14 }, (_, index) =>
      index % 4 === 0
        ? `<h2>Wall ${index / 4 + 1}</h2>`
        : 'Behind the paneling of the old press box the carpenters found what three generations of scorers had put away: pencils, rain delays written down to the minute, and a ground rule in a hand that the library has since matched with a letter of the first coach. Nobody alive had seen it, and everybody had quoted it.',
    ),
  },
  {
    slug: 'accessible-seating',
    picture: 'stadium',
    title: 'More accessible seats at Heron Stadium',
    age: 22,
    paragraphs: ['Forty-two places with companions on the east side, with level access from Gate C.'],
  },
  {
    slug: 'trainer-of-the-year',
    picture: 'track',
    title: 'Head athletic trainer honored',
    age: 27,
    paragraphs: ['For a method of getting sprinters back to running that now has her name.'],
  },
  {
    slug: 'new-boathouse',
    picture: 'shore',
    title: 'Ground is broken for a boathouse',
    age: 33,
    paragraphs: ['Sixteen bays, an erg room with a view, and room for the public to learn to row.'],
  },
  {
    slug: 'summer-camps',
    title: 'Summer camp dates are set',
    age: 60,
    paragraphs: ['Twelve sports, ages eight to eighteen, with bursaries.'],
  },
];

export const pineRidgeStories: readonly DepartmentStory[] = [
  {
    slug: 'season-opener',
    picture: 'arena',
    title: 'Martens open in Timberline Gym',
    age: 0,
    paragraphs: ['Pine Ridge begins at home, at altitude, with a wood stove in the lobby.'],
  },
  {
    slug: 'hall-of-fame-class-announced',
    picture: 'shore',
    title: 'Two skiers join the Pine Ridge Hall of Fame',
    age: 9,
    paragraphs: ['One of them still waxes her own skis.'],
  },
  {
    slug: 'snow-day',
    title: 'Practice moved indoors',
    age: 2,
    paragraphs: ['Forty centimeters overnight.'],
  },
];
