/** Whom an answer is for: everybody, or staff of the college, who see what is hidden and what is still to come as well. */
export type Viewer = 'public' | 'staff';

/** What the endpoints of a viewer have in common: where they stand, and who is let in. */
export const standsFor = {
  public: { prefix: '', access: {}, what: '' },
  staff: { prefix: '/Hidden', access: { staffOnly: true }, what: ', hidden or still to come' },
} as const satisfies Record<Viewer, object>;
