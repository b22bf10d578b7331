export const sectionGroups = ['news', 'college', 'history', 'fans'] as const;

/** The group of a section of the site in the list of all sections. */
export type SectionGroup = (typeof sectionGroups)[number];

export type SiteSection = {
  title: string;
  url: string;
  group: SectionGroup;
  /** Whether the footer of every page links to it; the others are in the list of all sections only. */
  isInFooter: boolean;
};
