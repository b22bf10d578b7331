/** Minimum width of each viewport size, in px. Style sheets repeat these values. */
export const breakpoints = { xs: 540, sm: 640, md: 768, lg: 1024, xl: 1280, '2xl': 1440 } as const;

export type Breakpoint = keyof typeof breakpoints;

/** For viewports that are narrower than all breakpoints or not measured yet. */
export const fallbackBreakpoint: Breakpoint = 'sm';

export type Device = 'desktop' | 'mobile';

const wideFirst = Object.entries(breakpoints).reverse() as [Breakpoint, number][];

/** The largest breakpoint that a viewport of this width reaches. */
export const breakpointOf = (width: number): Breakpoint =>
  wideFirst.find(([, narrowest]) => width >= narrowest)?.[0] ?? fallbackBreakpoint;

/** From `xl` up, header and menus have their desktop layout. */
export const deviceOf = (width: number): Device => (width >= breakpoints.xl ? 'desktop' : 'mobile');
