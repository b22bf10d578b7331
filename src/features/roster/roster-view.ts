/** The forms a roster comes in: portraits, dense lines for print, or every fact in columns. */
export const rosterViews = ['cards', 'list', 'table'] as const;
export type RosterView = (typeof rosterViews)[number];

/** The view named in an address; cards for anything else. */
export function parseRosterView(text: string | null): RosterView {
  return rosterViews.find((view) => view === text?.toLowerCase()) ?? 'cards';
}
