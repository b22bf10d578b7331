import type { PanelProps } from '../panel-props.ts';
import { GamePanels } from '../panels.tsx';
import type { NamedView } from '../views.ts';
import { ShotsPanel } from './shots-panel.tsx';
import { SummaryPanel } from './summary-panel.tsx';

const centerOnly = { summary: SummaryPanel, shots: ShotsPanel };

/** The panels of a game center. */
export const CenterPanels = (props: PanelProps & { views: readonly NamedView[] }) => (
  <GamePanels {...props} more={centerOnly} />
);
