import type { FieldRule } from '#schemas'
import type { Http } from '../http/create-http.ts'
import { errorText, failureOf, needsPlace } from '../http/errors.ts'
import type { Translate } from '../i18n/interpolate.ts'
import { isBlank } from './pure-data.ts'

/** Time in ms that the user must stop typing before the request is sent. */
const DEBOUNCE_MS = 300

const NOT_CHECKED = "This couldn't be checked. Try again."

interface ServerCheck {
  rules: readonly FieldRule[]
  http: Http
  text: Translate
}

/**
 * Creates a check of a value by the server's rules. The check runs one rule after another and returns the
 * error of the value, or an empty string. The check skips empty values and reuses the result for an unchanged
 * value. A value whose check failed is invalid.
 */
export function createServerCheck({ rules, http, text }: ServerCheck) {
  let last: { trimmed: string; message: string } | undefined

  return async (value: unknown, signal: AbortSignal): Promise<string> => {
    if (isBlank(value)) return ''
    const trimmed = String(value).trim()
    if (last?.trimmed === trimmed) return last.message
    await waitForPause(signal)
    const message = await checkRules(rules, { trimmed, http, text, signal })
    if (message === undefined) return text(NOT_CHECKED)
    last = { trimmed, message }
    return message
  }
}

interface RuleRequest {
  trimmed: string
  http: Http
  text: Translate
  signal: AbortSignal
}

/**
 * Checks the rules in order. Resolves to the first error, to '' if there is no error, or to undefined if a
 * request fails.
 */
async function checkRules(rules: readonly FieldRule[], request: RuleRequest): Promise<string | undefined> {
  try {
    for (const rule of rules) await requestRule(rule, request)
    return ''
  } catch (error) {
    if (request.signal.aborted) throw error
    // Errors such as a network failure don't concern the value. A notification has already shown such an
    // error.
    const isRejection = failureOf(error) !== undefined && needsPlace(error)
    return isRejection ? errorText(error, request.text) : undefined
  }
}

async function requestRule(rule: FieldRule, { trimmed, http, signal }: RuleRequest): Promise<void> {
  const options = { signal, showsRefusals: true }
  if ('duplicate' in rule) {
    const { tableName, fieldName, dataId } = rule.duplicate
    await http.call('check.duplicate', { tableName, fieldName, fieldVal: trimmed, dataId }, options)
    return
  }
  if (rule.ruleCode === '') return
  // Encoded twice, because JeecgBoot servers decode it twice.
  await http.call('check.rule', { ruleCode: rule.ruleCode, value: encodeURIComponent(trimmed) }, options)
}

function waitForPause(signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, DEBOUNCE_MS)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(signal.reason)
    })
  })
}
