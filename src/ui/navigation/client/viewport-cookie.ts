import { breakpointOf, deviceOf } from '../../breakpoints.ts';

const day = 86_400_000;

/** In ms. */
export const viewportMaxAge = 365 * day;

/** The cookie `viewport` for `document.cookie`: the widest breakpoint that the viewport reaches, and the device type. */
export const viewportCookie = (width: number): string =>
  `viewport=${breakpointOf(width)}.${deviceOf(width)}; Max-Age=${viewportMaxAge / 1000}; Path=/; SameSite=Strict; Secure`;

/** Updates the cookie when the window's size changes. */
export const updateViewportCookie = (): void => {
  let written = '';
  const write = () => {
    const { innerWidth } = window;
    const size = breakpointOf(innerWidth);
    if (size === written) return;
    written = size;
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
    document.cookie = viewportCookie(innerWidth);
  };
  write();
  addEventListener('resize', write, { passive: true });
};
