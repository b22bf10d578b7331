import { getRequestContext } from '../../routing/request-context.ts';
import { MetaSlot } from './client/meta-slot.tsx';
import { storeMarkup } from './store-markup.ts';

/** By property, in the order they are read; one without content is left out. */
type Props = { tags: Record<string, string | undefined> };

/**
 * Meta tags for programs, which read documents: they are in the document's head once, neither in the payload beside it
 * nor in that of a soft navigation.
 */
export const MetaTags = ({ tags }: Props) => {
  if (getRequestContext().isPayload) return null;
  const present = Object.entries(tags).filter(([, content]) => content !== undefined);
  return <MetaSlot id={storeMarkup(JSON.stringify(present))} />;
};
