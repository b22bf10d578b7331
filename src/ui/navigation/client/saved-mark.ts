import { savedTime } from './saved-time.ts';

const noticeClass = 'saved-copy';

/**
 * Says that the page on screen is a saved copy. Style sheets replace its live marks with the time of the copy
 * (navigation.css).
 *
 * @param savedAt when the server sent it, as a date that browsers parse
 */
export const showSavedMark = (savedAt: string): void => {
  const { documentElement: root } = document;
  const time = savedTime(new Date(savedAt), new Date());
  root.dataset['saved'] = savedAt;
  root.style.setProperty('--saved-at', `"${time}"`);
  const notice = document.querySelector(`.${noticeClass}`) ?? document.createElement('p');
  notice.className = noticeClass;
  notice.role = 'status';
  notice.textContent = `Saved copy of this page, ${time}. Scores may have changed.`;
  document.body.append(notice);
};

export const clearSavedMark = (): void => {
  const { documentElement: root } = document;
  delete root.dataset['saved'];
  root.style.removeProperty('--saved-at');
  document.querySelector(`.${noticeClass}`)?.remove();
};
