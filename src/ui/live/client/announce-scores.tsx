'use client';

import { useAtomValue } from 'jotai';
import { useEffect, useRef, useState } from 'react';

import type { ScoreboardGame } from '../../../domain/live/scoreboard.ts';
import { announce } from '../../client/announce.ts';
import { ToggleSwitch } from '../../client/toggle-switch.tsx';
import { keepAnnouncements, wantsAnnouncements } from './announce-setting.ts';
import { liveDocument } from './live-document.ts';
import { type Names, scoreAnnouncement } from './score-announcement.ts';

type Props = Names & {
  /** Of the game's document. */
  address: string;
};

/** Tells each change of a game's score to readers who cannot see it, and lets them switch that off. */
export function AnnounceScores({ address, away, home }: Props) {
  const { documentAtom, offsetAtom } = liveDocument<ScoreboardGame>(address);
  const game = useAtomValue(documentAtom);
  const offset = useAtomValue(offsetAtom);
  const told = useRef<ScoreboardGame>(undefined);
  const [isOn, setOn] = useState(true);

  useEffect(() => setOn(wantsAnnouncements()), []);

  useEffect(() => {
    const before = told.current;
    told.current = game;
    if (!game || !before || game === before || !isOn) return;
    const text = scoreAnnouncement(before, game, { away, home }, Date.now() + offset);
    if (text) announce(text);
  }, [game, isOn, offset, away, home]);

  const change = (next: boolean) => {
    setOn(next);
    keepAnnouncements(next);
  };
  return <ToggleSwitch label="Announce score changes" isOn={isOn} onChange={change} />;
}
