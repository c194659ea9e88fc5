import type { Submit, Values } from '#schemas'
import { isAppError } from '#schemas/errors'
import { isExpression, type Scope } from '#schemas/expr'
import { findOperation } from '#schemas/operations'
import { isRecord } from '#schemas/values'
import type { ActionOrigin } from '../actions/context.ts'
import { wordError } from '../actions/errors.ts'
import type { Evaluation } from '../expr/use-evaluation.ts'
import type { Arguments } from '../http/create-http.ts'
import { failureOf } from '../http/errors.ts'
import type { Translate } from '../i18n/interpolate.ts'
import type { SearchValues } from '../list/list-state.ts'
import type { Notify } from '../notify/port.ts'
import type { DataRecord } from '../registry/definitions.ts'
import type { FormEngine } from './form-engine.ts'
import type { Difference } from './form-values.ts'
import { pureData } from './pure-data.ts'

interface Asking {
  notify: Notify
  evaluation: Evaluation
  scope: Scope
}

/** Asks first where the page says so. */
export async function isAgreed({ confirm }: Submit, { notify, evaluation, scope }: Asking): Promise<boolean> {
  return confirm === undefined || notify.confirm({ text: evaluation.text(confirm, scope) })
}

interface Arguing {
  evaluation: Evaluation
  scope: Scope
  versionField: string | undefined
}

/** What the page makes of the values, or the values; over a loaded record with which one and which state was seen. */
export function argumentsOf({ args }: Submit, { evaluation, scope, versionField }: Arguing): Arguments {
  if (args) return pureData(evaluation.value(withoutEmpty(args, scope.values), scope)) as Arguments
  const { values, record } = scope
  const identity =
    isRecord(record) && versionField !== undefined
      ? { ...(record.id !== undefined && { id: record.id }), [versionField]: record[versionField] }
      : {}
  return { ...identity, ...(values as Arguments) }
}

const VALUE = /^values\.([A-Za-z_][A-Za-z0-9_]*)$/

/** An input that nobody filled in is no argument: read by an expression it would be null. */
function withoutEmpty(args: Values, values: unknown): Values {
  const isEmpty = (value: unknown) => {
    const [, name] = (isExpression(value) && VALUE.exec(value.$expr)) || []
    return name !== undefined && isRecord(values) && !Object.hasOwn(values, name)
  }
  return Object.fromEntries(Object.entries(args).filter(([, value]) => !isEmpty(value)))
}

/** A write names the page and the action it comes from and can be repeated without doing it twice. */
export function headersOf(
  { op }: Submit,
  { origin, key }: { origin: ActionOrigin; key: string },
): Record<string, string> {
  if (findOperation(op)?.method === 'GET') return {}
  return {
    'X-Page-Id': origin.page,
    'X-Page-Version': origin.version,
    'X-Action-Id': origin.action,
    'Idempotency-Key': key,
  }
}

/** What the page that follows is opened with. */
export const queryOf = ({ then }: Submit, evaluation: Evaluation, scope: Scope): SearchValues =>
  then && 'query' in then ? (evaluation.value(then.query ?? {}, scope) as SearchValues) : {}

/**
 * Somebody else has saved meanwhile: puts his state under what was typed. Undefined where the record is the one that
 * was seen: the validateValue had another reason.
 */
export async function compare(
  engine: FormEngine,
  versionField: string | undefined,
  reload: (() => Promise<DataRecord | undefined>) | undefined,
): Promise<readonly Difference[] | undefined> {
  if (versionField === undefined || !reload) return undefined
  try {
    const theirs = await reload()
    const isOther = theirs && theirs[versionField] !== engine.record.value?.[versionField]
    return isOther ? engine.rebase(theirs) : undefined
  } catch {
    // Without the record there is nothing to compare with: the validateValue itself is shown.
    return undefined
  }
}

interface Showing {
  engine: FormEngine
  notify: Notify
  text: Translate
}

/** Messages stand at their inputs; what has none, or no place, is said once. */
export function showFailure(error: unknown, { engine, notify, text }: Showing): void {
  const failure = failureOf(error)
  const fields = failure?.fields ?? {}
  const rest = engine.showErrors(fields)
  const isPlaced = Object.keys(fields).length > rest.length
  if (isPlaced) engine.focusFirst()
  const words = isPlaced ? rest.join(' ') : wordError(error, text)
  if (!failure?.notified && words !== '') notify.toast({ type: 'error', text: words })
  // What nobody foresaw belongs into the browser's log with its stack.
  if (!isAppError(error)) globalThis.reportError?.(error)
}
