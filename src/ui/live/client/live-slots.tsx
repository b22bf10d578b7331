'use client';

import { useAtomValue } from 'jotai';
import { type ReactNode, useEffect, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';

import { gameState } from '../../../domain/game-state.ts';
import { scoreAge } from '../../../domain/live/score-age.ts';
import type { Scoreboard, ScoreboardGame } from '../../../domain/live/scoreboard.ts';
import { serviceAddress } from '../../../routing/service-addresses.ts';
import { GameResult } from '../../games/game-result.tsx';
import { FollowLink } from '../follow-link.tsx';
import { followedResult } from '../followed-result.ts';
import { FollowedStatus } from '../followed-status.tsx';
import { type DisplayTime, hasBegun, isUnderWay } from '../game-text.ts';
import { NextGameLabel } from '../next-game-label.tsx';
import { spokenFollowed } from '../spoken-score.ts';
import { liveDocument } from './live-document.ts';
import { createPulse } from './pulse.ts';

const tickInterval = 1000;

/** Follows the college's scoreboard and renders its games into the page's slots. */
export function LiveSlots() {
  const { documentAtom, offsetAtom, lastSeenAtom, lostSinceAtom } = liveDocument<Scoreboard>(
    serviceAddress('liveScores'),
  );
  const games = useAtomValue(documentAtom)?.games.filter(hasNews) ?? [];
  const offset = useAtomValue(offsetAtom);
  const lastSeen = useAtomValue(lastSeenAtom);
  const lostSince = useAtomValue(lostSinceAtom);
  const { slots } = useSlots();
  useTicks(games.some(isUnderWay));

  const now = (lostSince ?? Date.now()) + offset;
  const isReconnecting = lostSince !== undefined;
  const byId = new Map(games.map((game) => [game.gameId, game]));
  useLayoutEffect(() => {
    for (const { element, name, gameId } of slots) {
      const game = byId.get(gameId);
      if (name === 'spoken' && game && isUnderWay(game)) promoteLiveCard(element, game.url);
    }
  });

  return slots.map(({ key, element, name, gameId }) => {
    const game = byId.get(gameId);
    if (!game) return null;
    const lastSeenAt = typeof lastSeen === 'object' ? lastSeen[gameId] : undefined;
    const age = isReconnecting ? scoreAge(lastSeenAt ?? game.lastSeenAt, Date.now() + offset) : undefined;
    return (
      <LiveSlot key={key} element={element} hasPulse={name === 'team' || name === 'opponent'}>
        {slotContent[name]?.(game, { now, lastSeenAt, isReconnecting, age }, element)}
      </LiveSlot>
    );
  });
}

/** The server's HTML is complete for a game that is scheduled. */
const hasNews = ({ state }: ScoreboardGame) => state !== gameState.Scheduled;

type Round = { round: number; slots: readonly (Slot & { key: string })[] };

/** The slots of the page. A soft navigation replaces them, which remounts their content under new keys. */
function useSlots(): Round {
  const [last, setLast] = useState<Round>({ round: 0, slots: [] });
  useLayoutEffect(() => {
    const slots = findSlots();
    if (areSameSlots(last.slots, slots)) return;
    const round = last.round + 1;
    setLast({ round, slots: slots.map((slot, index) => ({ ...slot, key: `${round} ${index}` })) });
  });
  return last;
}

function useTicks(isTicking: boolean): void {
  const [, setTicks] = useState(0);
  useEffect(() => {
    if (!isTicking) return;
    const timer = setInterval(setTicks, tickInterval, (ticks: number) => ticks + 1);
    return () => clearInterval(timer);
  }, [isTicking]);
}

/** An element of static markup whose content follows a game; `name` is its `data-live`. */
type Slot = { element: HTMLElement; gameId: number; name: string };

/** The `data-live` elements within `data-live-game`. */
const findSlots = (): Slot[] =>
  [...document.querySelectorAll<HTMLElement>('[data-live-game] [data-live]')].map((element) => ({
    element,
    gameId: Number(element.closest<HTMLElement>('[data-live-game]')?.dataset['liveGame']),
    name: element.dataset['live'] ?? '',
  }));

const areSameSlots = (before: readonly Slot[], after: readonly Slot[]): boolean =>
  before.length === after.length && after.every(({ element }, index) => element === before[index]?.element);

/** Links the card of a game that has begun to the game center, and moves it to the front of its list. */
function promoteLiveCard(spoken: HTMLElement, url: string): void {
  const link = spoken.closest('a');
  if (link) link.setAttribute('href', url);
  const item = spoken.closest('li');
  const list = item?.parentElement;
  if (!item || !list || item.contains(document.activeElement)) return;
  const first = [...list.children].find((each) => each === item || !each.querySelector('[data-kind="live"]'));
  if (first && first !== item) list.insertBefore(item, first);
}

type LiveSlotProps = { element: HTMLElement; hasPulse: boolean; children: ReactNode };

/** Renders children into an element of static markup, in place of the server's content. */
function LiveSlot({ element, hasPulse, children }: LiveSlotProps) {
  const [printed] = useState(() => [...element.childNodes]);
  const [pulse] = useState(() => createPulse(element));
  // after the portal is mounted, before the browser paints
  useLayoutEffect(() => {
    for (const node of printed) node.remove();
  }, [printed]);
  useLayoutEffect(() => {
    if (hasPulse) pulse();
  });
  return createPortal(children, element);
}

type Content = (game: ScoreboardGame, time: DisplayTime, element: HTMLElement) => ReactNode;

function scoreOf(game: ScoreboardGame, score: number, won: ScoreboardGame['outcome']): ReactNode {
  if (!hasBegun(game)) return null;
  // a portal renders nothing for the number 0
  return game.outcome === won ? <b>{score}</b> : String(score);
}

/** The content of live slots by their `data-live`, the same as the server renders. */
const slotContent: Record<string, Content> = {
  status: (game, time, { dataset }) => <FollowedStatus game={game} {...time} day={dataset['day']} />,
  team: (game) => scoreOf(game, game.teamScore, 'W'),
  opponent: (game) => scoreOf(game, game.opponentScore, 'L'),
  spoken: (game) => spokenFollowed(game),
  result: (game, time) => <GameResult {...followedResult(game, time)} />,
  label: ({ state, stateReason }) => <NextGameLabel state={state} reason={stateReason} />,
  link: (game) => <FollowLink game={game} />,
};
