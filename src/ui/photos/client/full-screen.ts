/** Enters or leaves full screen; browsers without it, such as Safari on phones, show the viewer over the page as before. */
export async function toggleFullScreen(element: HTMLElement): Promise<void> {
  try {
    if (document.fullscreenElement) await document.exitFullscreen();
    else await element.requestFullscreen?.();
  } catch {
    // refused by the browser or a policy
  }
}
