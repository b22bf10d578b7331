import timers from 'node:timers';

// test files share a process, and one that waits would never end
if (globalThis.setTimeout !== timers.setTimeout)
  throw new Error('An earlier test file of this process has replaced setTimeout and not restored it.');
