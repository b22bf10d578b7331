import { breakpointOf, deviceOf } from '../../breakpoints.ts';

const day = 86_400_000;

/** How long the size of a viewport is known, in ms. */
export const viewportLife = 365 * day;

/** The cookie `viewport`: the widest breakpoint that the viewport reaches, and the kind of device. Written as `document.cookie` takes it. */
export const viewportCookie = (width: number, now: number): string =>
  `viewport=${breakpointOf(width)}.${deviceOf(width)}; Expires=${new Date(now + viewportLife).toUTCString()}; Path=/; SameSite=Strict; Secure`;

/** Keeps the cookie true to the window, for as long as the document lives. */
export const keepViewportCookie = (): void => {
  let written = '';
  const write = () => {
    const { innerWidth } = window;
    const size = breakpointOf(innerWidth);
    if (size === written) return;
    written = size;
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
    document.cookie = viewportCookie(innerWidth, Date.now());
  };
  write();
  addEventListener('resize', write, { passive: true });
};
