import { clockText } from '../../domain/clock-text.ts';
import { sportTitles } from '../../domain/sport.ts';

type Clip = {
  id: number;
  url: string | null;
  title: string;
  summary: string | null;
  /** ISO instant. */
  published: string;
  seconds: number | null;
  sports: readonly { title: string }[];
  poster: { url: string; focus: { x: number; y: number }; color: string | null } | null;
};

/** "Football · 2:14"; empty for a video without a sport and of unknown duration. */
const videoTopic = ({ sports, seconds }: Pick<Clip, 'sports' | 'seconds'>): string =>
  [sportTitles(sports), seconds === null ? '' : clockText(seconds)].filter(Boolean).join(' · ');

/** Videos as cards of a `StoryGrid` or `StoryList`. */
export const videoCards = (clips: readonly Clip[]) =>
  clips.map((clip) => ({
    id: clip.id,
    url: clip.url ?? '',
    title: clip.title,
    date: clip.published,
    subHeadline: clip.summary,
    teaser: null,
    sportDisplay: videoTopic(clip),
    primaryImage: clip.poster,
  }));
