import type { Tenant } from './tenant.ts';

/** The path of a college's share card below `/media/`, drawn by the image service. */
export const collegeCardPath = 'drawn/college.svg';

/** The college's picture for link previews of pages without their own: the one it has set, or its generated card. */
export const shareImageOf = ({ name, settings }: Pick<Tenant, 'name' | 'settings'>) => ({
  url: settings.shareImage ?? `/media/${collegeCardPath}`,
  alt: `${name} Athletics`,
});
