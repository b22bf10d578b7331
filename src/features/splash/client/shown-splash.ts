import type { VideoEmbed } from '../../../domain/video.ts';

type Image = { url: string; breakpoint: number; alt: string; width: number; height: number };

/** A splash as it is drawn. */
export type ShownSplash = {
  id: number;
  title: string;
  /** Where a click leads. */
  href: string;
  /** Where a click is counted. */
  clickAddress: string;
  kind: 'image' | 'video' | 'html' | 'countdown';
  /** ISO instant of a countdown. */
  countdownTo: string | undefined;
  video: VideoEmbed | undefined;
  /** The widest first. */
  images: Image[];
  /** Safe to be set as it is. */
  html: string | undefined;
  background: string;
  /** Legible on the background. */
  foreground: string;
  startDate: string;
  endDate: string | null;
};
