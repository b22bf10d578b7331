import { xmlElement as element } from '../../web/escape-xml.ts';

/** Protocol limit per file. */
const maxUrls = 50_000;
/** Protocol limit of a news sitemap. */
const maxNews = 1000;

const sitemap = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const newsNamespace = 'http://www.google.com/schemas/sitemap-news/0.9';
const head = '<?xml version="1.0" encoding="UTF-8"?>\n';

export type SitemapUrl = {
  /** Absolute. */
  address: string;
  /** Date or instant; absent if unknown. */
  modified?: string | undefined;
};

export type NewsUrl = { address: string; publication: string; published: string; title: string };

const entry = (name: string, { address, modified }: SitemapUrl) =>
  `<${name}>${element('loc', address)}${modified ? element('lastmod', modified) : ''}</${name}>\n`;

export const sitemapIndex = (parts: readonly SitemapUrl[]): string =>
  `${head}<sitemapindex xmlns="${sitemap}">\n${parts.map((part) => entry('sitemap', part)).join('')}</sitemapindex>\n`;

export const urlset = (urls: readonly SitemapUrl[]): string => {
  const entries = urls.slice(0, maxUrls).map((url) => entry('url', url));
  return `${head}<urlset xmlns="${sitemap}">\n${entries.join('')}</urlset>\n`;
};

/** Unlike other sitemaps, this one may be empty. */
export const newsUrlset = (urls: readonly NewsUrl[]): string => {
  const entries = urls.slice(0, maxNews).map(({ address, publication, published, title }) => {
    const paper = `<news:publication>${element('news:name', publication)}${element('news:language', 'en')}</news:publication>`;
    const facts = `${paper}${element('news:publication_date', published)}${element('news:title', title)}`;
    return `<url>${element('loc', address)}<news:news>${facts}</news:news></url>\n`;
  });
  return `${head}<urlset xmlns="${sitemap}" xmlns:news="${newsNamespace}">\n${entries.join('')}</urlset>\n`;
};
