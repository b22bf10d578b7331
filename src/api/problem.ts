/** A problem document (RFC 9457). */
export type Problem = {
  type: 'about:blank';
  title: string;
  status: number;
  detail: string;
  /** Messages by parameter name. */
  errors?: Record<string, string[]>;
};

const titles: Record<number, string> = {
  // existing programs look for this text
  400: 'One or more validation errors occurred.',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  405: 'Method Not Allowed',
  409: 'Conflict',
  412: 'Precondition Failed',
  413: 'Content Too Large',
  415: 'Unsupported Media Type',
  422: 'Unprocessable Content',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  503: 'Service Unavailable',
};

export function problem(status: number, detail: string, errors?: Record<string, string[]>): Problem {
  return { type: 'about:blank', title: titles[status] ?? 'Error', status, detail, ...(errors && { errors }) };
}

/** A problem with one parameter. */
export const parameterProblem = (status: 400 | 404, name: string, sentence: string): Problem =>
  problem(status, sentence, { [name]: [sentence] });

/** A parameter whose value does not exist; `which` completes the sentence: "no sport of this college". */
export const unknownValue = (
  name: string,
  value: string | number | undefined,
  which: string,
  status: 400 | 404 = 404,
) => parameterProblem(status, name, `${name} is ${JSON.stringify(value)}, which is ${which}.`);

export function problemResponse(body: Problem, headers: Record<string, string> = {}): Response {
  return new Response(JSON.stringify(body), {
    status: body.status,
    headers: { 'content-type': 'application/problem+json', 'cache-control': 'no-store', ...headers },
  });
}
