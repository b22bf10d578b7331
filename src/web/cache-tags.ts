/** Proxies refuse responses with headers of more than a few kilobytes. */
const maxLength = 3500;

/**
 * The value of `Cache-Tag`. If the list is too long to be sent, only the first tag, which is the college's.
 *
 * @param tags separated by commas
 */
export const boundedTags = (tags: string): string => (tags.length > maxLength ? (tags.split(',', 1)[0] ?? '') : tags);
