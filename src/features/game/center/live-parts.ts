// Components that islands need after the first live update, loaded as one module.

export { sidesOf } from '../sides.ts';
export { boardOf } from './board-facts.ts';
export { CenterPanels } from './center-panels.tsx';
