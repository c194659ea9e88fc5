import { isRecord } from '#schemas/values'
import { tableDictConditionInvalid } from './errors.ts'

/** Maximum number of fields in a condition. */
const MAX_FIELDS = 20

/**
 * Parses the parameter `condition` of JeecgBoot's tree controls: a JSON object of values by field. An empty
 * text means that there is no condition.
 */
export function readConditions(source: string | undefined): Record<string, string> {
  if (source === undefined || source.trim() === '' || source === 'undefined' || source === 'null') return {}
  const refuse = () => tableDictConditionInvalid({ at: source.slice(0, 20) })
  let given: unknown
  try {
    given = JSON.parse(source)
  } catch {
    throw refuse()
  }
  if (!isRecord(given)) throw refuse()
  const fields = Object.entries(given).filter(([, value]) => value !== null && value !== '')
  const isPlain = fields.every(([, value]) => typeof value === 'string' || typeof value === 'number')
  if (fields.length > MAX_FIELDS || !isPlain) throw refuse()
  return Object.fromEntries(fields.map(([field, value]) => [field, String(value)]))
}
