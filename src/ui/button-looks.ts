/** What surrounds a button: it stands out from that and is readable on it. `no-theme` takes the colours of its place. */
export const buttonThemes = [
  'no-theme',
  'light-theme',
  'dark-theme',
  'on-primary',
  'on-secondary',
  'default-black',
  'default-white',
] as const;
export type ButtonTheme = (typeof buttonThemes)[number];

export const componentSizes = ['x-small', 'small', 'regular', 'large', 'x-large'] as const;
export type ComponentSize = (typeof componentSizes)[number];

/** The one thing to do here, another thing, or a mere word that looks like a link. */
export const buttonTypes = ['priority', 'alternate', 'text'] as const;
export type ButtonType = (typeof buttonTypes)[number];

export type ButtonLook = { kind?: ButtonType; theme?: ButtonTheme; size?: ComponentSize };
