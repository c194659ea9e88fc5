import type { LocalizedText } from '../../platform/http/locale.ts'
import { EXPECTED_FORMATS, readValue } from '../../platform/list/values.ts'
import type { DeclaredParam, DeclaredStatement, StatementValues } from './declaration.ts'
import { paramInvalid } from './errors.ts'

const missing: LocalizedText = { en: 'is required', zh: '不能为空' }
const unknown: LocalizedText = { en: 'is not a parameter of this statement', zh: '不是该语句的参数' }

/**
 * Returns the type by which a parameter value is validated. A shop is identified by an id and a user by a
 * user name, so both values are texts.
 */
const shapeOf = ({ type }: DeclaredParam) => (type === 'integer' || type === 'day' ? type : 'text')

function problemOf(param: DeclaredParam, value: string | number | undefined): LocalizedText | undefined {
  const { minimum = Number.MIN_SAFE_INTEGER, maximum = Number.MAX_SAFE_INTEGER } = param
  if (value === undefined) {
    const { en, zh } = EXPECTED_FORMATS[shapeOf(param)]
    return { en: `: ${en}`, zh: `：${zh}` }
  }
  if (typeof value === 'string' || (value >= minimum && value <= maximum)) return undefined
  return { en: `must be from ${minimum} to ${maximum}`, zh: `应在 ${minimum} 到 ${maximum} 之间` }
}

/** Creates an error that refers to a parameter. */
const invalid = (name: string, words: LocalizedText) =>
  paramInvalid({ name, ...words }, { fields: { [name]: words } })

function readOne(name: string, param: DeclaredParam, values: unknown): string | number | null {
  if (values === undefined || values === null || values === '') {
    if (param.fallback !== undefined) return param.fallback
    if (param.required) throw invalid(name, missing)
    return null
  }
  const value = readValue(shapeOf(param), values)
  const problem = problemOf(param, value)
  if (problem) throw invalid(name, problem)
  return value as string | number
}

/** Validates the parameter values of a run by the declaration of the statement. */
export function readValues(
  { params }: DeclaredStatement,
  values: Readonly<Record<string, unknown>>,
): StatementValues {
  const unknownName = Object.keys(values).find((name) => !Object.hasOwn(params, name))
  if (unknownName !== undefined) throw paramInvalid({ name: unknownName.slice(0, 40), ...unknown })
  const read: StatementValues = Object.fromEntries(
    Object.entries(params).map(([name, param]) => [name, readOne(name, param, values[name])]),
  )
  validateDayRange(params, read)
  return read
}

/** Throws if the last day of a range is earlier than its first day. */
function validateDayRange(params: DeclaredStatement['params'], read: StatementValues): void {
  for (const [name, { notBefore = '' }] of Object.entries(params)) {
    const [first, last] = [read[notBefore], read[name]]
    if (typeof first !== 'string' || typeof last !== 'string' || last >= first) continue
    const { en, zh } = params[notBefore]?.title ?? { en: notBefore, zh: notBefore }
    throw invalid(name, { en: `can't be before “${en}”`, zh: `不能早于“${zh}”` })
  }
}
