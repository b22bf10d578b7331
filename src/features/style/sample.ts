import type { ReactNode } from 'react';

/** A component of the style page. `id` is unique on the page. */
export type Sample = { name: string; shows: (id: string) => ReactNode };
