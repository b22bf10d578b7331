/** The class of a header of which a part has scrolled off. */
const stuck = 'header-stuck';

/** Marks the header while it sticks: it is placed so that some of it is then beyond the top. Returns how to stop. */
export function markStuckHeader(): () => void {
  const header = document.querySelector('body > header, header');
  if (!header) return () => {};
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (!entry) return;
      const isBeyondTop = entry.boundingClientRect.top < 0;
      header.classList.toggle(stuck, entry.intersectionRatio < 1 && isBeyondTop);
    },
    { threshold: [0.5, 1] },
  );
  observer.observe(header);
  return () => observer.disconnect();
}
