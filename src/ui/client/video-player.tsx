'use client';

import type { MouseEvent } from 'react';
import { useState } from 'react';

import { embedAddress, type VideoEmbed, watchAddress } from '../../domain/video.ts';
import styles from './video-player.module.css';

type Props = {
  video: VideoEmbed;
  title: string;
  /** Served by this site. */
  poster?: string | null;
  /** Loads the poster only when it comes into view. */
  isLazy?: boolean;
};

/**
 * A poster with a play button. No part of the player is loaded before the click. Without JavaScript, it is a link.
 */
export function VideoPlayer({ video, title, poster, isLazy = false }: Props) {
  const [isPlaying, setPlaying] = useState(false);

  function onPlay(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    setPlaying(true);
  }

  if (isPlaying) {
    return (
      <iframe
        ref={takeFocus}
        className={styles.frame}
        // the reader has already pressed play
        src={embedAddress({ ...video, autoplay: true })}
        title={title}
        allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
        referrerPolicy="strict-origin"
      />
    );
  }
  return (
    <a className={styles.poster} href={watchAddress(video)} rel="noopener noreferrer" onClick={onPlay}>
      {poster && <img src={poster} alt="" width="1200" height="675" loading={isLazy ? 'lazy' : undefined} />}
      <span className={styles.play}>
        <svg viewBox="0 0 24 24" width="32" height="32" aria-hidden="true">
          <path fill="currentColor" d="M7 4v16l13-8z" />
        </svg>
        Play video: {title}
      </span>
    </a>
  );
}

/** The player replaces the link that had the focus. */
const takeFocus = (player: HTMLIFrameElement | null) => player?.focus({ preventScroll: true });
