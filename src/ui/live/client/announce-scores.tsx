'use client';

import { useAtomValue } from 'jotai';
import { useEffect, useRef, useState } from 'react';

import type { ScoreboardGame } from '../../../domain/live/scoreboard.ts';
import { announce } from '../../client/announce.ts';
import { ToggleSwitch } from '../../client/toggle-switch.tsx';
import { liveDocument } from './live-document.ts';
import { type Names, reconnectAnnouncement, scoreAnnouncement } from './score-announcement.ts';

type Props = Names & {
  /** URL of the game's document. */
  address: string;
};

/** Missed events arrive together after a reconnect and result in one announcement. In milliseconds. */
const catchUpTime = 500;

/** Announces score changes and lost connections to screen readers, with a switch to turn that off. */
export function AnnounceScores({ address, away, home }: Props) {
  const { documentAtom, offsetAtom, connectionAtom } = liveDocument<ScoreboardGame>(address);
  const game = useAtomValue(documentAtom);
  const offset = useAtomValue(offsetAtom);
  const connection = useAtomValue(connectionAtom);
  const [isCatchingUp, setCatchingUp] = useState(false);
  const lastAnnounced = useRef<ScoreboardGame>(undefined);
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
      lastAnnounced.current = game;
      if (isOn) announce(reconnectAnnouncement(game, { away, home }, Date.now() + offset));
    }, catchUpTime);
    return () => clearTimeout(timer);
  }, [isBack, isOn, game, away, home, offset]);

  useEffect(() => {
    if (isCatchingUp) return;
    const before = lastAnnounced.current;
    lastAnnounced.current = game;
    if (!game || !before || game === before || !isOn) return;
    const text = scoreAnnouncement(before, game, { away, home }, Date.now() + offset);
    if (text) announce(text);
  }, [game, isOn, isCatchingUp, offset, away, home]);

  const toggle = (next: boolean) => {
    setOn(next);
    saveAnnouncements(next);
  };
  return <ToggleSwitch label="Announce score changes" isOn={isOn} onChange={toggle} />;
}

const key = 'announce-scores';

/** Whether scores are announced in this browser; on by default. */
function wantsAnnouncements(): boolean {
  try {
    return localStorage.getItem(key) !== 'off';
  } catch {
    // storage is blocked
    return true;
  }
}

/** Stores the setting in this browser; if storage is blocked, it applies only to the page. */
function saveAnnouncements(isWanted: boolean): void {
  try {
    localStorage.setItem(key, isWanted ? 'on' : 'off');
  } catch {
    // storage is blocked
  }
}
