'use client';

import { useAtomValue } from 'jotai';
import { useEffect, useRef, useState } from 'react';

import type { ScoreboardGame } from '../../../domain/live/scoreboard.ts';
import { announce } from '../../client/announce.ts';
import { ToggleSwitch } from '../../client/toggle-switch.tsx';
import { keepAnnouncements, wantsAnnouncements } from './announce-setting.ts';
import { liveDocument } from './live-document.ts';
import { type Names, reconnectAnnouncement, scoreAnnouncement } from './score-announcement.ts';

type Props = Names & {
  /** Of the game's document. */
  address: string;
};

/** After a reconnect the missed events arrive at once: they are told together. In milliseconds. */
const caughtUpWithin = 500;

/** Announces score changes, and a lost connection, to screen readers; the reader can switch that off. */
export function AnnounceScores({ address, away, home }: Props) {
  const { documentAtom, offsetAtom, connectionAtom } = liveDocument<ScoreboardGame>(address);
  const game = useAtomValue(documentAtom);
  const offset = useAtomValue(offsetAtom);
  const connection = useAtomValue(connectionAtom);
  const [isCatchingUp, setCatchingUp] = useState(false);
  const told = useRef<ScoreboardGame>(undefined);
  const [isOn, setOn] = useState(true);

  useEffect(() => setOn(wantsAnnouncements()), []);

  useEffect(() => {
    if (connection !== 'lost' || !isOn) return;
    setCatchingUp(true);
    announce('Connection lost. Reconnecting.');
  }, [connection, isOn]);

  const isBack = isCatchingUp && (connection === 'streaming' || connection === 'polling');
  useEffect(() => {
    if (!isBack) return undefined;
    const timer = setTimeout(() => {
      setCatchingUp(false);
      told.current = game;
      if (isOn) announce(reconnectAnnouncement(game, { away, home }, Date.now() + offset));
    }, caughtUpWithin);
    return () => clearTimeout(timer);
  }, [isBack, isOn, game, away, home, offset]);

  useEffect(() => {
    if (isCatchingUp) return;
    const before = told.current;
    told.current = game;
    if (!game || !before || game === before || !isOn) return;
    const text = scoreAnnouncement(before, game, { away, home }, Date.now() + offset);
    if (text) announce(text);
  }, [game, isOn, isCatchingUp, offset, away, home]);

  const change = (next: boolean) => {
    setOn(next);
    keepAnnouncements(next);
  };
  return <ToggleSwitch label="Announce score changes" isOn={isOn} onChange={change} />;
}
