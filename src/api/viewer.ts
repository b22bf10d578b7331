/** The audience of a response: the public, or staff, who also see hidden and scheduled content. */
export type Viewer = 'public' | 'staff';

/** Path prefix and access of a viewer's endpoints. */
export const viewerAccess = {
  public: { prefix: '', access: {}, what: '' },
  staff: { prefix: '/Hidden', access: { staffOnly: true }, what: ', including hidden and scheduled content' },
} as const satisfies Record<Viewer, object>;

/** A resource for the public and, below `/Hidden`, for staff. */
export const forViewers = <T>(make: (viewer: (typeof viewerAccess)[Viewer]) => T): Record<Viewer, T> => ({
  public: make(viewerAccess.public),
  staff: make(viewerAccess.staff),
});
