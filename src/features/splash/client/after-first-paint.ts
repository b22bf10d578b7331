/** Runs something when the page is loaded, drawn and has nothing more urgent to do. Returns its end. */
export function afterFirstPaint(run: () => void): () => void {
  const stop = new AbortController();
  const runIfWanted = () => {
    if (!stop.signal.aborted) run();
  };
  // not in every browser
  const whenIdle = () => ('requestIdleCallback' in window ? requestIdleCallback(runIfWanted) : setTimeout(runIfWanted));
  const whenLoaded = () => requestAnimationFrame(() => setTimeout(whenIdle));
  if (document.readyState === 'complete') whenLoaded();
  else window.addEventListener('load', whenLoaded, { once: true, signal: stop.signal });
  return () => stop.abort();
}
