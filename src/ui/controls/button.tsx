import type { AnchorHTMLAttributes, ButtonHTMLAttributes, ReactNode } from 'react';

import { Icon } from '../media/icon.tsx';
import { channelIcon } from '../sports/social-channels.ts';
import styles from './button.module.css';
import { SiteLink } from './site-link.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

const lookOf = ({ kind = 'priority', theme = 'no-theme', size = 'regular' }: ButtonLook) =>
  [styles.button, styles[kind], styles[theme], styles[size]].join(' ');

type ButtonProps = {
  look?: ButtonLook;
  /** Needs JavaScript; hidden without it and in print. */
  needsScript?: boolean;
} & Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className'>;

/** A button; without a `type`, it does not submit a form. */
export const Button = ({ look = {}, needsScript = false, type = 'button', ...rest }: ButtonProps) => (
  <button {...rest} type={type} className={needsScript ? `${lookOf(look)} ${styles.scripted}` : lookOf(look)} />
);

type ButtonLinkProps = { look?: ButtonLook; href: string; newTab?: boolean } & Omit<
  AnchorHTMLAttributes<HTMLAnchorElement>,
  'className' | 'rel' | 'target'
>;

/** A link that looks like a button. */
export const ButtonLink = ({ look = {}, ...rest }: ButtonLinkProps) => <SiteLink {...rest} className={lookOf(look)} />;

type ChannelButtonProps = { look?: ButtonLook; channel: string; href: string; children: ReactNode };

/** A square link to an account on a channel such as "Instagram"; `children` is its accessible name. */
export const ChannelButton = ({ look, channel, href, children }: ChannelButtonProps) => (
  <SiteLink className={`${lookOf({ kind: 'alternate', ...look })} ${styles.channel}`} href={href} newTab>
    <Icon name={channelIcon(channel)} />
    <VisuallyHidden>{children}</VisuallyHidden>
  </SiteLink>
);

/** The background that a button has to contrast with. `no-theme` inherits the colors of its place. */
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

/** The main action, another action, or text that looks like a link. */
export const buttonTypes = ['priority', 'alternate', 'text'] as const;
export type ButtonType = (typeof buttonTypes)[number];

type ButtonLook = { kind?: ButtonType; theme?: ButtonTheme; size?: ComponentSize };
