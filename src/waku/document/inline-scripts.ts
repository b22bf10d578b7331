/** The functions that move streamed blocks into place; defined by the build (`scripts-as-data.ts`). */
export const reactFunctions: string = import.meta.env['REACT_FUNCTIONS'] ?? '';

/** React's inline script in documents that have blocks streamed later. */
const shellTime = 'requestAnimationFrame(function(){$RT=performance.now()});';

/**
 * Defines custom elements that act as soon as they are parsed, like inline scripts, with their value and the element before them.
 * It comes before the style sheets, for which inline scripts wait.
 */
export const elementScript =
  '$el=(n,f)=>customElements.define(n,class extends HTMLElement{connectedCallback(){f(this.getAttribute("v"),this.previousElementSibling);this.remove()}})';

/** The inline scripts of Waku and React, besides the bootstrap script. */
export const frameworkScripts: readonly string[] = [reactFunctions, shellTime, elementScript];
