import type { BookPlayer } from '../../api/stats/score-book.ts';
import boxStyles from './panels.module.css';
import { participants } from './participants.ts';
import styles from './participation.module.css';
import { listedName } from './player-name.ts';
import type { GameSide, GameSides } from './sides.ts';

/** All participants, with or without statistics: starters by position, then the others. */
export const Participation = ({ sides, positions }: { sides: GameSides; positions: readonly string[] }) => (
  <div className={boxStyles.group}>
    <h3 className={boxStyles.heading}>Participation</h3>
    <div className={boxStyles.pair} data-narrow>
      {sides.map((side) => (
        <TeamParticipation key={side.side} side={side} positions={positions} />
      ))}
    </div>
  </div>
);

function TeamParticipation({ side: { name, team }, positions }: { side: GameSide; positions: readonly string[] }) {
  const { starters, others } = participants(team, positions);
  if (starters.length + others.length === 0) return <p className={styles.none}>{name}: not recorded</p>;
  return (
    <div>
      {starters.length > 0 && (
        <>
          <h4 className={styles.list}>{name} starters</h4>
          <ul className={styles.starters}>
            {starters.map((player) => (
              <li key={player.code}>
                <span className={styles.position}>{player.position}</span>
                <Participant player={player} />
              </li>
            ))}
          </ul>
        </>
      )}
      {others.length > 0 && (
        <>
          <h4 className={styles.list}>{starters.length > 0 ? `${name} substitutes` : name}</h4>
          <ul className={styles.others}>
            {others.map((player) => (
              <li key={player.code}>
                <Participant player={player} />
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

const Participant = ({ player }: { player: BookPlayer }) => (
  <>
    {player.jersey && <span className={styles.jersey}>{player.jersey} </span>}
    {player.url ? <a href={player.url}>{listedName(player)}</a> : listedName(player)}
  </>
);

/** Whether either team has participants to list. */
export const hasParticipation = (sides: GameSides): boolean =>
  sides.some(({ team }) => Object.values(participants(team, [])).some(({ length }) => length > 0));
