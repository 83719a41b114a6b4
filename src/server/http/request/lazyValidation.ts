import AjvCompiler from '@fastify/ajv-compiler';
import type { BuildCompilerFromPool } from '@fastify/ajv-compiler';

const buildCompiler = AjvCompiler();

/**
 * Compiles the validator of a route at its first request. Compiling all of them took half of the time until the server could
 * respond.
 */
export const lazyValidation: BuildCompilerFromPool = (externalSchemas, options) => {
  const compile = buildCompiler(externalSchemas, options);
  return (...route) => {
    let compiled: ReturnType<typeof compile> | undefined;
    const validate = (data: unknown) => {
      compiled ??= compile(...route);
      const isValid = compiled(data);
      Object.assign(validate, { errors: compiled.errors });
      return isValid;
    };
    return validate as ReturnType<typeof compile>; // Fastify only calls it and reads its errors
  };
};
