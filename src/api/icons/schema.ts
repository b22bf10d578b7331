import { type } from 'arktype';

/** Which sports show which icon; a code in no list shows `all-sports`. */
export const sportIcons = type({ icon: 'string', codes: 'string[]' }).array();
export type SportIcons = typeof sportIcons.infer;
