'use client';

import { useAtomValue } from 'jotai';
import { useEffect, useRef, useState } from 'react';

import type { ScoreboardGame } from '../../../domain/live/scoreboard.ts';
import { loadPart } from '../../client/load-part.ts';
import { ToggleSwitch } from '../../client/toggle-switch.tsx';
import { liveDocument } from './live-document.ts';
import { isNewScore } from './score-announcement.ts';
import type { createTone } from './score-tone.ts';

/**
 * A switch for a tone at each change of the score. It is off on every page until the reader turns it on, because browsers
 * allow sound only after a click.
 *
 * @param address URL of the game's document
 */
export function ScoreSound({ address }: { address: string }) {
  const game = useAtomValue(liveDocument<ScoreboardGame>(address).documentAtom);
  const [tone, setTone] = useState<ReturnType<typeof createTone>>();
  const last = useRef<ScoreboardGame>(undefined);

  useEffect(() => {
    const before = last.current;
    last.current = game;
    if (tone && before && game && isNewScore(before, game)) tone.play();
  }, [tone, game]);

  useEffect(() => tone?.close, [tone]);

  async function toggle(isOn: boolean) {
    if (!isOn) return setTone(undefined);
    const { createTone } = await loadPart(() => import('./score-tone.ts'), { name: 'Sound' });
    setTone(createTone());
  }

  return <ToggleSwitch label="Sound" isOn={tone !== undefined} onChange={toggle} />;
}
