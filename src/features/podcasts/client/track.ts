/** An episode as its player has it. */
export type Track = {
  id: number;
  title: string;
  /** Title of the podcast. */
  show: string;
  /** Path of its page. */
  page: string;
  /** URL of the audio. */
  source: string;
  artwork: string | undefined;
};
