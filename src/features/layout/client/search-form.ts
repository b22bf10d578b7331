import { loadPart } from '../../../ui/client/load-part.ts';

const loadSuggestions = () => loadPart(() => import('./suggestions.ts'), { name: null });

const forms = 'form[data-needs-text]';

function check(form: HTMLFormElement) {
  const field = form.querySelector<HTMLInputElement>('input[type="search"]');
  const button = form.querySelector<HTMLButtonElement>('button[type="submit"]');
  if (field && button) button.disabled = field.value.trim() === '';
}

/** Enables search forms with text and disables empty ones. */
export const checkSearches = () => {
  for (const form of document.querySelectorAll<HTMLFormElement>(forms)) check(form);
};

function onInput({ target }: Event) {
  const form = target instanceof Element ? target.closest<HTMLFormElement>(forms) : null;
  if (form) check(form);
  enhance(target, true);
}

/** Recent searches are shown before the first letter. */
const onFocus = ({ target }: Event) => enhance(target, false);

function enhance(target: EventTarget | null, isTyped: boolean) {
  if (target instanceof HTMLInputElement && target.name === 'q')
    void loadSuggestions().then(({ suggest }) => suggest(target, isTyped));
}

/** Focuses the search input when the search opens. */
function onToggle({ target }: Event) {
  if (target instanceof HTMLDetailsElement && target.open) focusText(target);
}

const focusText = (search: HTMLDetailsElement) => search.querySelector<HTMLInputElement>(`${forms} input`)?.focus();

/** Prevents empty searches. Returns a cleanup function. */
export function guardSearches(): () => void {
  document.addEventListener('input', onInput);
  document.addEventListener('focusin', onFocus);
  document.addEventListener('toggle', onToggle, true);
  // the back-forward cache may restore the text
  window.addEventListener('pageshow', checkSearches);
  // before this script loaded, a search may have been opened and typed into
  const focused = document.activeElement;
  if (focused instanceof HTMLInputElement) enhance(focused, focused.value !== '');
  else {
    const opened = focused?.closest<HTMLDetailsElement>('details[open]');
    if (opened) focusText(opened);
  }
  return () => {
    document.removeEventListener('input', onInput);
    document.removeEventListener('focusin', onFocus);
    document.removeEventListener('toggle', onToggle, true);
    window.removeEventListener('pageshow', checkSearches);
  };
}
