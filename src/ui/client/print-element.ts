/** How long the window to print has for its styles and pictures, in milliseconds. */
export const printWait = 1500;

/** Prints one element of the page, in a window of its own that closes afterwards. Throws when it is not there. */
export function printElement(id: string): void {
  const element = document.getElementById(id);
  if (!element) throw new Error(`Element to print #${id} not found!`);
  const sheet = window.open('', '', 'width=900,height=700');
  // a browser that opens no windows prints the whole page
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
  }, printWait);
}
