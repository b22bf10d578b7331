import type { Tenant } from './tenant.ts';

/** The path of a college's share card below `/media/`, drawn by the image service. */
export const collegeCardPath = 'drawn/college.svg';

/** The picture of a college in link previews of pages without one of their own: the one it has set, or its drawn card. */
export const shareImageOf = ({ name, settings }: Pick<Tenant, 'name' | 'settings'>) => ({
  url: settings.shareImage ?? `/media/${collegeCardPath}`,
  alt: `${name} Athletics`,
});
