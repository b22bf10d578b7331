/** In ms. */
const noticeDuration = 10_000;

/** Shows a notice over the open page that another page could not be loaded. */
export const showOfflineNotice = (): void => {
  document.querySelector('.offline-notice')?.remove();
  const notice = document.createElement('p');
  notice.className = 'offline-notice';
  notice.role = 'alert';
  notice.textContent = 'You are offline. Reconnect to open that page.';
  document.body.append(notice);
  const remove = () => notice.remove();
  setTimeout(remove, noticeDuration);
  addEventListener('online', remove, { once: true });
};
