import { vi } from 'vitest'
import type { Step } from '#schemas'
import { evaluate, evaluateCondition, textOf } from '#schemas/expr'
import type { ActionContext } from '../../runtime/actions/context.ts'
import { createIdempotencyKeys } from '../../runtime/actions/idempotency-keys.ts'
import { performAction, runActions } from '../../runtime/actions/run-actions.ts'
import type { Http } from '../../runtime/http/create-http.ts'
import { httpError } from '../../runtime/http/errors.ts'
import { interpolate } from '../../runtime/i18n/interpolate.ts'
import type { ProgressView } from '../../runtime/notify/notify-port.ts'
import { createRegistry } from '../../runtime/registry/create-registry.ts'
import type { ActionDefinition } from '../../runtime/registry/definitions.ts'
import { staticContracts } from './static-contracts.ts'

/**
 * Creates a function that returns the idempotency keys of a row. For the same row, it always returns the same
 * object.
 */
function rowAttempts() {
  const known = new Map<string, ReturnType<typeof createIdempotencyKeys>>()
  return (row: string) => {
    const attempts = known.get(row) ?? createIdempotencyKeys()
    known.set(row, attempts)
    return attempts
  }
}

/** Page and JSON Pointer of the tested action. */
export const actionPlace = { page: 'bill/SettleBillList', pointer: '/actions/0' }

/** Creates the error of a request that got no response. */
export const networkError = () =>
  httpError({ code: 'HTTP_NETWORK', message: 'away', status: 0, notified: true })

/** Creates the error of a call that the server rejected. */
export const rejection = (status: number, notified = false) =>
  httpError({
    code: 'BILL_NOT_PENDING',
    message: 'not pending',
    status,
    notified,
    fields: { reason: 'short' },
  })

const nothing = () => null
const registryOf = (actions: readonly ActionDefinition[]) =>
  createRegistry({
    cells: [],
    fields: [],
    layouts: [],
    arrays: [],
    blocks: [],
    charts: [],
    pages: [],
    kinds: [],
    actions,
    states: {
      Loading: nothing,
      Failed: nothing,
      NotFound: nothing,
      Denied: nothing,
      Incomplete: nothing,
      Outdated: nothing,
      Withdrawn: nothing,
    },
    formItem: nothing,
  })

/**
 * Creates the action engine with fake functions that record their calls. `parts` replaces some of these
 * functions.
 */
export function createActions(parts: Partial<ActionContext> = {}, actions: readonly ActionDefinition[] = []) {
  const call = vi.fn<(...args: Parameters<Http['call']>) => Promise<unknown>>(async () => ({ version: 2 }))
  const views: ProgressView[] = []
  let close = () => {}
  const closed = new Promise<void>((done) => {
    close = done
  })
  const notify = {
    toast: vi.fn(),
    notice: vi.fn(),
    show: vi.fn(),
    confirm: vi.fn(async () => true),
    prompt: vi.fn(async ({ submit }: { submit: (values: Record<string, unknown>) => Promise<void> }) => {
      await submit({ reason: 'late' })
      return true
    }),
    progress: vi.fn((view: ProgressView) => {
      views.push(view)
      return { update: (next: ProgressView) => void views.push(next), closed }
    }),
  }
  const scope = ({ record, results }: ActionContext) => ({
    record,
    result: results,
    selection: [
      { id: 'a', ok: true },
      { id: 'b', ok: false },
      { id: 'c', ok: true },
    ],
  })
  const context: ActionContext = {
    origin: { page: actionPlace.page, version: 'hash', action: 'confirm' },
    record: { id: '1', version: 1, billNo: 'SB1' },
    results: {},
    value: (value, own) => evaluate(value, scope(own)),
    text: (text, own) => textOf(text, scope(own)),
    isMet: (when, own) => when === undefined || evaluateCondition(when, scope(own)),
    translate: interpolate,
    http: { call: call as Http['call'] },
    contracts: staticContracts(),
    notify,
    idempotencyKeys: createIdempotencyKeys(),
    idempotencyKeysOf: rowAttempts(),
    refresh: vi.fn(async () => undefined),
    deselect: vi.fn(),
    openDrawer: vi.fn(),
    pathOf: (page) => (page === 'bill/TradeOrderList' ? '/bill/tradeOrder' : undefined),
    navigate: vi.fn(),
    setValues: vi.fn(),
    form: undefined,
    closeOverlay: undefined,
    print: vi.fn(),
    files: undefined,
    registry: registryOf(actions),
    ...parts,
  }
  const run = (...steps: Step[]) => runActions({ steps, context, at: actionPlace })
  const perform = (...steps: Step[]) =>
    performAction({ action: { id: 'confirm', label: 'Confirm', steps }, context, at: actionPlace })
  const keys = () => call.mock.calls.map(([, , options]) => options?.headers?.['Idempotency-Key'])
  return { context, call, notify, run, perform, keys, views, close: () => close() }
}
