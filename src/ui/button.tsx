import type { ButtonHTMLAttributes, ReactNode } from 'react';

import styles from './button.module.css';
import type { ButtonLook } from './button-looks.ts';
import { Icon } from './icon.tsx';
import { SiteLink } from './site-link.tsx';
import { channelIcon } from './social-channels.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

const lookOf = ({ kind = 'priority', theme = 'no-theme', size = 'regular' }: ButtonLook) =>
  [styles.button, styles[kind], styles[theme], styles[size]].join(' ');

type ButtonProps = { look?: ButtonLook } & Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className'>;

/** Something that happens here. Without `type` it sends no form. */
export const Button = ({ look = {}, type = 'button', ...rest }: ButtonProps) => (
  <button {...rest} type={type} className={lookOf(look)} />
);

type ButtonLinkProps = { look?: ButtonLook; href: string; newTab?: boolean; children: ReactNode };

/** A link that looks like a button; it follows the rules of all links. */
export const ButtonLink = ({ look = {}, href, newTab = false, children }: ButtonLinkProps) => (
  <SiteLink className={lookOf(look)} href={href} newTab={newTab}>
    {children}
  </SiteLink>
);

type ChannelButtonProps = { look?: ButtonLook; channel: string; href: string; children: ReactNode };

/** A square button to an account on a channel such as "Instagram"; its words are for those who do not see the sign. */
export const ChannelButton = ({ look, channel, href, children }: ChannelButtonProps) => (
  <SiteLink className={`${lookOf({ kind: 'alternate', ...look })} ${styles.channel}`} href={href} newTab>
    <Icon name={channelIcon(channel)} />
    <VisuallyHidden>{children}</VisuallyHidden>
  </SiteLink>
);
