'use client';

import type { MarkupTag } from '../define-markup.ts';
import { markupOf } from './markup-of.ts';

type Props = { as?: MarkupTag; className?: string } & ({ html: string } | { id: string });

/**
 * The place of a markup part. On the server it takes the string from the request, in the browser it keeps the
 * HTML it finds; after a soft navigation the string comes as a prop.
 */
export const MarkupSlot = ({ as: Tag = 'div', className, ...content }: Props) => {
  const html = 'html' in content ? content.html : markupOf(content.id);
  const id = 'id' in content ? content.id : undefined;
  return (
    <Tag className={className} data-markup={id} dangerouslySetInnerHTML={{ __html: html }} suppressHydrationWarning />
  );
};
