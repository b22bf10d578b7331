import { type Content, readContent } from './content.ts';
import type { GameFormat } from './game-format.ts';
import { genius } from './genius/format.ts';
import { importRefusal } from './refusal.ts';
import { sidearm } from './sidearm/format.ts';
import { statcrew } from './statcrew/format.ts';
import { describeJson } from './unsupported-formats.ts';

/** All supported game formats. */
const gameFormats: readonly GameFormat[] = [statcrew, sidearm, genius];

const unsupportedRoots: [RegExp, string][] = [
  [/^[a-z]{2}seas$/, 'This file has the totals of a season, not of one game.'],
  [/^[a-z]{2}game$/, 'This is a StatCrew game of a sport whose files cannot be imported yet.'],
  [/^lenex$/i, 'This is a Lenex file of a swimming meet, which cannot be imported yet.'],
  [/^(?:rss|feed)$/i, 'This is a news or calendar feed, not a game file.'],
  [/^html$/i, 'This is a web page (HTML), perhaps an error page saved by a download, not a game file.'],
  [/^$/, 'The file has no XML element: it is truncated or damaged.'],
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
