/**
 * Flags of Node for the server. A page allocates many short-lived objects: with a semi-space of 8 MB, it takes a sixth more
 * processor time, with one of 32 MB no less but 30 MB more memory. Without code generation from strings, nothing that a visitor
 * sends can become code, and arktype validates without generated functions, whose source took 70 MB.
 */
export const serverFlags = ['--max-semi-space-size=16', '--disallow-code-generation-from-strings'];
