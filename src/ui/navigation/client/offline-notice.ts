/** Says that a page could not be loaded; gone after so many ms. */
const splashInterval = 10_000;

/** Tells the reader, over the page that stays open, that another one could not be loaded. */
export const showOfflineNotice = (): void => {
  document.querySelector('.offline-notice')?.remove();
  const notice = document.createElement('p');
  notice.className = 'offline-notice';
  notice.role = 'alert';
  notice.textContent = 'You are offline. Reconnect to open that page.';
  document.body.append(notice);
  const remove = () => notice.remove();
  setTimeout(remove, splashInterval);
  addEventListener('online', remove, { once: true });
};
