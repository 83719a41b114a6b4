import type { FastifySchemaValidationError } from 'fastify/types/schema';
import type { Language } from '../../model/site/languages';
import { expectations, isExpectation } from '../content/expectations';
import { AppError } from '../errors';

/** What the validator adds with `verbose`: the invalid value, and the schema that it does not match. */
interface Details {
  readonly data?: unknown;
  readonly parentSchema?: Readonly<Record<string, unknown>>;
}

const isBlank = (value: unknown): boolean => typeof value === 'string' && value.trim() === '';

/** `/0/nameEn` is the field nameEn of an item of a batch. */
const fieldOf = (instancePath: string): string | undefined => {
  const last = instancePath.split('/').at(-1);
  return last === undefined || last === '' || /^\d+$/.test(last) ? undefined : last;
};

/** The error of a failed validation: it names the field and the expected value. */
export function invalidField(
  errors: readonly (FastifySchemaValidationError & Details)[],
  language: Language,
): AppError {
  const [error] = errors;
  if (!error) return new AppError('wrongShape');
  const { keyword, params, instancePath, data, parentSchema } = error;
  if (keyword === 'required' && typeof params.missingProperty === 'string') {
    return new AppError('fieldMissing', { field: params.missingProperty });
  }
  if (keyword === 'maxItems') return new AppError('rowsTooMany', { limit: Number(params.limit) });
  const field = fieldOf(instancePath);
  if (field === undefined) return new AppError('wrongShape');
  if (keyword === 'pattern' && isBlank(data)) return new AppError('fieldMissing', { field });
  if (keyword === 'maxLength') return new AppError('fieldTooLong', { field, limit: Number(params.limit) });
  const expected = parentSchema?.['x-expected'];
  return isExpectation(expected)
    ? new AppError('fieldInvalid', { field, expected: expectations[expected][language] })
    : new AppError('wrongShape');
}
