import { announce } from '../../../ui/client/announce.ts';
import styles from './suggestions.module.css';

type Suggestion = { title: string; detail: string; url: string };

/** Pause in typing before a request, in milliseconds. */
const pause = 120;
const shortest = 2;

const enhanced = new WeakSet<HTMLInputElement>();
let count = 0;

/** Turns a search field into a combobox with suggestions, once, and looks up those of its text. */
export function suggest(input: HTMLInputElement) {
  if (enhanced.has(input)) return;
  enhanced.add(input);
  const list = createList(input);
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
    options = suggestions.map((suggestion, index) => createOption(suggestion, `${list.id}-${index}`));
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
    if (text.length < shortest) return close();
    const found = await findSuggestions(text, request.signal);
    if (!found) return;
    show(found);
    announce(found.length === 1 ? '1 suggestion' : `${found.length || 'No'} suggestions`);
  };
  const later = () => {
    clearTimeout(timer);
    timer = setTimeout(() => void update(), pause);
  };
  const press = (key: string): boolean => {
    if (key === 'ArrowDown') activate(active + 1 < options.length ? active + 1 : -1);
    else if (key === 'ArrowUp') activate(active === -1 ? options.length - 1 : active - 1);
    else if (key === 'Escape') close();
    else if (key === 'Enter' && active >= 0) options[active]?.click();
    else return false;
    return true;
  };
  input.addEventListener('input', later);
  input.addEventListener('keydown', (event) => {
    if (list.hidden || event.isComposing || !press(event.key)) return;
    event.preventDefault();
    // Escape closes the suggestions first, then the menu around the field
    event.stopPropagation();
  });
  // later, because a link outside of the document does not navigate
  list.addEventListener('click', () => setTimeout(close));
  input.addEventListener('blur', close);
  input.form?.addEventListener('submit', close);
  later();
}

/** Undefined for an aborted or failed request: the form works without suggestions. */
async function findSuggestions(text: string, signal: AbortSignal): Promise<Suggestion[] | undefined> {
  try {
    const response = await fetch(`/api/v2/search/suggestions?q=${encodeURIComponent(text.slice(0, 100))}`, { signal });
    if (!response.ok) return undefined;
    const { items }: { items: Suggestion[] } = await response.json();
    return items;
  } catch {
    return undefined;
  }
}

function createList(input: HTMLInputElement): HTMLElement {
  const list = document.createElement('div');
  count += 1;
  list.id = `suggestions-${count}`;
  list.className = styles['list'] ?? '';
  list.role = 'listbox';
  list.ariaLabel = 'Suggestions';
  list.hidden = true;
  // a press keeps the focus in the field, whose loss would close the list before the click
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

function createOption({ title, detail, url }: Suggestion, id: string): HTMLElement {
  const option = document.createElement('a');
  option.id = id;
  option.role = 'option';
  option.tabIndex = -1;
  option.href = url;
  option.setAttribute('aria-selected', 'false');
  const note = document.createElement('span');
  note.textContent = detail;
  option.append(title, ' ', note);
  return option;
}
