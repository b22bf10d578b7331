/** Sitemap addresses; the route table only has pages. */
export const sitemaps = {
  index: '/sitemap.xml',
  news: '/sitemaps/news.xml',
  pages: '/sitemaps/pages.xml',
  sport: (sport: string) => `/sitemaps/pages-${sport}.xml`,
  people: (sport: string) => `/sitemaps/people-${sport}.xml`,
  games: (sport: string) => `/sitemaps/games-${sport}.xml`,
  content: (kind: string) => `/sitemaps/content-${kind}.xml`,
  stories: (year: string) => `/sitemaps/stories-${year}.xml`,
};
