// What islands draw a game with once something newer has come than the page: one module, loaded then.

export { sidesOf } from '../sides.ts';
export { boardOf } from './board-facts.ts';
export { CenterPanels } from './center-panels.tsx';
