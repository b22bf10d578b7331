import type { Schedule, SeasonOption } from '../../api/schedule/schema.ts';
import { seasonFigures } from '../../domain/season-figures.ts';
import type { Sport } from '../../domain/sport.ts';
import type { PageProps } from '../../routing/load.ts';
import { scheduleAddress } from '../../routing/schedule-address.ts';
import { Markup } from '../../ui/markup/markup.tsx';
import { Deferred } from '../../ui/page/deferred.tsx';
import { EmptyState } from '../../ui/page/empty-state.tsx';
import { PromotionSlot } from '../../ui/promotion/promotion-slot.tsx';
import { SportStories } from '../../ui/stories/sport-stories.tsx';
import { enDashed } from '../../web/text.ts';
import { isListed } from './listed-games.ts';
import type { loadSchedule } from './loads.ts';
import { parseLocationFilter } from './location-filter.ts';
import { scheduleFormats } from './schedule-formats.ts';
import { ScheduleHead } from './schedule-head.tsx';
import { ScheduleList } from './schedule-list.tsx';
import styles from './schedule-page.module.css';
import { scheduleRecord } from './schedule-record.markup.tsx';
import { scheduleTop } from './schedule-top.markup.tsx';
import { nextSeasonLink, seasonLinks } from './season-links.ts';

export default function SchedulePage({ data, query }: PageProps<typeof loadSchedule>) {
  const { sport, schedule, seasons } = data;
  const games = (schedule?.games ?? []).filter(isListed);
  const figures = schedule && seasonFigures(schedule.record, schedule.games);

  return (
    <>
      <ScheduleHead sport={sport} schedule={schedule} games={games} />
      <Markup
        of={scheduleTop}
        props={{
          title: schedule ? enDashed(schedule.title) : `${sport.title} Schedule`,
          seasons: seasonLinks(sport, seasons, schedule?.id),
          next: nextSeasonLink(sport, seasons, schedule?.id),
          formats:
            schedule && games.length > 0
              ? scheduleFormats(sport, schedule, parseLocationFilter(query.get('location')))
              : [],
        }}
      />
      {schedule && games.length > 0 ? (
        <ScheduleList schedule={schedule} games={games} location={query.get('location')}>
          {figures && <Markup of={scheduleRecord} props={{ figures }} />}
        </ScheduleList>
      ) : (
        <EmptySchedule sport={sport} seasons={seasons} shown={schedule} />
      )}
      {schedule?.note && <p className={styles.note}>{schedule.note}</p>}
      <PromotionSlot
        name="schedule-rotator"
        sportId={sport.id}
        place="band"
        label="Offers"
        className={styles.promotion}
      />
      <Deferred fallback={null}>
        <SportStories sport={sport} count={3} className={styles.stories} />
      </Deferred>
    </>
  );
}

type EmptyScheduleProps = { sport: Sport; seasons: readonly SeasonOption[]; shown: Schedule | undefined };

/** Shown for a season without games; links to the previous season. */
function EmptySchedule({ sport, seasons, shown }: EmptyScheduleProps) {
  const position = seasons.findIndex(({ scheduleId }) => scheduleId === shown?.id);
  const before = seasons[position + 1];
  const season = [shown && enDashed(shown.season.title), sport.title.toLowerCase()].filter(Boolean).join(' ');
  return (
    <EmptyState title={`The ${season} schedule has not been announced.`}>
      <p>Dates appear here as soon as they are set.</p>
      {before && (
        <p>
          Until then there is the{' '}
          <a href={scheduleAddress(sport, before.seasonTitle)}>
            {enDashed(before.seasonTitle)} schedule with its results
          </a>
          .
        </p>
      )}
    </EmptyState>
  );
}
