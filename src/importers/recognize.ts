import type { Content } from './content.ts';
import { readContent } from './content.ts';
import { gameFormats } from './formats.ts';
import type { GameFormat } from './game-format.ts';
import { importRefusal } from './refusal.ts';

const refusedRoots: [RegExp, string][] = [
  [/^[a-z]{2}seas$/, 'This is a season file (totals of a season), not one game.'],
  [/^(?:rss|feed)$/i, 'This is a news or calendar feed, not a game file.'],
  [/^html$/i, 'This is a web page (HTML), perhaps the error page of a download, not a game file.'],
  [/^$/, 'There is no XML element in the file: it is cut off or damaged.'],
];
const refusedKeys: [string, string][] = [
  ['contests', 'This is a game page of NCAA.com; it holds no box score and cannot be imported.'],
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
  throw importRefusal(content.kind === 'xml' ? refusedXml(content.root) : refusedJson(content.value));
}

function refusedXml(root: string): string {
  const known = refusedRoots.find(([pattern]) => pattern.test(root));
  return known?.[1] ?? `No game format begins with <${root}>.`;
}

function refusedJson(value: unknown): string {
  const known = refusedKeys.find(([key]) => typeof value === 'object' && value !== null && key in value);
  return known?.[1] ?? 'This JSON is no game format that is known here.';
}
