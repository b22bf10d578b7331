import type { PageProps } from '../../routing/load.ts';
import { getRequestContext } from '../../routing/request-context.ts';
import { ThirdParties } from '../../third-party/third-parties.tsx';
import { Markup } from '../../ui/markup/markup.tsx';
import { Head } from '../../ui/page/head.tsx';
import { counted } from '../../web/counted.ts';
import type { loadOpponentHistory } from './loads.ts';
import { seriesGames } from './series-games.markup.tsx';
import { recordText } from './series-text.ts';
import { seriesTop } from './series-top.markup.tsx';

export default function OpponentHistoryPage({ data: { history, decade } }: PageProps<typeof loadOpponentHistory>) {
  const { tenant } = getRequestContext();
  const { sport, opponent, record, meetings } = history;
  const title = `${sport.title} vs. ${opponent.title}`;
  return (
    <>
      <Head
        title={`${title}: series history`}
        description={`${tenant.shortName} ${sport.title.toLowerCase()} is ${recordText(record)} in ${counted(meetings, 'meeting')} with ${opponent.title}: splits, streaks, margins and every game.`}
        path={opponent.url}
      />
      <Markup of={seriesTop} props={{ history, title }} />
      <Markup of={seriesGames} props={{ history, decade }} />
      <ThirdParties contentId={opponent.id} />
    </>
  );
}
