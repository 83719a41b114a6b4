/** The `error` of a login whose password is right, and whose account asks for a code too. */
export const codeRequired = 'code-required';
