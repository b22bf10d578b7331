import type { Page } from '@playwright/test';

/**
 * Blocks of text of three lines or more that are narrower than `width` px: "150 px: Ashgrove State turns …". Columns of data tables
 * share the width by their content and do not count.
 */
export const narrowColumns = (page: Page, width: number) =>
  page.evaluate((width) => {
    const narrow = new Set<string>();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { currentNode: text } = texts;
      let block = text.parentElement;
      while (block && getComputedStyle(block).display.startsWith('inline')) block = block.parentElement;
      if (!block?.checkVisibility() || block.closest('table:not(.sidearm-calendar-table)') || !text.textContent?.trim())
        continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      const { clientWidth } = block;
      if (lines.size > 2 && clientWidth > 1 && clientWidth < width)
        narrow.add(`${clientWidth} px: ${block.textContent}`);
    }
    return [...narrow];
  }, width);
