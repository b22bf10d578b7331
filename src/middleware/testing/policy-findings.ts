import { CspEvaluator } from 'csp_evaluator';
import finding from 'csp_evaluator/dist/finding.js';
import parser from 'csp_evaluator/dist/parser.js';

/**
 * Accepted findings on every page policy: the site hosts neither JSONP nor AngularJS, and uploads are sandboxed. With vendor
 * scripts, browsers ignore `'self'`.
 */
const accepted = ["script-src SCRIPT_ALLOWLIST_BYPASS 'self'", "script-src IGNORED 'self'"];

/** Findings of csp_evaluator that are not accepted, such as "script-src SCRIPT_UNSAFE_INLINE 'unsafe-inline'". */
export const policyFindings = (policy: string): string[] =>
  new CspEvaluator(new parser.CspParser(policy).csp)
    .evaluate()
    .map(({ directive, type, value }) => `${directive} ${finding.Type[type]} ${value ?? ''}`.trim())
    .filter((found) => !accepted.includes(found));
