export type Split = {
  head: string;
  preposition: '' | 'vs' | 'at';
  tail: string;
  /** The preposition as written; empty without one. */
  joint: string;
};

const word = /(?<=^|\s)(?:vs?\.?|at|@)(?=\s)/gi;

/** Splits "Lakeside at Western" at its first preposition; without one everything is the tail. */
export const splitAtPreposition = (text: string): Split =>
  splits(text)[0] ?? { head: '', preposition: '', tail: text.trim(), joint: '' };

/** Every way to split a title at a preposition: "College at Elm vs. Lakeside" has two. */
export function splits(text: string): Split[] {
  return [...text.matchAll(word)].flatMap(({ 0: joint, index }) => {
    const tail = text.slice(index + joint.length).trim();
    const head = text.slice(0, index).trim();
    return tail === '' ? [] : [{ head, preposition: joint.toLowerCase().startsWith('v') ? 'vs' : 'at', tail, joint }];
  });
}
