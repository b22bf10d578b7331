import type { BoxPlay } from '../../src/domain/box-score.ts';

/** An action in StatCrew tokens. `name` is as the simulator prints it: "M. Swarm", or "team". */
export type Token = { action: string; type?: string; name: string; isOther?: true };

const shots: Readonly<Record<string, string>> = {
  '3-point jumper': '3PTR',
  jumper: 'JUMPER',
  layup: 'LAYUP',
  dunk: 'DUNK',
  'hook shot': 'LAYUP',
};
const rebounds: Readonly<Record<string, string>> = { Offensive: 'OFF', Defensive: 'DEF' };

/** Converts a play of the basketball simulator to tokens: an assisted basket is two. */
export function tokensOf({ text }: Pick<BoxPlay, 'text'>): Token[] {
  const freeThrow = /^(.+) (made|missed) free throw/.exec(text);
  if (freeThrow) return [{ action: freeThrow[2] === 'made' ? 'GOOD' : 'MISS', type: 'FT', name: freeThrow[1] ?? '' }];
  const made = /^(.+) made (.+?)(?:, assist by (.+))?$/.exec(text);
  if (made) return [shot('GOOD', made), ...(made[3] ? [{ action: 'ASSIST', name: made[3] }] : [])];
  const missed = /^(.+) missed (.+?)(?:, block by (.+))?$/.exec(text);
  if (missed) return [shot('MISS', missed), ...(missed[3] ? [by('BLOCK', missed[3])] : [])];
  const rebound = /^(Offensive|Defensive) rebound by (.+)$/.exec(text);
  if (rebound) return [{ action: 'REBOUND', type: rebounds[rebound[1] ?? ''] ?? '', name: rebound[2] ?? '' }];
  const turnover = /^Turnover by (.+?)(?:, steal by (.+))?$/.exec(text);
  if (turnover) {
    return [{ action: 'TURNOVER', name: turnover[1] ?? '' }, ...(turnover[2] ? [by('STEAL', turnover[2])] : [])];
  }
  const foul = /^Foul on (.+)$/.exec(text);
  if (foul) return [{ action: 'FOUL', type: 'PERSONAL', name: foul[1] ?? '' }];
  const change = /^(.+) in for (.+)$/.exec(text);
  if (!change) return [];
  return [
    { action: 'SUB', type: 'OUT', name: change[2] ?? '' },
    { action: 'SUB', type: 'IN', name: change[1] ?? '' },
  ];
}

const shot = (action: string, [, name = '', kind = '']: RegExpExecArray): Token => ({
  action,
  type: shots[kind] ?? 'JUMPER',
  name,
});

/** An action of the other team. */
const by = (action: string, name: string): Token => ({ action, name, isOther: true });
