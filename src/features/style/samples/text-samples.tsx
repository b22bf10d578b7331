import { href } from '../../../routing/routes.ts';
import { SiteLink } from '../../../ui/controls/site-link.tsx';
import { VisuallyHidden } from '../../../ui/controls/visually-hidden.tsx';
import { Icon } from '../../../ui/media/icon.tsx';
import { SportIcon } from '../../../ui/media/sport-icon.tsx';
import { Breadcrumbs } from '../../../ui/page/breadcrumbs.tsx';
import { EmptyState } from '../../../ui/page/empty-state.tsx';
import { JumpLinks } from '../../../ui/page/jump-links.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { SectionHeading } from '../../../ui/page/section-heading.tsx';
import { FactList } from '../../../ui/people/fact-list.tsx';
import { SportLinks } from '../../../ui/sports/sport-links.tsx';
import { TagLinks } from '../../../ui/stories/tag-links.tsx';
import { Absent } from '../../../ui/tables/absent.tsx';
import { DefinitionList } from '../../../ui/tables/definition-list.tsx';
import type { Sample } from '../sample.ts';
import { sports } from '../sample-data.ts';

/** Headings, links and lists. */
export const textSamples: readonly Sample[] = [
  { name: 'Breadcrumbs', shows: () => <Breadcrumbs items={[{ label: 'Home', href: '/' }, { label: 'Facilities' }]} /> },
  { name: 'PageHeader', shows: () => <PageHeader title="Men’s basketball roster" /> },
  {
    name: 'SectionHeading',
    shows: () => (
      <>
        <SectionHeading more={{ href: href('schedule', { globalSportNameSlug: 'football' }), label: 'Full schedule' }}>
          Upcoming games
        </SectionHeading>
        <SectionHeading level={3}>November</SectionHeading>
      </>
    ),
  },
  { name: 'SiteLink', shows: () => <SiteLink href={href('home')}>Pregame notes</SiteLink> },
  { name: 'TagLinks', shows: () => <TagLinks tags={[{ id: 1, title: 'Homecoming', url: href('tags') }]} /> },
  { name: 'SportLinks', shows: () => <SportLinks sports={sports} /> },
  {
    name: 'JumpLinks',
    shows: (id) => (
      <JumpLinks
        label="Positions"
        links={['Guards', 'Forwards', 'Centers'].map((label) => ({ id: `${id}-${label}`, label }))}
      />
    ),
  },
  {
    name: 'DefinitionList',
    shows: () => (
      <DefinitionList
        items={[
          { term: 'Hometown', value: 'Duluth, Minn.' },
          { term: 'High school', value: 'Denfeld' },
          { term: 'Transfer', value: <Absent /> },
        ]}
      />
    ),
  },
  {
    name: 'FactList',
    shows: () => (
      <FactList
        facts={[
          { key: '1', lead: '2024', title: 'All-conference first team', detail: 'Guard' },
          { key: '2', lead: '2023-24', title: 'Conference champions', url: href('home') },
        ]}
      />
    ),
  },
  {
    name: 'EmptyState',
    shows: () => (
      <EmptyState title="The 2027 schedule has not been announced.">
        <p>
          <SiteLink href={href('home')}>2026 results</SiteLink>
        </p>
      </EmptyState>
    ),
  },
  {
    name: 'Icon, SportIcon, VisuallyHidden',
    shows: () => (
      <p>
        <Icon name="search" /> <Icon name="chevron" /> <SportIcon sport="football" /> <SportIcon sport="mens-golf" />
        <VisuallyHidden>Four icons</VisuallyHidden>
      </p>
    ),
  },
];
