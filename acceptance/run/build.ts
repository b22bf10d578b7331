import { buildWhenStale } from '../../scripts/build.ts';

export const setup = buildWhenStale;
