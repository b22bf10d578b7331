const forms = 'form[data-needs-text]';

function check(form: HTMLFormElement) {
  const field = form.querySelector<HTMLInputElement>('input[type="search"]');
  const button = form.querySelector<HTMLButtonElement>('button[type="submit"]');
  if (field && button) button.disabled = field.value.trim() === '';
}

/** Enables each search of the page whose text is not empty, and no other. */
export const checkSearches = () => {
  for (const form of document.querySelectorAll<HTMLFormElement>(forms)) check(form);
};

function onInput({ target }: Event) {
  const form = target instanceof Element ? target.closest<HTMLFormElement>(forms) : null;
  if (form) check(form);
}

/** A search that is opened is there to be typed into. */
function onToggle({ target }: Event) {
  if (target instanceof HTMLDetailsElement && target.open) focusText(target);
}

const focusText = (search: HTMLDetailsElement) => search.querySelector<HTMLInputElement>(`${forms} input`)?.focus();

/** Keeps searches from being sent while their text is empty. Returns how to stop. */
export function guardSearches(): () => void {
  document.addEventListener('input', onInput);
  document.addEventListener('toggle', onToggle, true);
  // a page that comes back may have its text back as well
  window.addEventListener('pageshow', checkSearches);
  // a reader may have opened one before this was loaded
  const opened = document.activeElement?.closest<HTMLDetailsElement>('details[open]');
  if (opened) focusText(opened);
  return () => {
    document.removeEventListener('input', onInput);
    document.removeEventListener('toggle', onToggle, true);
    window.removeEventListener('pageshow', checkSearches);
  };
}
