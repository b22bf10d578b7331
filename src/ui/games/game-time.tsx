import type { ReactNode } from 'react';

import type { GameStart } from '../../domain/game-start.ts';

type Props = {
  start: GameStart;
  /** The printed day, if no heading has it. */
  day?: string | undefined;
  /** Prints the day in bold type, as the first column of a list. */
  isColumn?: boolean;
};

/** The start of a game at its venue: "Sat, Nov 28, 6 p.m. CST". */
export const GameTime = ({ start: { datetime, time }, day, isColumn = false }: Props): ReactNode => (
  <time dateTime={datetime}>
    {isColumn ? (
      <>
        <b>{day}</b> {time}
      </>
    ) : (
      [day, time].filter(Boolean).join(', ') || 'All day'
    )}
  </time>
);
