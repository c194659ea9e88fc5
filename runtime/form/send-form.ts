import type { Submit, Values } from '#schemas'
import { isAppError } from '#schemas/errors'
import { isExpression, type Scope } from '#schemas/expr'
import { isRecord } from '#schemas/values'
import type { ActionOrigin } from '../actions/context.ts'
import { actionErrorText } from '../actions/errors.ts'
import type { ContractLookUp } from '../contracts/contract-look-up.ts'
import type { Evaluation } from '../expr/use-evaluation.ts'
import type { Arguments } from '../http/create-http.ts'
import { failureOf } from '../http/errors.ts'
import type { Translate } from '../i18n/interpolate.ts'
import type { SearchValues } from '../list/list-state.ts'
import type { Notify } from '../notify/notify-port.ts'
import type { DataRecord } from '../registry/definitions.ts'
import type { FormEngine } from './form-engine.ts'
import type { Difference } from './form-values.ts'
import { pureData } from './pure-data.ts'

interface ConfirmContext {
  notify: Notify
  evaluation: Evaluation
  scope: Scope
}

/** Asks for the confirmation that the page defines, if any. */
export async function confirmSubmit(
  { confirm }: Submit,
  { notify, evaluation, scope }: ConfirmContext,
): Promise<boolean> {
  return confirm === undefined || notify.confirm({ text: evaluation.text(confirm, scope) })
}

interface ArgumentContext {
  evaluation: Evaluation
  scope: Scope
  versionField: string | undefined
}

/**
 * Returns the arguments of the write that the page defines. By default, these are the form's values. If
 * records have a version, the id and the version of the loaded record are added.
 */
export function argumentsOf(
  { args }: Submit,
  { evaluation, scope, versionField }: ArgumentContext,
): Arguments {
  if (args) return pureData(evaluation.value(withoutEmpty(args, scope.values), scope)) as Arguments
  const { values, record } = scope
  const identity =
    isRecord(record) && versionField !== undefined
      ? { ...(record.id !== undefined && { id: record.id }), [versionField]: record[versionField] }
      : {}
  return { ...identity, ...(values as Arguments) }
}

const VALUE = /^values\.([A-Za-z_][A-Za-z0-9_]*)$/

/** Leaves out arguments that read an empty input, because their expressions result in null. */
function withoutEmpty(args: Values, values: unknown): Values {
  const isEmpty = (value: unknown) => {
    const [, name] = (isExpression(value) && VALUE.exec(value.$expr)) || []
    return name !== undefined && isRecord(values) && !Object.hasOwn(values, name)
  }
  return Object.fromEntries(Object.entries(args).filter(([, value]) => !isEmpty(value)))
}

interface HeaderContext {
  contracts: ContractLookUp
  origin: ActionOrigin
  key: string
}

/**
 * Returns the headers of a write: its page, its action, and an idempotency key. Returns no headers for a GET
 * request.
 */
export async function headersOf(
  { op }: Pick<Submit, 'op'>,
  { contracts, origin, key }: HeaderContext,
): Promise<Record<string, string>> {
  await contracts.load([op])
  if (contracts.findOperation(op)?.method === 'GET') return {}
  return {
    'X-Page-Id': origin.page,
    'X-Page-Version': origin.version,
    'X-Action-Id': origin.action,
    'Idempotency-Key': key,
  }
}

/** Query for the page that opens after saving. */
export const queryOf = ({ then }: Submit, evaluation: Evaluation, scope: Scope): SearchValues =>
  then && 'query' in then ? (evaluation.value(then.query ?? {}, scope) as SearchValues) : {}

/**
 * Replaces the loaded record by the record that another user saved, and returns the differences. Returns
 * undefined if the version is unchanged, because the conflict then has another cause.
 */
export async function rebaseOnSavedRecord(
  engine: FormEngine,
  versionField: string | undefined,
  reload: (() => Promise<DataRecord | undefined>) | undefined,
): Promise<readonly Difference[] | undefined> {
  if (versionField === undefined || !reload) return undefined
  try {
    const saved = await reload()
    const isChanged = saved && saved[versionField] !== engine.record.value?.[versionField]
    return isChanged ? engine.rebase(saved) : undefined
  } catch {
    // If the newer record can't be loaded, the caller shows the error of the save.
    return undefined
  }
}

interface FailureContext {
  engine: FormEngine
  notify: Notify
  text: Translate
}

/** Shows errors at their inputs. Shows errors without an input together in one toast. */
export function showFailure(error: unknown, { engine, notify, text }: FailureContext): void {
  const failure = failureOf(error)
  const fields = failure?.fields ?? {}
  const rest = engine.showErrors(fields)
  const isAssigned = Object.keys(fields).length > rest.length
  if (isAssigned) engine.focusFirst()
  const message = isAssigned ? rest.join(' ') : actionErrorText(error, text)
  if (!failure?.notified && message !== '') notify.toast({ type: 'error', text: message })
  // An unexpected error goes to the browser's log with its stack.
  if (!isAppError(error)) globalThis.reportError?.(error)
}
