import styles from './load-notice.module.css';

/** A bar at the bottom of the page that names what could not be loaded, with a retry button. */
export function createLoadNotice() {
  const missing = new Map<() => void, string>();
  let bar: HTMLElement | undefined;

  function show(): void {
    const [name] = missing.values();
    if (name === undefined) {
      bar?.remove();
      bar = undefined;
      return;
    }
    bar ??= createBar(() => {
      for (const retry of missing.keys()) retry();
    });
    const [text] = bar.children;
    if (text) text.textContent = `${name} could not be loaded.`;
  }

  return {
    add: (retry: () => void, name: string): void => {
      missing.set(retry, name);
      show();
    },
    remove: (retry: () => void): void => {
      if (missing.delete(retry)) show();
    },
  };
}

function createBar(onRetry: () => void): HTMLElement {
  const bar = document.createElement('div');
  bar.className = styles['notice'] ?? '';
  const text = document.createElement('p');
  text.setAttribute('role', 'status');
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = 'Try again';
  button.onclick = onRetry;
  bar.append(text, button);
  document.body.append(bar);
  return bar;
}
