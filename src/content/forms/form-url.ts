import { href } from '../../routing/routes.ts';

const pages = { public: 'form', protected: 'protectedForm', hidden: 'hiddenForm' } as const;

/** The URL of a form, which depends on its access. */
export const formUrl = ({ id, access }: { id: number; access: keyof typeof pages }): string =>
  href(pages[access], { id: String(id) });
