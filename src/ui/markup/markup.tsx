// Long, stateless parts (schedule rows, plays, stat and roster tables, navigation, footer) would otherwise be sent
// twice: as HTML and again, serialised, as payload. As markup parts they are in the document once.
//
// How to make one
//   1. `features/schedule/schedule-rows.markup.tsx` with one export:
//        export const scheduleRows = defineMarkup('features/schedule/schedule-rows', ScheduleRows);
//      `ScheduleRows` is a plain component: no hooks, no context, not async, no islands inside. It may use CSS modules,
//      other plain components, and plain `<a href={href(...)}>` links (SoftLinks makes them soft navigations).
//   2. In the page or a part of it: <Markup of={scheduleRows} props={{ games }} />
// Islands stay outside and act on the part by data attributes. Props need not be serialisable: they never leave the server.

import { getRequestContext } from '../../routing/request-context.ts';
import { MarkupSlot } from './client/markup-slot.tsx';
import type { MarkupPart, MarkupTag } from './define-markup.ts';
import { storeMarkup } from './store-markup.ts';

type Props<PartProps> = {
  of: MarkupPart<PartProps>;
  props: PartProps;
  /** The element around the part, a `div` by default; it holds nothing else. */
  as?: MarkupTag;
  className?: string | undefined;
};

/** Puts a part into the page as finished HTML: in a document the payload holds only a key, in a payload the string itself. */
export const Markup = async <PartProps extends object>({ of, props, as, className }: Props<PartProps>) => {
  const { renderMarkup } = await import.meta.viteRsc.import<typeof import('./markup.ssr.tsx')>('./markup.ssr.tsx', {
    environment: 'ssr',
  });
  const html = await renderMarkup(of.name, props);
  // an undefined prop is written into the payload, an absent one is not
  const element = { ...(as && { as }), ...(className && { className }) };
  if (getRequestContext().isPayload) return <MarkupSlot {...element} html={html} />;
  return <MarkupSlot {...element} id={storeMarkup(html)} />;
};
