import { formatOrdinal } from '../../web/text.ts';

type Format = { periodName: string; regulationPeriods: number; hasClock: boolean };

const byCount: Record<number, string> = { 2: 'half', 3: 'period', 4: 'quarter' };

/** Title of a period: "2nd quarter", "Overtime", "3rd overtime", "11th inning", "Set 4". */
export function periodTitle(number: number, { periodName, regulationPeriods, hasClock }: Format): string {
  const overtime = number - regulationPeriods;
  if (hasClock && overtime > 0) return overtime === 1 ? 'Overtime' : `${formatOrdinal(overtime)} overtime`;
  const name = (hasClock && byCount[regulationPeriods]) || periodName.toLowerCase();
  return name === 'set' ? `Set ${number}` : `${formatOrdinal(number)} ${name}`;
}
