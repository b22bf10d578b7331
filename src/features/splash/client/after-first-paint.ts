/** Calls `run` when the page is loaded, painted and idle. Returns a cleanup function. */
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
