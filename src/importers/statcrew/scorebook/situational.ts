import { battingSituations } from '../../../domain/stats/batting-situations.ts';
import type { StatLine } from '../../../domain/stats/column.ts';
import { attribute, child, integer, type XmlElement } from '../../xml/element.ts';

/** Hits and at-bats by situation, written as "2,17". No at-bat against either hand means that hands were not recorded. */
export function readSituational(element: XmlElement | undefined): StatLine {
  const summary = child(element, 'hsitsummary');
  const pairs = battingSituations.flatMap(({ key, source }) => {
    const [hits, atBats] = attribute(summary, source)
      .split(',')
      .map((text) => (/^\d+$/.test(text) ? Number(text) : undefined));
    return hits === undefined || atBats === undefined
      ? []
      : [[`${key}H`, hits] as const, [`${key}Ab`, atBats] as const];
  });
  const figures: StatLine = Object.fromEntries(pairs);
  const { vsLeftH, vsLeftAb, vsRightH, vsRightAb, ...others } = figures;
  const knowsHands = vsLeftAb !== 0 || vsRightAb !== 0 || !integer(child(element, 'hitting'), 'ab');
  return knowsHands ? figures : others;
}
