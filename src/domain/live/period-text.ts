import { formatOrdinal } from '../../web/text.ts';
import type { SportFamily } from '../sport-family.ts';
import { secondsLeft } from './seconds-left.ts';
import type { BoxSituation } from './situation.ts';

export type PeriodFacts = {
  readonly family: SportFamily;
  /** 0 before the first period. */
  readonly period: number;
  readonly regulationPeriods: number;
  readonly complete: boolean;
  readonly situation: BoxSituation | undefined;
  /** Seconds on the clock; absent in sports without one, or if it is not kept. */
  readonly clockSeconds: number | undefined;
  /** Lengths in minutes that differ from the sport's rules. */
  readonly periodMinutes?: number | undefined;
  readonly overtimeMinutes?: number | undefined;
};

/**
 * A game's progress as printed beside its score: "2nd quarter", "Halftime", "End of 1st period", "OT 2", "Top 5th",
 * "Set 3"; "Final" once it is over, empty before it begins.
 */
export function livePeriodText(facts: PeriodFacts): string {
  const { family, period, complete, situation } = facts;
  if (complete) return 'Final';
  if (period < 1) return '';
  if (family === 'volleyball' || family === 'tennis') return `Set ${period}`;
  if (family === 'baseball' || family === 'softball') return inningText(period, situation);
  return clockedText(facts);
}

function inningText(inning: number, situation: BoxSituation | undefined): string {
  const ordinal = formatOrdinal(inning);
  if (!situation?.half) return `${ordinal} inning`;
  const over = situation.outs === 3;
  if (situation.half === 'top') return `${over ? 'Mid' : 'Top'} ${ordinal}`;
  return `${over ? 'End' : 'Bottom'} ${ordinal}`;
}

function clockedText(facts: PeriodFacts): string {
  const { period, regulationPeriods } = facts;
  const overtime = period - regulationPeriods;
  const ended = hasEnded(facts);
  if (overtime > 0) return ended ? `End of OT ${overtime}` : `OT ${overtime}`;
  if (ended && overtime === 0) return 'End of regulation';
  if (ended && period * 2 === regulationPeriods) return 'Halftime';
  const text = `${formatOrdinal(period)} ${periodNames[regulationPeriods] ?? 'period'}`;
  return ended ? `End of ${text}` : text;
}

const periodNames: Readonly<Record<number, string>> = { 2: 'half', 4: 'quarter' };

const hasEnded = ({ clockSeconds, ...facts }: PeriodFacts): boolean =>
  clockSeconds !== undefined && secondsLeft(facts, clockSeconds) === 0;
