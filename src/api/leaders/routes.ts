import { endpoint } from '../endpoint.ts';
import { parameterProblem } from '../problem.ts';
import { findPlayerLines } from './queries.ts';
import { toGameLeaders } from './reshape.ts';
import { leaderContract } from './schema.ts';

/** Maximum days of a range: a season would be thousands of lines. */
const maxDays = 31;

export const leaderEndpoint = endpoint(leaderContract, async ({ db, tenant, values: { from, to }, origin }) => {
  const days = Temporal.PlainDate.from(from).until(to).days;
  if (days < 0 || days >= maxDays) {
    const sentence = `to is "${to}"; it has to be at most ${maxDays - 1} days after from, "${from}".`;
    return parameterProblem(400, 'to', sentence);
  }
  const lines = await findPlayerLines(db, { tenantId: tenant.id, from, to });
  return {
    body: toGameLeaders(lines, origin),
    tags: ['games', ...new Set(lines.map((line) => `game:${line.gameId}`))],
  };
});
