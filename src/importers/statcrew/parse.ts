import type { Content } from '../content.ts';
import { importRefusal } from '../refusal.ts';
import type { XmlElement } from '../xml/element.ts';
import { readXml } from '../xml/read-xml.ts';

/** The records of a StatCrew file are its elements. */
export function parseStatCrew(content: Content): XmlElement {
  if (content.kind !== 'xml') throw importRefusal('A StatCrew game is XML.');
  return readXml(content.text);
}
