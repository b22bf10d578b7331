/** Time for the window to load its style sheets and pictures, in milliseconds. */
export const printDelay = 1500;

/** Prints one element of the page in a separate window. Throws if there is no such element. */
export function printElement(id: string): void {
  const element = document.getElementById(id);
  if (!element) throw new Error(`Element to print #${id} not found!`);
  const sheet = window.open('', '', 'width=900,height=700');
  // the window was blocked
  if (!sheet) {
    window.print();
    return;
  }
  const { head, body, documentElement } = sheet.document;
  documentElement.lang = document.documentElement.lang;
  sheet.document.title = document.title;
  const styles = document.querySelectorAll('link[rel="stylesheet"], style');
  head.append(...[...styles].map((style) => style.cloneNode(true)));
  body.append(element.cloneNode(true));
  setTimeout(() => {
    sheet.print();
    sheet.close();
  }, printDelay);
}
