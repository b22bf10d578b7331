import type { Sample } from './sample.ts';
import { controlSamples } from './samples/control-samples.tsx';
import { gameSamples } from './samples/game-samples.tsx';
import { peopleSamples } from './samples/people-samples.tsx';
import { textSamples } from './samples/text-samples.tsx';

export const samples: readonly Sample[] = [...textSamples, ...controlSamples, ...gameSamples, ...peopleSamples];
