import type { FastifySchemaValidationError } from 'fastify/types/schema';
import type { Language } from '../../../model/site/languages';
import { expectations, isExpectation } from '../../content/rows/expectations';
import { AppError } from '../../errors';

/** Properties that the validator adds to an error with `verbose`: the invalid value, and the schema that it does not match. */
interface Details {
  readonly data?: unknown;
  readonly parentSchema?: Readonly<Record<string, unknown>>;
}

const missingField = (field: string): AppError =>
  field === 'password' ? new AppError('passwordRequired') : new AppError('fieldMissing', { field });

const isBlank = (value: unknown): boolean => typeof value === 'string' && value.trim() === '';

/** `/0/nameEn` is the field nameEn of an item of a batch. */
const fieldOf = (instancePath: string): string | undefined => {
  const last = instancePath.split('/').at(-1);
  return last === undefined || last === '' || /^\d+$/.test(last) ? undefined : last;
};

/** `/0` is an item of a batch, '' the whole body. */
const isBodyOrItem = (instancePath: string): boolean => /^(?:\/\d+)?$/.test(instancePath);

/** The error of a failed validation: it names the field and the expected value. @returns undefined for no object at all */
export function invalidField(
  errors: readonly (FastifySchemaValidationError & Details)[],
  language: Language,
): AppError | undefined {
  const [error] = errors;
  if (!error) return new AppError('wrongShape');
  const { keyword, params, instancePath, data, parentSchema } = error;
  if (keyword === 'required' && typeof params.missingProperty === 'string') {
    return missingField(params.missingProperty);
  }
  if (keyword === 'type' && isBodyOrItem(instancePath)) return undefined;
  if (keyword === 'maxItems') return new AppError('rowsTooMany', { limit: Number(params.limit) });
  const field = fieldOf(instancePath);
  if (field === undefined) return new AppError('wrongShape');
  if (['pattern', 'minLength'].includes(keyword) && isBlank(data)) return missingField(field);
  if (keyword === 'maxLength') return new AppError('fieldTooLong', { field, limit: Number(params.limit) });
  const expected = parentSchema?.['x-expected'];
  return isExpectation(expected)
    ? new AppError('fieldInvalid', { field, expected: expectations[expected][language] })
    : new AppError('wrongShape');
}
