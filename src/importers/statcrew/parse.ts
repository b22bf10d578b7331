import type { Content } from '../content.ts';
import { importRefusal } from '../refusal.ts';
import type { XmlElement } from '../xml/element.ts';
import { readXml } from '../xml/read-xml.ts';

/** Parses a StatCrew file to its element tree. */
export function parseStatCrew(content: Content): XmlElement {
  if (content.kind !== 'xml') throw importRefusal('A StatCrew game is XML.');
  return readXml(content.text);
}
