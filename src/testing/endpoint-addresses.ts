import type { Endpoint } from '../api/endpoint.ts';
import { pathOf } from '../api/openapi.ts';

/** Values of path parameters with which every endpoint finds something at the college of `complete-college.ts`. */
const examples: Record<string, string> = {
  '{from}': '2026-08-01',
  '{to}': '2026-12-31',
  '{sport}': 'football',
  '{season}': '2026',
  '{type}': 'year',
  '{date}': '9-11-2026',
  '{slug}': 'story-1',
  '{sportId}': '0',
  '{name}': 'home-rotator',
};

/** The address of an endpoint at the complete college, with its required parameters. Ids are 1. */
export function addressOf(endpoint: Endpoint): string {
  const { parameters } = endpoint;
  const required = Object.keys(parameters).filter((name) => parameters[name]?.required);
  const query = required.map((name) => `${name}=${encodeURIComponent(parameters[name]?.example ?? '')}`);
  return `${pathOf(endpoint).replace(/\{\w+\}/g, (part) => examples[part] ?? '1')}?${query.join('&')}`;
}
