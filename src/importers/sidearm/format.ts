import type { GameFormat } from '../game-format.ts';
import { parseSidearm } from './parse.ts';
import { toBoxScore } from './to-domain.ts';

export const sidearm: GameFormat = {
  name: 'sidearm',
  title: 'SIDEARM game.json',
  recognizes: (content) => content.kind === 'json' && isSidearm(content.value),
  read: (content) => toBoxScore(parseSidearm(content)),
};

function isSidearm(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'Game' in value && 'Stats' in value;
}
