import type { StatColumn } from './column.ts';
import { figure, paired, share } from './figure-columns.ts';
import { points } from './goal-columns.ts';

export const groundBalls = figure('gb', 'GB', 'Ground balls');
export const turnovers = figure('to', 'TO', 'Turnovers');
export const caused = figure('ct', 'CT', 'Turnovers caused');
export const faceOffs = paired('fow', 'foa', 'FO', 'Face-offs won and taken', { optional: true });
export const faceOffShare: StatColumn = share('foPct', 'FO%', 'Face-off percentage', ['fow', 'foa'], {
  formula: 'won ÷ taken',
  optional: true,
});
export const drawControls = figure('dc', 'DC', 'Draw controls', { optional: true });
export const freePositions = paired('fpg', 'fps', 'FPG-FPS', 'Free-position goals and shots', { optional: true });
export const lacrossePoints = points(1);
export const penalties = figure('pen', 'PN', 'Penalties', { label: 'PN-PIM', optional: true });
