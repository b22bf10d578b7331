import { href } from '../../routing/routes.ts';

const pages = { public: 'form', protected: 'protectedForm', hidden: 'hiddenForm' } as const;

/** The address of a form, by its access. */
export const formUrl = ({ id, access }: { id: number; access: keyof typeof pages }): string =>
  href(pages[access], { id: String(id) });
