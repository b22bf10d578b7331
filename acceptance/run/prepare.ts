// Creates the data folders that acceptance and browser tests copy.
import { setTestClock } from '../../src/testing/test-day.ts';

setTestClock();
const { requireTemplate } = await import('./data-folder.ts');
await Promise.all([requireTemplate('on'), requireTemplate('off')]);
