import type { ErrorDocumentProps, OutsideDocumentProps, UnknownHostDocumentProps } from './standalone.ssr.tsx';

const load = async () =>
  import.meta.viteRsc.import<typeof import('./standalone.ssr.tsx')>('./standalone.ssr.tsx', { environment: 'ssr' });

/** Documents for middleware responses; static React is rendered in the ssr environment. */
export const standaloneDocuments = {
  error: async (props: ErrorDocumentProps) => (await load()).renderErrorDocument(props),
  outside: async (props: OutsideDocumentProps) => (await load()).renderOutsideDocument(props),
  unknownHost: async (props: UnknownHostDocumentProps) => (await load()).renderUnknownHostDocument(props),
};
