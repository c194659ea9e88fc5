import type { FieldRule } from '#schemas'
import type { Http } from '../http/create-http.ts'
import { errorText, failureOf } from '../http/errors.ts'
import type { Translate } from '../i18n/interpolate.ts'
import { isBlank } from './pure-data.ts'

/** How long typing must rest before the server is asked. */
const REST_MS = 300

const NOT_CHECKED = "This couldn't be checked. Try again."

interface ServerCheck {
  rules: readonly FieldRule[]
  http: Http
  text: Translate
}

/**
 * Checks a value by the server's rules, one after the other; gives what is wrong with it, or an empty text. An empty
 * value is not checked, and an answer holds as long as the value does. No answer is no pass: that is told as well.
 */
export function createServerCheck({ rules, http, text }: ServerCheck) {
  let last: { written: string; verdict: string } | undefined

  return async (value: unknown, signal: AbortSignal): Promise<string> => {
    if (isBlank(value)) return ''
    const written = String(value).trim()
    if (last?.written === written) return last.verdict
    await rest(signal)
    const verdict = await judge(rules, { written, http, text, signal })
    if (verdict === undefined) return text(NOT_CHECKED)
    last = { written, verdict }
    return verdict
  }
}

interface Question {
  written: string
  http: Http
  text: Translate
  signal: AbortSignal
}

/** The message of the first rule that refuses, an empty text where all pass; undefined without an answer. */
async function judge(rules: readonly FieldRule[], question: Question): Promise<string | undefined> {
  try {
    for (const rule of rules) await ask(rule, question)
    return ''
  } catch (error) {
    if (question.signal.aborted) throw error
    // What the notification has told, a network or a server that failed, says nothing of the value.
    const isRefusal = failureOf(error)?.notified === false
    return isRefusal ? errorText(error, question.text) : undefined
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
    const timer = setTimeout(resolve, REST_MS)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(signal.reason)
    })
  })
}
