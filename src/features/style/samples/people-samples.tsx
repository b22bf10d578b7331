import { Markup } from '../../../ui/markup/markup.tsx';
import { Picture } from '../../../ui/media/picture.tsx';
import { BioLinks } from '../../../ui/people/bio-links.tsx';
import { NumberPortrait } from '../../../ui/people/number-portrait.tsx';
import { PersonHeader } from '../../../ui/people/person-header.tsx';
import { PersonPortrait } from '../../../ui/people/person-portrait.tsx';
import { PhotoGrid } from '../../../ui/photos/photo-grid.tsx';
import { socialPostGrid } from '../../../ui/sports/social-post-grid.markup.tsx';
import { StoryCard } from '../../../ui/stories/story-card.tsx';
import { storyGrid } from '../../../ui/stories/story-grid.markup.tsx';
import { StoryList } from '../../../ui/stories/story-list.tsx';
import { storyText } from '../../../ui/stories/story-text.markup.tsx';
import type { Sample } from '../sample.ts';
import { mark, photo, roleText, stories, storyHtml } from '../sample-data.ts';
import styles from '../style-page.module.css';

/** People, pictures and stories. */
export const peopleSamples: readonly Sample[] = [
  {
    name: 'PersonHeader, NumberPortrait',
    shows: () => (
      <PersonHeader
        portrait={<NumberPortrait number="4" name="Jo Hale" />}
        number="4"
        name="Jo Hale"
        role={roleText}
        facts={[{ term: 'Hometown', value: 'Duluth, Minn.' }]}
      />
    ),
  },
  {
    name: 'PersonPortrait',
    shows: () => (
      <div className={styles.portrait}>
        <PersonPortrait id={1} name="Kim Orr" image={null} width={160} />
      </div>
    ),
  },
  {
    name: 'BioLinks',
    shows: () => <BioLinks people={[{ id: 1, firstName: 'Kim', lastName: 'Orr', url: null }]} />,
  },
  { name: 'Picture', shows: () => <Picture url={mark} alt="A sample mark" width={120} height={120} /> },
  { name: 'PhotoGrid', shows: () => <PhotoGrid title="Gallery" photos={[photo]} address={() => mark} /> },
  {
    name: 'StoryCard',
    shows: () => (
      <div className={styles.cards}>
        {(['card', 'row', 'tile'] as const).map((variant) => (
          <StoryCard
            key={variant}
            id={1}
            href="/"
            title="Ice returns to the Old Rink"
            topic={variant}
            variant={variant}
          />
        ))}
      </div>
    ),
  },
  { name: 'StoryGrid', shows: () => <Markup of={storyGrid} props={{ stories, topics: true }} /> },
  { name: 'StoryList', shows: () => <StoryList stories={stories} topics hasLead={false} /> },
  { name: 'StoryText', shows: () => <Markup of={storyText} props={{ content: storyHtml }} /> },
  {
    name: 'SocialPostGrid',
    shows: () => (
      <Markup
        of={socialPostGrid}
        props={{
          timezone: 'America/Chicago',
          posts: [
            {
              id: 1,
              text: 'Doors open at 6 p.m. The first 500 students get a scarf.',
              channel: 'instagram',
              account: '@lakeshore',
              link: null,
              publishedAt: '2026-11-05T18:00:00Z',
              image: null,
            },
          ],
        }}
      />
    ),
  },
];
