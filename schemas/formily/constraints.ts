import type { Path } from '../check/page-text.ts'
import type { FormField } from '../meta/form-field.ts'
import { type FormilyNode, isCode, type Omission } from './formily-schema.ts'

type Constraints = Pick<
  FormField,
  'required' | 'minLength' | 'maxLength' | 'minimum' | 'maximum' | 'pattern' | 'format'
>

type Check = Record<string, unknown>

const formats: Readonly<Record<string, FormField['format']>> = {
  email: 'email',
  url: 'url',
  phone: 'mobile',
  idcard: 'idCard',
}

const isNumber = (value: unknown) => typeof value === 'number'

/**
 * Formily validators that pages support. For each validator, a function tests whether pages support its
 * value.
 */
const checks: Readonly<Record<string, (value: unknown) => boolean>> = {
  required: (value) => typeof value === 'boolean',
  minLength: isNumber,
  maxLength: isNumber,
  minimum: isNumber,
  maximum: isNumber,
  pattern: (value) => typeof value === 'string' && !isCode(value),
  format: (value) => typeof value === 'string' && Object.hasOwn(formats, value),
}

/** Returns the constraints that the schema and the validators of a field declare. */
export function constraintsOf(
  { schema, path }: FormilyNode,
  omit: (omission: Omission) => void,
): Constraints {
  const own = Object.entries(schema).filter(([key]) => Object.hasOwn(checks, key))
  const rules = [{ check: Object.fromEntries(own), at: path }, ...validatorsOf(schema['x-validator'], path)]
  const given = rules.flatMap(({ check, at }) =>
    Object.entries(withLimits(check ?? {}, schema.type)).map(([key, value]) => ({ key, value, at })),
  )
  for (const { check, at } of rules)
    if (!check) omit({ path: at, message: 'Validation code is not imported. Write a rule instead.' })
  for (const { key, at } of given.filter(({ key, value }) => !isSupported(key, value)))
    omit({ path: [...at, key], message: `The validator "${key}" is not supported.` })
  const taken = given.filter(({ key, value }) => isSupported(key, value) && value !== false)
  return Object.fromEntries(
    taken.map(({ key, value }) => [key, key === 'format' ? formats[String(value)] : value]),
  )
}

const isSupported = (key: string, value: unknown) =>
  Object.hasOwn(checks, key) && checks[key]?.(value) === true

function validatorsOf(given: unknown, path: Path): { check: Check | undefined; at: Path }[] {
  const list = given === undefined ? [] : Array.isArray(given) ? given : [given]
  return list.map((rule: unknown, index) => ({
    check:
      typeof rule === 'object' && rule !== null
        ? (rule as Check)
        : isCode(rule)
          ? undefined
          : { format: rule },
    at: [...path, 'x-validator', ...(Array.isArray(given) ? [index] : [])],
  }))
}

/** Converts `min` and `max`. Both limit the length of a string, or the value of a number. */
function withLimits({ min, max, ...check }: Check, type: unknown): Check {
  const [least, most] =
    type === 'number' || type === 'integer' ? ['minimum', 'maximum'] : ['minLength', 'maxLength']
  return {
    ...check,
    ...(min !== undefined && { [least as string]: min }),
    ...(max !== undefined && { [most as string]: max }),
  }
}
