/** Class of the header while it sticks. */
const stuck = 'header-stuck';

/** Marks the header while it sticks, that is, while its first line is scrolled out of view. Returns a cleanup function. */
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
