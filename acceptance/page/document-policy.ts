import { policyFindings } from '../../src/middleware/testing/policy-findings.ts';
import { hashSource } from '../../src/routing/inline-code.ts';

/** The texts of inline elements that the browser runs or applies. */
const inlineTexts = (html: string): string[] =>
  [...html.matchAll(/<(script|style)\b([^>]*)>(.*?)<\/\1>/gs)]
    .filter(([, , attributes = '']) => !/\bsrc=|type="application\/(?:ld\+)?json"/.test(attributes))
    .map(([, , , text = '']) => text);

/** What is wrong with a policy: it is not strict or, for a document, does not cover its inline code, or covers it with a nonce. */
export function policyProblems(policy: string, html = ''): string[] {
  const uncovered = inlineTexts(html).filter((text) => !policy.includes(hashSource(text)));
  return [
    ...policyFindings(policy),
    ...(html ? (policy.match(/nonce-|unsafe-/g) ?? []) : []),
    ...(html.match(/\bnonce=/g) ?? []),
    ...uncovered.map((text) => `not covered: ${text.slice(0, 80)}`),
  ];
}
