/** The audience of a response: the public, or staff, who also see hidden and scheduled content. */
export type Viewer = 'public' | 'staff';

const prefixes = { public: '', staff: '/Hidden' } as const;

/** Path prefix and access of a viewer's endpoints about rows of a kind. */
export const viewerAccess = (viewer: Viewer, kind: string) => ({
  prefix: prefixes[viewer],
  access: viewer === 'staff' ? { staffOnly: kind } : {},
  what: viewer === 'staff' ? ', including hidden and scheduled content' : '',
});

/** A resource about rows of a kind for the public and, below `/Hidden`, for staff. */
export const forViewers = <T>(
  kind: string,
  make: (viewer: ReturnType<typeof viewerAccess>) => T,
): Record<Viewer, T> => ({
  public: make(viewerAccess('public', kind)),
  staff: make(viewerAccess('staff', kind)),
});
