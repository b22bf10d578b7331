/** Narrowest viewport of each size, in px; style sheets write the same figures. */
export const breakpoints = { xs: 540, sm: 640, md: 768, lg: 1024, xl: 1280, '2xl': 1440 } as const;

export type Breakpoint = keyof typeof breakpoints;

/** What is assumed of a viewport that nobody has measured, and of one narrower than all. */
export const fallbackBreakpoint: Breakpoint = 'sm';

export type Device = 'desktop' | 'mobile';

const wideFirst = Object.entries(breakpoints).reverse() as [Breakpoint, number][];

/** The widest breakpoint that a viewport of so many px reaches. */
export const breakpointOf = (width: number): Breakpoint =>
  wideFirst.find(([, narrowest]) => width >= narrowest)?.[0] ?? fallbackBreakpoint;

/** Header and menus are those of a desktop from `xl` up. */
export const deviceOf = (width: number): Device => (width >= breakpoints.xl ? 'desktop' : 'mobile');
