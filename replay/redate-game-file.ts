import { readContent } from '../src/importers/content.ts';
import { parseGenius } from '../src/importers/genius/parse.ts';
import { recognize } from '../src/importers/recognize.ts';
import { importRefusal } from '../src/importers/refusal.ts';
import { parseStatCrew } from '../src/importers/statcrew/parse.ts';
import type { XmlElement } from '../src/importers/xml/element.ts';
import { writeGenius } from './genius/write-genius.ts';
import { writeXml } from './statcrew/write-xml.ts';

export type OtherDay = {
  date: Temporal.PlainDate;
  /** Local start of the game. */
  start: Temporal.PlainTime;
  /** The id of the game in the file. */
  sourceId: string;
};

/** Copies a game file with a different date and id. Throws an `ImportRefusal` if it is not a game file. */
export function redateGameFile(bytes: Uint8Array, day: OtherDay): Uint8Array {
  const { format } = recognize(bytes);
  const content = readContent(bytes);
  if (format.name === 'statcrew') return writeXml(redatedTree(parseStatCrew(content), day));
  if (content.kind === 'json' && format.name === 'genius') {
    return writeGenius(redatedTree(parseGenius(content), day), content.value);
  }
  if (content.kind === 'json' && format.name === 'sidearm') return redatedSidearm(content.value, day);
  throw importRefusal(`A game of the format "${format.name}" cannot be replayed yet.`);
}

function redatedTree(root: XmlElement, day: OtherDay): XmlElement {
  const date = printedDate(day.date);
  return {
    ...root,
    attributes: { ...root.attributes, generated: date },
    children: root.children.map((part) =>
      part.name === 'venue' ? { ...part, attributes: redatedVenue(part.attributes, { ...day, date }) } : part,
    ),
  };
}

const startNames = ['start', 'time', 'schedtime'];

function redatedVenue(
  venue: XmlElement['attributes'],
  { date, start, sourceId }: Omit<OtherDay, 'date'> & { date: string },
) {
  const named = startNames.filter((name) => name in venue);
  const starts = Object.fromEntries((named.length > 0 ? named : ['start']).map((name) => [name, printedTime(start)]));
  // the end time may be the file's only completion flag, so it is shifted by the same amount
  const end = venue['end'] ? { end: printedTime(start.add({ hours: 2 })) } : {};
  return { ...venue, ...starts, ...end, date, gameid: sourceId };
}

function redatedSidearm(value: unknown, { date, start, sourceId }: OtherDay): Uint8Array {
  const file = objectOf(value);
  const Game = {
    ...objectOf(file['Game']),
    Date: printedDate(date),
    DateUTC: null,
    StartTime: printedTime(start),
    NcaaGameId: sourceId,
  };
  return Buffer.from(JSON.stringify({ ...file, Game }));
}

const objectOf = (value: unknown): Record<string, unknown> => ({ ...(typeof value === 'object' ? value : {}) });

const printedDate = ({ month, day, year }: Temporal.PlainDate) => `${month}/${day}/${year}`;

function printedTime({ hour, minute }: Temporal.PlainTime): string {
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`;
}
