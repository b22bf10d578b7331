import type { PageProps } from '../../routing/load.ts';
import { getRequestContext } from '../../routing/request-context.ts';
import { ThirdParties } from '../../third-party/third-parties.tsx';
import { Deferred } from '../../ui/page/deferred.tsx';
import { AroundGame } from './center/around-game.tsx';
import { BeforeGame } from './center/before-game.tsx';
import { boardBefore } from './center/board-before.ts';
import { boardOf } from './center/board-facts.ts';
import { CenterBoard, CenterStuckScore } from './center/center-board.tsx';
import { CenterHead } from './center/center-head.tsx';
import { FollowGame } from './center/follow-game.tsx';
import { gameKind } from './center/game-kind.ts';
import { GameViews } from './center/game-views.tsx';
import { stateOfBoxScore } from './center/state-of-box-score.ts';
import { Decisions } from './decisions.tsx';
import { GameBand } from './game-band.tsx';
import type { loadGameCenter } from './loads.ts';
import { OtherResults } from './other-results.tsx';
import { sidesOf } from './sides.ts';

export default function GameCenterPage({ data: center }: PageProps<typeof loadGameCenter>) {
  const { tenant } = getRequestContext();
  const { around, book, live } = center;
  const facts = book
    ? boardOf(book, live ?? stateOfBoxScore(book), tenant, around.records)
    : boardBefore(around, tenant);
  return (
    <>
      <CenterHead center={center} facts={facts} />
      <GameBand
        game={around.game}
        teams={facts.teams}
        page="Game center"
        kind={book ? undefined : gameKind(around.game)}
      >
        <CenterBoard center={center} facts={facts} />
        {book && <Decisions book={book} sides={sidesOf(book, tenant)} />}
        <FollowGame center={center} facts={facts} />
      </GameBand>
      <div className="content">
        <CenterStuckScore center={center} facts={facts} />
        {book ? <GameViews center={{ ...center, book }} /> : <BeforeGame game={around.game} />}
        <AroundGame center={center} />
        {!book && (
          <Deferred fallback={null}>
            <OtherResults game={around.game} />
          </Deferred>
        )}
      </div>
      <ThirdParties contentId={around.game.id} />
    </>
  );
}
