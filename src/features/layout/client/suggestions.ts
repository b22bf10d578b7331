import { serviceAddress } from '../../../routing/service-addresses.ts';
import { announce } from '../../../ui/client/announce.ts';
import { counted } from '../../../web/counted.ts';
import { forgetSearches, recentSearches, rememberSearch } from './recent-searches.ts';
import { createOption, type Suggestion } from './suggestion-option.ts';
import styles from './suggestions.module.css';

/** Pause in typing before a request, in milliseconds. */
const pause = 120;
const minLength = 2;
/** Keys that move the cursor of the field, and the visual focus with it. */
const cursorKeys = new Set(['ArrowLeft', 'ArrowRight', 'Home', 'End']);

/** The lookup function of each enhanced field. */
const enhanced = new WeakMap<HTMLInputElement, () => void>();
let count = 0;

/**
 * Turns a search field into a combobox, once, with suggestions for its text, or recent searches while it is empty. Call it again
 * after every change.
 *
 * @param isTyped whether the reader has typed, so that the text is looked up
 */
export function suggest(input: HTMLInputElement, isTyped: boolean) {
  const lookUp = enhanced.get(input);
  if (lookUp) {
    if (isTyped) lookUp();
    return;
  }
  const list = createList(input);
  let shown: readonly Suggestion[] = [];
  let options: HTMLElement[] = [];
  let active = -1;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let request: AbortController | undefined;

  const activate = (index: number) => {
    options[active]?.setAttribute('aria-selected', 'false');
    active = index;
    const option = options[active];
    option?.setAttribute('aria-selected', 'true');
    option?.scrollIntoView({ block: 'nearest' });
    if (option) input.setAttribute('aria-activedescendant', option.id);
    else input.removeAttribute('aria-activedescendant');
  };
  const show = (suggestions: readonly Suggestion[]) => {
    activate(-1);
    shown = suggestions;
    options = suggestions.map((suggestion, index) => createOption(suggestion, `${list.id}-${index}`));
    if (suggestions.some(isRecent)) options.push(createClearOption(`${list.id}-clear`));
    list.replaceChildren(...options);
    list.hidden = options.length === 0;
    input.setAttribute('aria-expanded', String(!list.hidden));
  };
  const close = () => {
    clearTimeout(timer);
    request?.abort();
    show([]);
  };
  const update = async () => {
    request?.abort();
    request = new AbortController();
    const text = input.value.trim();
    if (text === '') return show(recentSearches().map(toSuggestion));
    if (text.length < minLength) return close();
    const found = await findSuggestions(text, request.signal);
    if (!found) return;
    show(found);
    announce(counted(found.length || 'No', 'suggestion'));
  };
  const later = () => {
    clearTimeout(timer);
    timer = setTimeout(() => void update(), pause);
  };
  enhanced.set(input, later);
  const move = (key: string) => {
    if (key === 'ArrowDown') activate(active + 1 < options.length ? active + 1 : -1);
    else activate(active === -1 ? options.length - 1 : active - 1);
  };
  const reopen = async (key: string, isMoved: boolean) => {
    clearTimeout(timer);
    await update();
    if (isMoved && !list.hidden) move(key);
  };
  /** Handles the keys of the ARIA combobox pattern; false leaves a key to the field. */
  const press = ({ key, altKey }: KeyboardEvent): boolean => {
    const isArrow = key === 'ArrowDown' || key === 'ArrowUp';
    if (list.hidden) {
      if (isArrow) void reopen(key, !altKey);
      return isArrow;
    }
    if (cursorKeys.has(key)) activate(-1);
    if (key === 'Escape' || (key === 'ArrowUp' && altKey)) close();
    else if (isArrow && !altKey) move(key);
    else if (isArrow) return true;
    else if (key === 'Enter' && active >= 0) options[active]?.click();
    else return false;
    return true;
  };
  input.addEventListener('keydown', (event) => {
    if (event.isComposing || !press(event)) return;
    event.preventDefault();
    // the first Escape closes the suggestions, the next one the menu around the field
    event.stopPropagation();
  });
  list.addEventListener('click', ({ target }) => {
    const index = options.findIndex((option) => option.contains(target as Node));
    const title = shown[index]?.title;
    if (title) rememberSearch(title);
    else forgetSearches();
    // deferred, because a link removed from the document does not navigate
    setTimeout(close);
  });
  input.addEventListener('blur', close);
  input.addEventListener('focus', () => {
    if (input.value === '') later();
  });
  input.form?.addEventListener('submit', () => {
    rememberSearch(input.value);
    close();
  });
  if (isTyped || input.value === '') later();
}

const isRecent = ({ kind }: Suggestion) => kind === 'recent';

const toSuggestion = (text: string): Suggestion => ({
  kind: 'recent',
  title: text,
  detail: 'Recent search',
  url: `/search?${new URLSearchParams({ q: text })}`,
  thumbnail: null,
  icon: 'search',
});

function createList(input: HTMLInputElement): HTMLElement {
  const list = document.createElement('div');
  count += 1;
  list.id = `suggestions-${count}`;
  list.className = styles['list'] ?? '';
  list.role = 'listbox';
  list.ariaLabel = 'Suggestions';
  list.hidden = true;
  // keeps the focus in the field; losing it would close the list before the click
  list.addEventListener('mousedown', (event) => event.preventDefault());
  const attributes = {
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-expanded': 'false',
    'aria-controls': list.id,
  };
  for (const [name, value] of Object.entries(attributes)) input.setAttribute(name, value);
  const parent = input.parentElement as HTMLElement;
  if (getComputedStyle(parent).position === 'static') parent.style.position = 'relative';
  parent.append(list);
  return list;
}

function createClearOption(id: string): HTMLElement {
  const option = document.createElement('button');
  option.id = id;
  option.type = 'button';
  option.role = 'option';
  option.tabIndex = -1;
  option.setAttribute('aria-selected', 'false');
  option.textContent = 'Clear recent searches';
  return option;
}

/** Suggestions for a text; undefined if the request was aborted or failed, because the form works without them. */
async function findSuggestions(text: string, signal: AbortSignal): Promise<Suggestion[] | undefined> {
  try {
    const response = await fetch(serviceAddress('searchSuggestions', {}, { q: text.slice(0, 100) }), { signal });
    if (!response.ok) return undefined;
    const { items }: { items: Suggestion[] } = await response.json();
    return items;
  } catch {
    return undefined;
  }
}
