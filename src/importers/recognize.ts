import { type Content, readContent } from './content.ts';
import type { GameFormat } from './game-format.ts';
import { genius } from './genius/format.ts';
import { importRefusal } from './refusal.ts';
import { sidearm } from './sidearm/format.ts';
import { statcrew } from './statcrew/format.ts';

/** All supported game formats. */
const gameFormats: readonly GameFormat[] = [statcrew, sidearm, genius];

const unsupportedRoots: [RegExp, string][] = [
  [/^[a-z]{2}seas$/, 'This file has the totals of a season, not of one game.'],
  [/^(?:rss|feed)$/i, 'This is a news or calendar feed, not a game file.'],
  [/^html$/i, 'This is a web page (HTML), perhaps an error page saved by a download, not a game file.'],
  [/^$/, 'The file has no XML element: it is truncated or damaged.'],
];
const unsupportedKeys: [string, string][] = [
  ['contests', 'This is a game page of NCAA.com, which has no box score and cannot be imported.'],
  ['teamBoxscore', 'This is a box score of NCAA.com, which cannot be imported yet.'],
  ['boxscore', 'This looks like an ESPN game summary, which cannot be imported yet.'],
  ['events', 'This looks like a scoreboard of several games, not a game file.'],
];

/**
 * Detects the format of a file by its content, not its name. Throws an `ImportRefusal` that names the actual type of a
 * file in no known format.
 */
export function recognize(bytes: Uint8Array): { format: GameFormat; content: Content } {
  const content = readContent(bytes);
  const format = gameFormats.find((format) => format.recognizes(content));
  if (format) return { format, content };
  throw importRefusal(content.kind === 'xml' ? describeXml(content.root) : describeJson(content.value));
}

function describeXml(root: string): string {
  const known = unsupportedRoots.find(([pattern]) => pattern.test(root));
  return known?.[1] ?? `The root element <${root}> is not of a known game format.`;
}

function describeJson(value: unknown): string {
  const known = unsupportedKeys.find(([key]) => typeof value === 'object' && value !== null && key in value);
  return known?.[1] ?? 'This JSON is not in a known game format.';
}
