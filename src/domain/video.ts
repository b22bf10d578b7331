/** A video of one of the three sources; a source that is empty is left out. */
export type VideoEmbed = {
  youtube?: string;
  archive?: string;
  endeavor?: string;
  autoplay?: boolean;
  controls?: boolean;
  live?: boolean;
};
