import type { VideoEmbed } from '../../../domain/video.ts';

type Image = { url: string; breakpoint: number; alt: string; width: number; height: number };

/** Props of a rendered splash. */
export type ShownSplash = {
  id: number;
  title: string;
  /** Click target. */
  href: string;
  /** Endpoint that records clicks. */
  clickAddress: string;
  kind: 'image' | 'video' | 'html' | 'countdown';
  /** ISO instant of a countdown. */
  countdownTo: string | undefined;
  video: VideoEmbed | undefined;
  /** Widest first. */
  images: Image[];
  /** Sanitized HTML. */
  html: string | undefined;
  background: string;
  /** Text color legible on the background. */
  foreground: string;
  startDate: string;
  endDate: string | null;
};
