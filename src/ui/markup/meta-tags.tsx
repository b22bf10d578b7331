import { getRequestContext } from '../../routing/request-context.ts';
import { MetaSlot } from './client/meta-slot.tsx';
import { storeMarkup } from './store-markup.ts';

/** By property; tags without content are omitted. */
type Props = { tags: Record<string, string | undefined> };

/**
 * Meta tags for browsers, link previews and other programs that read documents. They are not part of any payload.
 */
export const MetaTags = ({ tags }: Props) => {
  if (getRequestContext().isPayload) return null;
  const present = Object.entries(tags).filter(([, content]) => content !== undefined);
  return <MetaSlot id={storeMarkup(JSON.stringify(present))} />;
};
