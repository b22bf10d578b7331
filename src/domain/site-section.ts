export const sectionGroups = ['news', 'college', 'history', 'fans'] as const;

/** The group of a section in the list of all sections. */
export type SectionGroup = (typeof sectionGroups)[number];

export type SiteSection = {
  title: string;
  url: string;
  group: SectionGroup;
  /** Whether the footer of every page links to it; other sections are only in the list of all sections. */
  isInFooter: boolean;
};
