import { createConfig, lintFromString } from '@redocly/openapi-core';
import { type } from 'arktype';
import { expect, it } from 'vitest';

import { endpoints, writes } from './endpoints.ts';
import { openApi, pathOf } from './openapi.ts';
import type { Parameter } from './parameters.ts';

const description = openApi(endpoints, writes);

it('the description passes the recommended rules of Redocly without errors and warnings', async () => {
  const config = await createConfig({ extends: ['recommended'], rules: { 'no-invalid-parameter-examples': 'error' } });
  const problems = await lintFromString({ source: JSON.stringify(description), config });
  expect(problems.map(({ ruleId, message, location: [at] }) => `${ruleId}: ${message} ${at?.pointer ?? ''}`)).toEqual(
    [],
  );
  // required by the OpenAPI specification but not checked by the rules
  const inPath = Object.values(description.paths)
    .flatMap((path) => Object.values(path))
    .flatMap(({ parameters }) => parameters.filter((parameter) => parameter.in === 'path'));
  expect(inPath.filter(({ required }) => !required)).toEqual([]);
});

it('every parameter has a valid example', () => {
  const refused = endpoints.flatMap(({ path, parameters }) =>
    Object.entries(parameters as Record<string, Parameter>)
      .filter(([, { example, parse }]) => example === '' || parse(example) instanceof type.errors)
      .map(([name]) => `${path} ${name}`),
  );
  expect(refused).toEqual([]);
});

it('only staff endpoints require a session', () => {
  expect(description.security).toEqual([]);
  const withSession = Object.entries(description.paths).filter(([, { get }]) => get && 'security' in get);
  const staffOnly = endpoints.filter((endpoint) => endpoint.staffOnly).map(pathOf);
  expect(withSession.map(([path]) => path)).toEqual(staffOnly);
  const withoutSession = writes.filter(({ path, method }) => {
    const { [method.toLowerCase() as 'post']: operation } = description.paths[`/api/v2${path}`] ?? {};
    return !operation || !('security' in operation);
  });
  expect(withoutSession).toEqual([]);
});
