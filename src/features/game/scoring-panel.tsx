import type { PanelProps } from './panel-props.ts';
import { PeriodSections } from './period-sections.tsx';
import { PlayRow } from './play-row.tsx';

type Props = PanelProps & { level?: 3 | 4 };

/** Scoring plays in order, with the running score. */
export const ScoringPanel = ({ book: { boxScore }, sides, level = 3 }: Props) => (
  <PeriodSections box={boxScore} items={boxScore.scoring} prefix="scoring" level={level}>
    {({ clock, side, type, text, detail, score }, index) => (
      <PlayRow
        key={index}
        clock={clock}
        side={sides.find((each) => each.side === side)}
        text={text}
        remark={[type, detail].filter(Boolean).join(' · ')}
        score={score}
      />
    )}
  </PeriodSections>
);
