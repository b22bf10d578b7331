import type { GameFormat } from '../game-format.ts';
import { toBoxScore } from '../statcrew/to-domain.ts';
import { findGameObject, parseGenius } from './parse.ts';

/** A Genius Sports game is a StatCrew basketball file with its elements as JSON. */
export const genius: GameFormat = {
  name: 'genius',
  title: 'Genius Sports game (JSON)',
  recognizes: (content) => content.kind === 'json' && findGameObject(content.value) !== undefined,
  read: (content, mode) => toBoxScore(parseGenius(content), mode),
};
