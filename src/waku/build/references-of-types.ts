import type { Plugin } from 'vite';

const file = '/@ark/schema/out/node.js';
const literal = 'this.referencesById = { [this.id]: this };';
const assignments = 'this.referencesById = Object.create(null);\n        this.referencesById[this.id] = this;';

/**
 * Keeps ArkType from filling V8's table of the first properties added to `{}`, which has 1,536 entries: each of ArkType's
 * nodes has a table of references that starts with the node's own id. When it is full, every object that is built property
 * by property gets hidden classes of its own, which makes building and reading it several times as slow.
 */
export const referencesOfTypes = (): Plugin => ({
  name: 'references-of-types',
  apply: 'build',
  transform(code, id) {
    if (!id.split('?')[0]?.endsWith(file)) return undefined;
    if (!code.includes(literal)) throw new Error(`${file} has no ${literal}: see ADR 001, "Upgrading"`);
    return code.replace(literal, assignments);
  },
});
