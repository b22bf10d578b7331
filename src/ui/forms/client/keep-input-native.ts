/** Events for which React hydrates their part of the page at once, instead of in slices. */
const hydratingEvents = [
  'pointerdown',
  'mousedown',
  'touchstart',
  'pointerup',
  'mouseup',
  'touchend',
  'click',
  'keydown',
  'keypress',
  'keyup',
  'compositionstart',
  'compositionend',
  'input',
  'change',
];

/**
 * Until the script of a form has loaded, leaves input in its fields to the browser: hydration at the first input would delay
 * the response. The script reads the values when it starts.
 */
export function keepInputNative() {
  if (typeof window === 'undefined') return;
  for (const type of hydratingEvents) addEventListener(type, stopInStaticForm, { capture: true, passive: true });
}

function stopInStaticForm(event: Event) {
  const { target } = event;
  if (target instanceof Element && target.closest('form[data-static] :is(label, input, select, textarea)'))
    event.stopPropagation();
}
