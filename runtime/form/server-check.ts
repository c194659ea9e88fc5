import type { FieldRule } from '#schemas'
import type { Http } from '../http/create-http.ts'
import { errorText, failureOf } from '../http/errors.ts'
import type { Translate } from '../i18n/interpolate.ts'
import { isBlank } from './pure-data.ts'

/** Pause in typing before the server is asked. */
const DEBOUNCE_MS = 300

const NOT_CHECKED = "This couldn't be checked. Try again."

interface ServerCheck {
  rules: readonly FieldRule[]
  http: Http
  text: Translate
}

/**
 * Checks a value by the server's rules, one after the other; gives its error, or an empty text. An empty value is not
 * checked, and the answer for a value is reused. No answer is an error.
 */
export function createServerCheck({ rules, http, text }: ServerCheck) {
  let last: { written: string; message: string } | undefined

  return async (value: unknown, signal: AbortSignal): Promise<string> => {
    if (isBlank(value)) return ''
    const written = String(value).trim()
    if (last?.written === written) return last.message
    await rest(signal)
    const message = await checkRules(rules, { written, http, text, signal })
    if (message === undefined) return text(NOT_CHECKED)
    last = { written, message }
    return message
  }
}

interface Question {
  written: string
  http: Http
  text: Translate
  signal: AbortSignal
}

/** Error of the first rule that fails, an empty text where all pass; undefined without an answer. */
async function checkRules(rules: readonly FieldRule[], question: Question): Promise<string | undefined> {
  try {
    for (const rule of rules) await ask(rule, question)
    return ''
  } catch (error) {
    if (question.signal.aborted) throw error
    // An error the user was notified of, such as a network failure, is not about the value.
    const isRejection = failureOf(error)?.notified === false
    return isRejection ? errorText(error, question.text) : undefined
  }
}

async function ask(rule: FieldRule, { written, http, signal }: Question): Promise<void> {
  if ('duplicate' in rule) {
    const { tableName, fieldName, dataId } = rule.duplicate
    await http.call('check.duplicate', { tableName, fieldName, fieldVal: written, dataId }, { signal })
    return
  }
  if (rule.ruleCode === '') return
  // Encoded once more than the query itself, as servers of the contract decode it.
  await http.call('check.rule', { ruleCode: rule.ruleCode, value: encodeURIComponent(written) }, { signal })
}

function rest(signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, DEBOUNCE_MS)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(signal.reason)
    })
  })
}
