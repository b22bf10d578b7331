import { escapeXml } from '../../web/escape-xml.ts';

/** Names of the elements of lists; other lists repeat `item`. */
const itemNames: Record<string, string> = {
  roster: 'player',
  results: 'result',
  photos: 'photo',
  schedule: 'game',
  schedules: 'season',
  scores: 'game',
  stories: 'story',
};

/** A JSON value as an XML element. List items are on lines of their own, because programs skip the text between them. */
export function xmlOf(name: string, value: unknown): string {
  if (value === null || value === undefined || value === '') return `<${name}/>`;
  if (Array.isArray(value)) {
    const items = value.map((item) => `${xmlOf(itemNames[name] ?? 'item', item)}\n`);
    return `<${name}>\n${items.join('')}</${name}>`;
  }
  if (typeof value !== 'object') return `<${name}>${escapeXml(String(value))}</${name}>`;
  const children = Object.entries(value).map(([key, child]) => xmlOf(key, child));
  return `<${name}>${children.join('')}</${name}>`;
}
