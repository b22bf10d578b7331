/** A story of a file, before the college's sports, tags, authors and pictures are looked up. */
export type ImportedStory = {
  title: string;
  /** HTML as in the file. */
  content: string;
  /** An ISO instant, a wall time of the college, or a day. */
  published?: string | undefined;
  /** When its text was last changed at the former site, in one of these forms. */
  modified?: string | undefined;
  subHeadline?: string | undefined;
  /** HTML or text. */
  teaser?: string | undefined;
  byline?: string | undefined;
  /** Whole address, or path, at the former site. */
  address?: string | undefined;
  picture?: StoryPicture | undefined;
  /** Slugs, short names or titles. */
  sports: readonly string[];
  tags: readonly string[];
  access?: string | undefined;
};

/** A picture by its address in the file, with its description; empty without. */
export type StoryPicture = { source: string; alt: string };
