import { href } from '../../../routing/routes.ts';
import { CopyLink } from '../../../ui/client/copy-link.tsx';
import { Countdown } from '../../../ui/client/countdown.tsx';
import { PrintButton } from '../../../ui/client/print-button.tsx';
import { ViewSwitch } from '../../../ui/client/view-switch.tsx';
import { Button, ButtonLink, buttonTypes, ChannelButton, componentSizes } from '../../../ui/controls/button.tsx';
import { EmailLink } from '../../../ui/controls/email-link.tsx';
import { FilterForm } from '../../../ui/controls/filter-form.tsx';
import { LinkMenu } from '../../../ui/controls/link-menu.tsx';
import { PhoneDisclosure } from '../../../ui/controls/phone-disclosure.tsx';
import { ScrollButtons } from '../../../ui/controls/scroll-buttons.tsx';
import { SearchForm } from '../../../ui/controls/search-form.tsx';
import { SeasonPicker } from '../../../ui/controls/season-picker.tsx';
import { Tabs } from '../../../ui/controls/tabs.tsx';
import { FileLink } from '../../../ui/media/file-link.tsx';
import { Pagination } from '../../../ui/page/pagination.tsx';
import { ShareBar } from '../../../ui/page/share-bar.tsx';
import type { Sample } from '../sample.ts';
import styles from '../style-page.module.css';

const page = href('hiddenStyle');
const views = ['List', 'Table'].map((label, index) => ({ label, href: `${page}?view=${index}`, current: index === 0 }));

/** Buttons, forms and other controls. */
export const controlSamples: readonly Sample[] = [
  {
    name: 'Button',
    shows: () => (
      <div className={styles.row}>
        {buttonTypes.map((kind) => (
          <Button key={kind} look={{ kind, theme: 'light-theme' }}>
            {kind}
          </Button>
        ))}
        {componentSizes.map((size) => (
          <Button key={size} look={{ size, kind: 'alternate', theme: 'light-theme' }}>
            {size}
          </Button>
        ))}
        <Button disabled look={{ theme: 'light-theme' }}>
          disabled
        </Button>
      </div>
    ),
  },
  {
    name: 'ButtonLink, ChannelButton, PrintButton, CopyLink, EmailLink',
    shows: (id) => (
      <div className={styles.row}>
        <ButtonLink href={page} look={{ theme: 'light-theme' }}>
          Tickets
        </ButtonLink>
        <ChannelButton channel="Instagram" href="https://www.instagram.com/" look={{ theme: 'light-theme' }}>
          Instagram
        </ChannelButton>
        <PrintButton of={id} label="Print box score" />
        <CopyLink url={page} />
        <EmailLink address="athletics@example.edu" />
      </div>
    ),
  },
  { name: 'Tabs', shows: () => <Tabs label="Views" tabs={views} /> },
  {
    name: 'ViewSwitch',
    shows: () => (
      <ViewSwitch label="Games" shown="all" views={[{ name: 'all', label: 'All games', href: page }]}>
        <p>All games</p>
      </ViewSwitch>
    ),
  },
  {
    name: 'SeasonPicker',
    shows: () => (
      <SeasonPicker seasons={['2026', '2025'].map((title) => ({ title, href: page, current: title === '2026' }))} />
    ),
  },
  {
    name: 'LinkMenu, PhoneDisclosure, ShareBar',
    shows: () => (
      <PhoneDisclosure label="View and sort" choice="Cards by number">
        <LinkMenu label="Other formats" links={[{ title: 'PDF', href: page }]} />
        <ShareBar share={0.75} />
      </PhoneDisclosure>
    ),
  },
  {
    name: 'FilterForm',
    shows: () => (
      <FilterForm
        action={page}
        selects={[
          {
            name: 'sport',
            label: 'Sport',
            any: 'All sports',
            value: 'golf',
            choices: ['golf', 'tennis'].map((value) => ({ value, label: value })),
          },
        ]}
      />
    ),
  },
  { name: 'SearchForm', shows: () => <SearchForm q="shortstop" /> },
  { name: 'Pagination', shows: () => <Pagination page={2} pages={9} label="Pages" address={() => page} /> },
  { name: 'ScrollButtons', shows: (id) => <ScrollButtons regionLabel={id} of="games" /> },
  {
    name: 'FileLink',
    shows: () => <FileLink title="Game notes" file={{ url: page, name: 'notes.pdf', size: 412_000 }} />,
  },
  { name: 'Countdown', shows: () => <Countdown to="2040-09-01T18:00:00Z" label="Time to kickoff" /> },
];
