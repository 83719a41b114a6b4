import AjvCompiler from '@fastify/ajv-compiler';
import type { BuildCompilerFromPool } from '@fastify/ajv-compiler';

const build = AjvCompiler();

/**
 * Makes what validates a call from its schema when the first such call comes, and not for every call while the server starts,
 * which took half of the time until it answered.
 */
export const lazyValidation: BuildCompilerFromPool = (externalSchemas, options) => {
  const compile = build(externalSchemas, options);
  return (...route) => {
    let made: ReturnType<typeof compile> | undefined;
    const validate = (data: unknown) => {
      made ??= compile(...route);
      const isValid = made(data);
      Object.assign(validate, { errors: made.errors });
      return isValid;
    };
    return validate as ReturnType<typeof compile>; // called, and asked for its errors: no more is used of it
  };
};
