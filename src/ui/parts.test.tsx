import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';

import { gameState } from '../domain/game-state.ts';
import { SeasonPicker } from './controls/season-picker.tsx';
import { SiteLink } from './controls/site-link.tsx';
import type { CardGame } from './games/card-game.ts';
import { GameCard } from './games/game-card.tsx';
import { GameStatus } from './games/game-status.tsx';
import { LineScore } from './games/line-score.tsx';
import { TeamLogo } from './games/team-logo.tsx';
import { NextGameLabel } from './live/next-game-label.tsx';
import { Picture } from './media/picture.tsx';
import { JsonLd } from './page/json-ld.tsx';
import { NumberPortrait } from './people/number-portrait.tsx';
import { StoryCard } from './stories/story-card.tsx';
import { DefinitionList } from './tables/definition-list.tsx';
import { StatTable } from './tables/stat-table.tsx';

const html = renderToStaticMarkup;

it('a value that was not recorded is a dash, and zero is zero', () => {
  const table = html(
    <StatTable
      id="box"
      caption="Lakeshore"
      rowLabel="Player"
      columns={[
        { key: 'a', label: 'A', name: 'Assists' },
        { key: 'pts', label: 'PTS' },
      ]}
      rows={[{ id: 1, header: 'Hale, Jo', cells: { a: 0 } }]}
    />,
  );
  expect(table).toContain('<td data-label="A">0</td><td data-label="PTS" data-missing="">');
  expect(table.match(/not recorded/g)).toHaveLength(1);
  expect(table).toContain('<th scope="row">Hale, Jo</th>');
  expect(table).toContain('<dt>A</dt><dd>Assists</dd>');
});

it('a table has its facts in columns, and on one line for phones', () => {
  const table = html(
    <StatTable
      id="box"
      caption="Lakeshore"
      rowLabel="Player"
      columns={[
        { key: 'number', label: '#', kind: 'fact' },
        { key: 'pts', label: 'PTS' },
      ]}
      rows={[{ id: 1, header: 'Hale, Jo', facts: 'No. 7', cells: { number: '7', pts: 12 } }]}
    />,
  );
  expect(table).toContain(
    '<th scope="row" data-facts="No. 7">Hale, Jo</th><td data-kind="fact" data-label="#">7</td><td data-label="PTS">12</td>',
  );
});

it('a line score prints an X unchanged and marks the college and the winner', () => {
  const score = html(
    <LineScore
      id="line"
      caption="Score by innings"
      periods={[{ label: '8' }, { label: '9' }]}
      totals={[{ label: 'R', name: 'Runs' }]}
      teams={[
        { name: 'Duke', periods: [0, 1], totals: [3] },
        { name: 'Lakeshore', own: true, winner: true, periods: [2, 'X'], totals: [5] },
      ]}
    />,
  );
  expect(score).toContain('<td>X</td>');
  expect(score).toContain('<tr data-own="true" data-winner="true">');
});

const card: CardGame = {
  id: 12,
  state: gameState.GameComplete,
  start: { date: '2026-11-21', datetime: '2026-11-21T18:00-05:00', time: '6 p.m.' },
  locationIndicator: 'H',
  ourSide: 'home',
  team: { name: 'Lakeshore', logo: null },
  opponent: { name: 'Duke', logo: null },
  score: { team: '41', opponent: '34' },
  outcome: 'W',
  overtime: '',
  placing: null,
  href: '/boxscore/12',
};

it.each([
  ['H', 'home', 'Duke 34 at Lakeshore 41, win'],
  ['A', 'away', 'Lakeshore 41 at Duke 34, win'],
  ['N', 'home', 'Duke 34 vs Lakeshore 41, win'],
  ['N', 'away', 'Lakeshore 41 vs Duke 34, win'],
] as const)(
  'a card of a game at %s, %s, names visitors first, each with its score',
  (locationIndicator, ourSide, text) => {
    const [link = '', board = ''] = html(<GameCard game={{ ...card, locationIndicator, ourSide }} />).split('</a>');
    const wordsOf = (part: string) => part.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');
    expect(wordsOf(link).replace(' , ', ', ')).toContain(text);
    const teams = text.replace(/, win$/, '').split(/ (?:at|vs) /);
    const rows = [...board.matchAll(/<p .*?<\/p>/g)].map(([row]) => wordsOf(row));
    expect(rows.map((row, index) => row.includes(teams[index]?.replace(/ \d+$/, '') ?? '?'))).toEqual([true, true]);
  },
);

it('a card of an event has its title alone', () => {
  const event = { ...card, isEvent: true, opponent: { name: 'Tamarack Twilight', logo: null } };
  const [link = '', board = ''] = html(<GameCard game={event} />).split('</a>');
  expect(link).toContain('Tamarack Twilight');
  expect(board.match(/<p /g)).toHaveLength(1);
  expect(link + board).not.toMatch(/<svg|<img|Lakeshore/);
});

