import { type } from 'arktype';

/** Sport codes by icon; an unlisted code uses `all-sports`. */
export const sportIcons = type({ icon: 'string', codes: 'string[]' }).array();
export type SportIcons = typeof sportIcons.infer;
