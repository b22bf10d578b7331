import { CspEvaluator } from 'csp_evaluator';
import finding from 'csp_evaluator/dist/finding.js';
import parser from 'csp_evaluator/dist/parser.js';

/**
 * Reported on every policy of a page, and accepted: the site hosts neither JSONP nor AngularJS, and uploads are sandboxed. With
 * scripts of vendors, browsers ignore `'self'`.
 */
const accepted = ["script-src SCRIPT_ALLOWLIST_BYPASS 'self'", "script-src IGNORED 'self'"];

/** What csp_evaluator reports on a policy and is not accepted, such as "script-src SCRIPT_UNSAFE_INLINE 'unsafe-inline'". */
export const policyFindings = (policy: string): string[] =>
  new CspEvaluator(new parser.CspParser(policy).csp)
    .evaluate()
    .map(({ directive, type, value }) => `${directive} ${finding.Type[type]} ${value ?? ''}`.trim())
    .filter((found) => !accepted.includes(found));
