/**
 * Flags of Node for the server. Pages allocate many short-lived strings, so a small semi-space costs no measurable time, and each
 * megabyte of it takes two. Without code generation from strings, nothing that a visitor sends can become code, and arktype
 * validates without generated functions, whose source took 70 MB.
 */
export const serverFlags = ['--max-semi-space-size=8', '--disallow-code-generation-from-strings'];
