import Ajv, { type ErrorObject, type Options, type ValidateFunction } from 'ajv'
import type { FastifyInstance, RouteOptions } from 'fastify'
import { coerceBody } from './coerce-body.ts'
import { isContractPath } from './envelope.ts'
import { type HttpError, invalidInput } from './errors.ts'
import type { LocalizedText } from './locale.ts'

const shared = {
  useDefaults: true,
  removeAdditional: false,
  strict: false,
  allowUnionTypes: true,
  formats: { password: true },
  keywords: [
    {
      keyword: 'x-decimals',
      type: 'number',
      // Rounds instead of using `multipleOf`, which divides: because of binary rounding, the quotient of many
      // valid decimals isn't a whole number.
      validate: (decimals: number, value: number) => Number(value.toFixed(decimals)) === value,
    },
  ],
} satisfies Options

/**
 * Validator of query strings and paths. Converts the values, which are all strings, to the types of the
 * schema.
 */
const ofText = new Ajv({ ...shared, coerceTypes: true })
const ofBody = new Ajv({ ...shared, coerceTypes: false })

/** Validator of bodies that reports all errors, not only the first. Used for forms with many fields. */
const ofForm = new Ajv({ ...shared, coerceTypes: false, allErrors: true })

/**
 * Compiles a validator when it is first used. A server has hundreds of routes, and uses only a few of them at
 * start.
 */
function lazyValidator(ajv: Ajv, schema: object) {
  let validate: ValidateFunction | undefined
  const validator: { (value: unknown): boolean; errors?: ErrorObject[] | null } = (value) => {
    validate ??= ajv.compile(schema)
    const isValid = validate(value)
    validator.errors = validate.errors
    return isValid
  }
  return validator
}

/**
 * Compiles the validators of a route. The validator of the body reports all errors, not only the first one.
 */
export const reportAllErrors = ({ schema, httpPart }: { schema: object; httpPart?: string }) =>
  lazyValidator(httpPart === 'body' ? ofForm : ofText, schema)

/** Returns all errors of a value, and sets the defaults of its schema. */
export function validationErrors(schema: object, value: unknown): ErrorObject[] {
  const validate = ofForm.compile(schema)
  return validate(value) ? [] : (validate.errors ?? [])
}

const closed = (schema: object): boolean => !('properties' in schema) || 'additionalProperties' in schema
const none = { type: 'object', properties: {}, additionalProperties: false }

/** Throws if a schema of the route would accept unknown fields. */
function rejectOpenSchemas(route: RouteOptions): void {
  for (const part of ['body', 'querystring'] as const) {
    const schema = route.schema?.[part]
    if (typeof schema === 'object' && schema !== null && !closed(schema)) {
      throw new Error(`${String(route.method)} ${route.url}: close its ${part} (additionalProperties: false)`)
    }
  }
}

/** Paging parameters, which are ignored if a JeecgBoot client sends them without a value. */
const PAGING = ['pageNo', 'pageSize']

/**
 * Validates requests against the schemas of their routes. On our own paths, values in bodies aren't
 * converted, and query parameters that aren't declared are rejected. On JeecgBoot's paths, strings, numbers
 * and booleans in bodies are converted like in JeecgBoot. The parameter `_t`, which clients add to every GET,
 * is ignored.
 */
export function addRequestValidation(app: FastifyInstance, apiBase: string): void {
  app.setValidatorCompiler(({ schema, httpPart }) =>
    lazyValidator(httpPart === 'body' ? ofBody : ofText, schema),
  )

  app.addHook('onRoute', (route) => {
    if (isContractPath(route.url, apiBase) || !route.url.startsWith(apiBase)) return
    rejectOpenSchemas(route)
    route.schema = { querystring: none, ...route.schema }
  })

  app.addHook('preValidation', (request, _reply, done) => {
    const query = request.query as Record<string, unknown>
    delete query._t
    const { url = '', schema } = request.routeOptions
    if (isContractPath(url, apiBase)) {
      for (const key of PAGING) if (/^(null|undefined)?$/.test(String(query[key]))) delete query[key]
      if (schema?.body) coerceBody(request.body, schema.body)
    }
    done()
  })
}

type Say = (params: Record<string, unknown>) => LocalizedText

const words: Record<string, Say> = {
  required: () => ({ en: 'is required', zh: '不能为空' }),
  additionalProperties: () => ({ en: 'is unknown', zh: '是未知字段' }),
  type: ({ type }) => ({ en: `must be of type ${type}`, zh: `类型应为 ${type}` }),
  minLength: ({ limit }) => ({ en: `needs at least ${limit} characters`, zh: `至少 ${limit} 个字符` }),
  maxLength: ({ limit }) => ({ en: `takes at most ${limit} characters`, zh: `最多 ${limit} 个字符` }),
  minimum: ({ limit }) => ({ en: `must be ${limit} or more`, zh: `不能小于 ${limit}` }),
  maximum: ({ limit }) => ({ en: `must be ${limit} or less`, zh: `不能大于 ${limit}` }),
  'x-decimals': () => ({ en: 'has too many decimal places', zh: '小数位数过多' }),
  maxItems: ({ limit }) => ({ en: `takes at most ${limit} entries`, zh: `最多 ${limit} 项` }),
  minItems: ({ limit }) => ({ en: `needs at least ${limit} entries`, zh: `至少 ${limit} 项` }),
}
const otherwise: LocalizedText = { en: 'is not valid', zh: '格式不正确' }

/** Path of a field in the form that errors use: `channels[0].ratePpm`. */
function fieldOf({ instancePath, params }: ErrorObject): string {
  const path = instancePath.split('/').slice(1)
  const extra = params.missingProperty ?? params.additionalProperty
  return (extra === undefined ? path : [...path, String(extra)])
    .map((part, index) => (/^\d+$/.test(part) ? `[${part}]` : index === 0 ? part : `.${part}`))
    .join('')
}

/** Converts validation errors to an HttpError with messages by field. */
export function toValidationError(problems: ErrorObject[]): HttpError {
  const fields: Record<string, LocalizedText> = Object.create(null)
  for (const problem of problems) {
    const name = fieldOf(problem) || 'body'
    fields[name] ??= words[problem.keyword]?.(problem.params) ?? otherwise
  }
  const say = (language: keyof LocalizedText) =>
    Object.entries(fields)
      .map(([name, what]) => `${name} ${what[language]}`)
      .join('; ')
  return invalidInput({ en: say('en'), zh: say('zh') }, { fields })
}
