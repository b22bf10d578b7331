/** The functions that move streamed blocks into place; defined by the build (`scripts-as-data.ts`). */
export const reactFunctions: string = import.meta.env['REACT_FUNCTIONS'] ?? '';

/** React's inline script in documents that have blocks streamed later. */
const shellTime = 'requestAnimationFrame(function(){$RT=performance.now()});';

/** The inline scripts of Waku and React, besides the bootstrap script. */
export const frameworkScripts: readonly string[] = [reactFunctions, shellTime];
