import type { Tenant } from '../../domain/tenant.ts';
import type { Icon } from './icon.ts';
import { renderLogo, renderMonogram } from './render-icon.ts';

type Look = Pick<Icon, 'size' | 'purpose'>;
type ReadLogo = (address: string) => Promise<Uint8Array>;

/** Maximum cached icons across colleges. */
const maxIcons = 1000;

/** Renders each icon once and caches it until the college's logo URL, initials or colors change. */
export const createIconStore = () => {
  const cache = new Map<string, Promise<Uint8Array>>();
  const keep = (key: string, make: () => Promise<Uint8Array>): Promise<Uint8Array> => {
    const known = cache.get(key);
    if (known) return known;
    const [oldest] = cache.keys();
    if (oldest !== undefined && cache.size >= maxIcons) cache.delete(oldest);
    const made = make();
    cache.set(key, made);
    made.catch(() => cache.delete(key));
    return made;
  };

  return {
    /** The icon as PNG. A logo that cannot be read is requested again the next time. */
    get: async (tenant: Tenant, look: Look, readLogo: ReadLogo): Promise<Uint8Array> => {
      const { id, logo, shortName, primaryColor, secondaryColor, accentColor } = tenant;
      const drawn = () => {
        const key = JSON.stringify([id, look.purpose, look.size, shortName, primaryColor, secondaryColor, accentColor]);
        return keep(key, () => renderMonogram(tenant, look));
      };
      if (!logo) return drawn();
      const key = JSON.stringify([id, look.purpose, look.size, logo]);
      return keep(key, async () => renderLogo(await readLogo(logo), look)).catch(drawn);
    },
  };
};
