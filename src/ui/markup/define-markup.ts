import type { ReactNode } from 'react';

/** Elements that may wrap a part. */
export type MarkupTag = 'div' | 'section' | 'nav' | 'header' | 'footer' | 'ol' | 'ul' | 'table' | 'tbody';

/** A component that is rendered to a string on the server and never hydrated. */
export type MarkupPart<Props> = {
  /** The file that defines the part, below `src/`, without `.markup.tsx`. */
  name: string;
  component: (props: Props) => ReactNode;
};

/**
 * Makes a component a markup part. Every `<name>.markup.tsx` file exports one.
 *
 * @param name the file below `src/`, without `.markup.tsx`: `'features/schedule/schedule-rows'`
 */
export const defineMarkup = <Props>(name: string, component: (props: Props) => ReactNode): MarkupPart<Props> => ({
  name,
  component,
});