it('a line score shows logos, and no initials if both teams have the same', () => {
  const score = (names: [string, string], logo?: string) => {
    const [first, second] = names.map((name) => ({ name, periods: [], totals: [3] }));
    if (!first || !second) throw new Error('Two teams are needed');
    return html(<LineScore id="line" caption="Score" periods={[]} totals={[]} teams={[{ ...first, logo }, second]} />);
  };
  expect(score(['Lakeshore', 'Lakeland'], '/media/logos/lakeshore.svg')).toContain('<img');
  expect(score(['Lakeshore', 'Duke']).match(/<svg/g)).toHaveLength(2);
  expect(score(['Lakeshore', 'Lakeland'])).not.toContain('<svg');
});

it('a live game is labeled as live, not only by color', () => {
  expect(html(<GameStatus kind="live">Q3 8:42</GameStatus>).replace(/<[^>]+>/g, '')).toBe('Live Q3 8:42');
});

it('the next meet is called one', () => {
  expect(html(<NextGameLabel state={gameState.Scheduled} />)).toBe('Next game');
  expect(html(<NextGameLabel state={gameState.Scheduled} isMeet />)).toBe('Next meet');
  expect(html(<NextGameLabel state={gameState.Live} isMeet />)).toContain('Playing now');
});

it('the next game says when it is delayed or suspended', () => {
  expect(html(<NextGameLabel state={gameState.Delayed} reason="Lightning" />)).toBe('Next game, delayed');
  expect(html(<NextGameLabel state={gameState.Delayed} reason="Suspended, rain" isMeet />)).toBe(
    'Next meet, suspended',
  );
});

it('a link to another site has rel=noreferrer, and a script URL is no link', () => {
  expect(html(<SiteLink href="https://a.example/">A</SiteLink>)).toBe(
    '<a href="https://a.example/" rel="noopener noreferrer">A</a>',
  );
  expect(html(<SiteLink href="data:text/html,x">A</SiteLink>)).toBe('<span>A</span>');
  expect(html(<SiteLink href="/sports/football">A</SiteLink>)).toBe('<a href="/sports/football">A</a>');
});

it('a season picker with one season renders nothing', () => {
  expect(html(<SeasonPicker seasons={[{ title: '2026', href: '/a', current: true }]} />)).toBe('');
});

it('structured data cannot close its script element, and an array stays the top level', () => {
  const script = html(
    <JsonLd data={[{ '@context': 'https://schema.org', '@type': 'Person', name: '</script><b>' }]} />,
  );
  expect(script).toBe(
    '<script type="application/ld+json">[{"@context":"https://schema.org","@type":"Person","name":"\\u003c/script>\\u003cb>"}]</script>',
  );
});

it('a cropped picture keeps its focus, and no component sets a style attribute', () => {
  const picture = html(
    <Picture url="/a.jpg" alt="" width={400} height={225} focus={{ x: 30, y: 90 }} color="#123a6b" />,
  );
  expect(picture).toContain('data-focus-x="25" data-focus-y="100"');
  expect(picture + html(<NumberPortrait number="7" name="Jo Hale" />) + html(<TeamLogo name="Duke" />)).not.toContain(
    'style=',
  );
});

it('the placeholder color is outside of the picture element, which may not contain it', () => {
  const picture = html(<Picture url="/a.jpg" alt="" width={400} height={225} color="#123a6b" />);
  expect(picture).toMatch(/<\/svg><picture/);
});

it('a picture that the image service does not crop has the shape of its place', () => {
  const classesOf = (url: string, height: number) =>
    html(<Picture url={url} alt="" width={400} height={height} />)
      .match(/<img class="([^"]*)"/)?.[1]
      ?.split(' ') ?? [];
  const shapes = [225, 300, 400, 500].map((height) => classesOf('/media/scenes/rink.svg', height)[1]);
  expect(new Set(shapes).size).toBe(4);
  expect(shapes.every(Boolean)).toBe(true);
  expect(classesOf('/a.jpg', 500)).toHaveLength(1);
});

it('scores in the title and the teaser of a story card have en dashes', () => {
  const card = html(<StoryCard id={1} href="/news/1" title="Herons win, 65-56" teaser="Lakeshore moves to 5-4" />);
  expect(card).toContain('Herons win, 65–56');
  expect(card).toContain('Lakeshore moves to 5–4');
});

it('a picture has the id of its item, for failure reports', () => {
  const picture = <Picture url="/a.jpg" alt="" width={400} height={225} itemId={7} />;
  expect(html(picture)).toContain('data-item-id="7"');
  const story = { id: 8, href: '/news/x', title: 'Win', image: { url: '/a.jpg', alt: '' } };
  expect(html(<StoryCard {...story} />)).toContain('data-item-id="8"');
});

it('an SVG logo is served unchanged, a raster one through the image service', () => {
  expect(html(<TeamLogo name="Duke" url="/logos/duke.svg" />)).toContain('src="/logos/duke.svg"');
  expect(html(<TeamLogo name="Duke" url="/logos/duke.png" size={48} />)).toContain(
    'width=96&amp;height=96&amp;type=webp',
  );
  expect(html(<TeamLogo name="Duke" url="/" />)).toContain('<svg');
});

it('an item without a value is omitted; zero is a value', () => {
  const values = [undefined, null, false, '', 0];
  const list = html(<DefinitionList items={values.map((value) => ({ term: `fact ${value}`, value }))} />);
  expect(list.match(/<dt[^>]*>.*?<\/dt>/g)).toEqual([expect.stringContaining('fact 0')]);
});
