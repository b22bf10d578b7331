/** Enters or leaves full screen; in browsers without it, such as Safari on phones, the viewer stays over the page. */
export async function toggleFullScreen(element: HTMLElement): Promise<void> {
  try {
    if (document.fullscreenElement) await document.exitFullscreen();
    else await element.requestFullscreen?.();
  } catch {
    // refused by the browser or a policy
  }
}
