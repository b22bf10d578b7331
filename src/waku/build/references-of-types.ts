import type { Plugin } from 'vite';

const file = '/@ark/schema/out/node.js';
const literal = 'this.referencesById = { [this.id]: this };';
const assignments = 'this.referencesById = Object.create(null);\n        this.referencesById[this.id] = this;';

/**
 * Keeps ArkType from filling V8's transition table for `{}`, which has 1,536 entries: the references of each ArkType node are an
 * object whose first key is the node's own id. When the table is full, every object that is built property by property gets its own
 * hidden classes, which makes building and reading it several times slower.
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
