/** Roster views: cards with photos, compact list for print, or a table. */
export const rosterViews = ['cards', 'list', 'table'] as const;
export type RosterView = (typeof rosterViews)[number];

/** Parses the view in a URL; defaults to cards. */
export function parseRosterView(text: string | null): RosterView {
  return rosterViews.find((view) => view === text?.toLowerCase()) ?? 'cards';
}
