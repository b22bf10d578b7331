import type { ErrorDocumentProps } from './error-document.ssr.tsx';

/** The spec's error page as a whole document. */
export const renderErrorDocument = async (props: ErrorDocumentProps): Promise<string> => {
  const ssr = await import.meta.viteRsc.import<typeof import('./error-document.ssr.tsx')>('./error-document.ssr.tsx', {
    environment: 'ssr',
  });
  return ssr.renderErrorDocument(props);
};
