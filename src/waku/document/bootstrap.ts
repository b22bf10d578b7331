// Replaces the Waku module with the same exports, whose inline code is longer and reads the payload from inline scripts.
import { buildId } from '../client/build-id.ts';
import { reloadKey } from '../client/prevent-reload.ts';
import { callElement, payloadElement } from './data-elements.ts';

/** Reloads the document once for each build when one of its scripts is missing, as after a deployment. */
const reloadOnce = [
  'addEventListener("vite:preloadError",e=>{',
  `try{const k="${reloadKey}",b=${JSON.stringify(buildId)},s=sessionStorage;if(s[k]===b)return;s[k]=b;e.preventDefault();`,
  'const r=()=>location.reload();document.readyState==="loading"?addEventListener("DOMContentLoaded",r):r()}catch{}});',
].join('');

/** Defines the elements of the payload and of streamed blocks. The router reads the payload as a response. */
const elements = [
  '{let c;const t=new TextEncoder;',
  '__WAKU_INITIAL_RSC__={response:Promise.resolve(new Response(new ReadableStream({start(x){c=x}})))};',
  `$el("${payloadElement}",v=>c.enqueue(t.encode(v)));`,
  `$el("${callElement}",v=>{const[n,...a]=JSON.parse(v);self[n](...a)});`,
  'addEventListener("DOMContentLoaded",()=>c.close())}',
].join('');

/** What the document's script does before it loads the application. */
export const getBootstrapPreamble = ({ hydrate }: { hydrate: boolean; initialRsc: boolean }): string =>
  `${reloadOnce}${hydrate ? '__WAKU_HYDRATE__=true;' : ''}${elements}`;

/** Loads the application. A failed import reaches the listener above only through this event. */
export const createBootstrapScriptContent = (entryUrl: string): string =>
  `import(${JSON.stringify(entryUrl)}).catch(x=>{const e=new Event("vite:preloadError",{cancelable:true});e.payload=x;if(dispatchEvent(e))throw x})`;
