'use client';

import type { MarkupTag } from '../define-markup.ts';
import { markupOf } from './markup-of.ts';

type Props = { as?: MarkupTag; className?: string } & ({ html: string } | { id: string });

/**
 * Renders a markup part: on the server from the request context, during hydration from the existing HTML, after soft
 * navigations from a prop.
 */
export const MarkupSlot = ({ as: Tag = 'div', className, ...content }: Props) => {
  const html = 'html' in content ? content.html : markupOf(content.id);
  const id = 'id' in content ? content.id : undefined;
  return (
    <Tag className={className} data-markup={id} dangerouslySetInnerHTML={{ __html: html }} suppressHydrationWarning />
  );
};
