import type { ReactNode } from 'react';

/** A component that is only ever rendered to a finished string, and where the rendering side finds it. */
/** Elements that may surround a part. */
export type MarkupTag = 'div' | 'section' | 'nav' | 'header' | 'footer' | 'ol' | 'ul' | 'table' | 'tbody';

export type MarkupPart<Props> = {
  /** The file that defines it, below `src/`, without `.markup.tsx`. */
  name: string;
  component: (props: Props) => ReactNode;
};

/**
 * Makes a component a markup part; the one export of a `<name>.markup.tsx` file.
 *
 * @param name that file below `src/`, without `.markup.tsx`: `'features/schedule/schedule-rows'`
 */
export const defineMarkup = <Props>(name: string, component: (props: Props) => ReactNode): MarkupPart<Props> => ({
  name,
  component,
});
