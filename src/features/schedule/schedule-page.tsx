import { seasonFigures } from '../../domain/season-figures.ts';
import { enDashed } from '../../domain/text.ts';
import type { PageProps } from '../../routing/page-props.ts';
import { getRequestContext } from '../../routing/request-context.ts';
import { Later } from '../../ui/later.tsx';
import { Markup } from '../../ui/markup/markup.tsx';
import { PromotionSlot } from '../../ui/promotion/promotion-slot.tsx';
import { notFound } from '../../waku/router.ts';
import { EmptySchedule } from './empty-schedule.tsx';
import { isListed } from './listed-games.ts';
import { ScheduleHead } from './schedule-head.tsx';
import { ScheduleList } from './schedule-list.tsx';
import styles from './schedule-page.module.css';
import { scheduleTop } from './schedule-top.markup.tsx';
import { seasonLinks } from './season-links.ts';
import { SportStories } from './sport-stories.tsx';

export default async function SchedulePage({ params, query }: PageProps<'schedule'>) {
  const { api } = getRequestContext();
  const sport = await api.sports.find(params.globalSportNameSlug);
  if (!sport) return notFound();
  const [schedule, seasons] = await Promise.all([
    api.schedule.find(sport, params.seasonTitle),
    api.schedule.seasons(sport.id),
  ]);
  if (!schedule && params.seasonTitle !== undefined) return notFound();
  const games = (schedule?.games ?? []).filter(isListed);

  return (
    <>
      <ScheduleHead sport={sport} schedule={schedule} games={games} />
      <Markup
        of={scheduleTop}
        props={{
          title: schedule ? enDashed(schedule.title) : `${sport.title} Schedule`,
          seasons: seasonLinks(sport, seasons, schedule?.id),
          figures: schedule && seasonFigures(schedule.record, schedule.games),
        }}
      />
      {schedule?.note && <p className={styles.note}>{schedule.note}</p>}
      {schedule && games.length > 0 ? (
        <ScheduleList schedule={schedule} games={games} location={query.get('location')} />
      ) : (
        <EmptySchedule sport={sport} seasons={seasons} shown={schedule} />
      )}
      <PromotionSlot
        name="schedule-rotator"
        sportId={sport.id}
        place="band"
        label="Offers"
        className={styles.promotion}
      />
      <Later fallback={null}>
        <SportStories sport={sport} />
      </Later>
    </>
  );
}
