import { createHash } from 'node:crypto';

/** The inline scripts and styles of one response. Its content security policy allows exactly these, by hash. */
export type InlineCode = ReturnType<typeof createInlineCode>;

export const createInlineCode = () => {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const early = new Set<string>();
  let loads = false;
  return {
    /** Allows a script and returns its text. The text must not contain user input. */
    script: (text: string): string => {
      scripts.add(hashSource(text));
      return text;
    },
    /**
     * Puts a script in front of the document's style sheets, for which later scripts and the parser would wait; `hono-server.ts`
     * allows it. `$el(name, act)` of `src/waku/document/inline-scripts.ts` defines a custom element, which acts as soon as it is
     * parsed. The development server leaves early scripts out.
     */
    early: (text: string): void => {
      early.add(text);
    },
    earlyScripts: (): ReadonlySet<string> => early,
    /** Allows a style and returns its text. */
    style: (text: string): string => {
      styles.add(hashSource(text));
      return text;
    },
    /** Allows scripts of the document to load further scripts from any URL. */
    allowLoading: (): void => {
      loads = true;
    },
    /** Hash sources for `script-src` and `style-src`. */
    sources: () => ({ scripts: [...scripts], styles: [...styles], loads }),
  };
};

/** The source expression of an inline script or style with this text. */
export const hashSource = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
