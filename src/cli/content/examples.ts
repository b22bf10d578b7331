import type { ContentKind } from '../../content/define-content.ts';

type Examples = { [Verb in 'list' | 'add' | 'change' | 'end']?: readonly string[] };

/** Examples of commands, in place of those that derive from the definition of a kind. */
const examples: Readonly<Record<string, Examples>> = {
  alert: {
    list: ['alert list --tenant unc'],
    add: [
      'alert add --tenant unc --title "Tonight\'s game starts at 8 p.m." --url /sports/football/schedule --end-date 2026-12-01T23:00',
      'alert add --tenant unc --file alerts.json --dry-run',
    ],
    change: ['alert change 3 --tenant unc --end-date 2026-12-02T12:00', 'alert change 3 --tenant unc --url ""'],
    end: ['alert end 3 --tenant unc'],
  },
  coachTenure: {
    add: [
      'coach add --tenant unc --sport football --coach "Ann Reed" --starts-on 2021-12-05',
      'coach add --tenant unc --sport football --coach "Lee Park" --role acting --starts-on 2026-09-05 --games 3 --note "Reed suspended"',
    ],
    change: ['coach change 4 --tenant unc --ends-on 2026-11-28'],
  },
  coachingRecord: {
    add: [
      'coach record-add --tenant unc --sport football --season 1948 --coach "Ned Ashford" --wins 7 --losses 2 --ties 1 --source "Media guide 2019"',
      'coach record-add --tenant unc --sport football --season 2026 --coach "Ann Reed" --placing 2nd --postseason "Harbor Bowl (W)"',
    ],
  },
  coupon: {
    add: ['coupon add --tenant unc --code EARLYBIRD --title "Early bird" --amount 1000 --end-date 2026-12-01T00:00'],
    end: ['coupon end 2 --tenant unc'],
  },
  document: {
    add: [
      'document add --tenant unc --title "Travel policy" --upload travel-policy.pdf',
      'document add --tenant unc --title "Camp waiver" --upload waiver.docx --path 2026/6/1/Camp_Waiver.docx --sports softball',
    ],
    change: ['document change 12 --tenant unc --upload travel-policy-2027.pdf'],
  },
  episode: {
    add: [
      'episode add --tenant unc --podcast "Coaches Corner" --title "Opening day" --audio-url https://audio.example.com/12.mp3 --audio-type audio/mpeg --audio-length 20480000 --duration 1804',
      'episode add --tenant unc --podcast "Coaches Corner" --title "Opening day" --transcript "$(cat opening-day.vtt)"',
      'episode add --tenant unc --file episodes.json --dry-run',
    ],
  },
  form: {
    list: ['form list --tenant unc'],
    add: [
      'form add --tenant unc --file camp.json --dry-run',
      'form add --tenant unc --title "Ask the coach" --fields \'[{"id":"1","type":"A","title":"Question","required":true}]\'',
    ],
    change: [
      'form change 3 --tenant unc --expiration-date 2026-12-01T23:59',
      'form change 3 --tenant unc --max-submissions 60',
    ],
    end: ['form end 3 --tenant unc'],
  },
  game: {
    list: ['game list --tenant unc --name football'],
    add: [
      'game add --tenant unc --sport football --date 2026-09-12 --time 19:05 --opponent "Elm State" --site home --tv ESPN+',
      'game add --tenant unc --sport football --date 2026-09-19 --opponent "Oak College" --site away --our-score 27 --opponent-score 20',
    ],
    change: [
      'game change 12 --tenant unc --our-score 2 --opponent-score 2 --post-score "PK 4-2"',
      'game change 12 --tenant unc --forfeit them',
      'game change 12 --tenant unc --date 2026-09-13 --time "1 p.m." --original-date 2026-09-12',
    ],
  },
  letterwinner: {
    add: [
      'letterwinner add --tenant unc --name "Ned Ashford" --sport football --years "1926, 28-29" --hometown "Quarry Lake, Mich."',
    ],
  },
  navigationItem: {
    list: ['navigation list --tenant unc'],
    add: [
      'navigation add --tenant unc --title "Tickets" --url https://tickets.example.edu --open-in-new-window yes',
      'navigation add --tenant unc --title "Football" --parent 1 --linked-sport football --column 2',
    ],
    change: ['navigation change 7 --tenant unc --position 1', 'navigation change 7 --tenant unc --parent ""'],
    end: ['navigation remove 7 --tenant unc'],
  },
  opponent: {
    add: [
      'opponent add --tenant unc --title "Elm State" --location "Elm, Ohio" --mascot Otters --logo elm.svg --color "#13294b"',
    ],
    change: [
      'opponent change 5 --tenant unc --title "Utah Tech"',
      'opponent change 5 --tenant unc --aliases "Elm St.; Elm State University"',
    ],
  },
  photo: {
    add: [
      'photo add --tenant unc --gallery "Homecoming" --image parade.jpg --alt "The band crosses the bridge" --credit "Lee Park"',
      'photo add --tenant unc --file photos.json --pictures photos/*.jpg',
    ],
  },
  promotionCampaign: {
    list: ['promotion list --tenant unc'],
    add: [
      'promotion add --tenant unc --place home-rotator --title "Season tickets" --image tickets.jpg --alt "Fans in the stands" --link https://tickets.example.edu',
      'promotion add --tenant unc --file campaigns.json --pictures pictures/*.jpg',
    ],
    change: [
      'promotion change 4 --tenant unc --position 1',
      'promotion change 4 --tenant unc --image new.jpg --alt "The new hall"',
    ],
    end: ['promotion end 4 --tenant unc'],
  },
  promotionLocation: {
    list: ['promotion places --tenant unc'],
    add: [
      'promotion place-add --tenant unc --name home-rotator --type multi --effect slide --swiper \'{"autoplay":8000}\'',
    ],
    change: ['promotion place-change 2 --tenant unc --effect random'],
  },
  recordMark: {
    add: [
      'record add --tenant unc --sport mens-basketball --subject individual --span game --title Points --mark 52 --holder "Ned Ashford" --season 1962-63 --opponent Harrow --source "Media guide 2019"',
    ],
  },
  redirectRule: {
    list: ['redirect list --tenant unc'],
    add: [
      'redirect add --tenant unc --from /tickets/season --to https://tickets.example.edu/season',
      'redirect add --tenant unc --from "/old-site/*" --to "/archive/*" --status 302',
    ],
    change: ['redirect change 3 --tenant unc --status 301'],
    end: ['redirect remove 3 --tenant unc'],
  },
  splash: {
    list: ['splash list --tenant unc', 'splash list --tenant unc --json'],
    add: [
      'splash add --tenant unc --title "Opening night" --kind image --image opening.jpg --alt "The team runs onto the field" --link /sports/football --end-date 2026-12-05T20:00',
      'splash add --tenant unc --title "Kickoff" --kind countdown --countdown-to 2026-12-05T20:00 --sport football --access hidden',
      'splash add --tenant unc --file splashes.json --pictures pictures/*.jpg',
    ],
    change: [
      'splash change 2 --tenant unc --access public',
      'splash change 2 --tenant unc --background-color "#13294b"',
    ],
    end: ['splash end 2 --tenant unc'],
  },
  season: {
    add: ['season add --tenant unc --sport football --title 2026 --conference "Coastal Conference"'],
    change: ['season change 4 --tenant unc --roster-access hidden', 'season change 4 --tenant unc --pinned yes'],
  },
  sportFile: {
    add: [
      'sport-file add --tenant unc --title "Camp information" --content "<p>Four days in June.</p>" --sport softball',
    ],
    change: ['sport-file change 4 --tenant unc --access protected'],
  },
  staffMember: {
    add: [
      'staff add --tenant unc --first-name Ann --last-name Reed --title "Athletic Trainer" --departments "Sports Medicine" --email areed@example.edu --phone 906-555-0142',
      'staff add --tenant unc --last-name "Ticket Office" --departments Tickets --phone 906-555-0100',
    ],
    change: ['staff change 12 --tenant unc --title "Head Athletic Trainer" --phone "906-555-0142 ext. 12"'],
  },
  standing: {
    add: ['standing add --tenant unc --sport football --season 2026 --team "Elm State" --conference 4-1 --overall 6-2'],
  },
  story: {
    add: [
      'story add --tenant unc --title "Tides win the opener" --content "<p>It took overtime.</p>" --sports football --image opener.jpg --alt "Players celebrate on the field"',
      'story add --tenant unc --title "Signing day" --access hidden --published-at 2027-02-03T07:00',
      'story add --tenant unc --file stories.json --pictures pictures/*.jpg',
    ],
    change: ['story change 41 --tenant unc --access public', 'story change 41 --tenant unc --url-slug opener-recap'],
  },
  takeover: {
    list: ['takeover list --tenant unc'],
    add: [
      'takeover add --tenant unc --type Url --url https://give.example.edu/day --end-date 2026-12-02T00:00',
      'takeover add --tenant unc --type GameDay --game 12 --sport football',
    ],
    change: ['takeover change 1 --tenant unc --enabled no'],
    end: ['takeover end 1 --tenant unc'],
  },
  trackingTag: {
    list: ['tag list --tenant unc'],
    add: [
      'tag add --tenant unc --name "Ticket pixel" --page-template schedule --head \'{"script":[{"attributes":{"src":"https://tags.example.com/t.js","async":true}}]}\'',
      'tag add --tenant unc --file tags.json',
    ],
    change: ['tag change 2 --tenant unc --enabled yes', 'tag change 2 --tenant unc --sport football'],
    end: ['tag end 2 --tenant unc'],
  },
  venue: {
    add: ['venue add --tenant unc --title "Otter Field" --city Elm --state Ohio --timezone America/New_York'],
    change: ['venue change 3 --tenant unc --timezone Pacific/Honolulu'],
  },
};

export const examplesOf = ({ name }: Pick<ContentKind, 'name'>): Examples => examples[name] ?? {};
