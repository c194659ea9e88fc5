import { use, useCallback, useMemo } from 'react'
import type { Action, Page } from '#schemas'
import { didYouMean } from '#schemas'
import type { SchemaLocation } from '#schemas/errors'
import type { Scope } from '#schemas/expr'
import { useAccess } from '../access/use-access.tsx'
import { loadChunk } from '../chunks/load-chunk.ts'
import { type Evaluation, firstMatch, useEvaluation } from '../expr/use-evaluation.ts'
import { NETWORK_AWAY_TEXT } from '../http/problems.ts'
import { useText } from '../i18n/use-text.ts'
import { rowKeyOf } from '../list/rows/row-operations.ts'
import { toAppError } from '../page/errors.ts'
import { useOverlay } from '../page/overlay.ts'
import { useOpenPage } from '../page/page-context.ts'
import { RecordPlaceContext } from '../page/record-place.ts'
import { useDrawer } from '../page/use-drawer.ts'
import { useRuntime } from '../runtime-context.ts'
import type { ActionTarget, ActionView, PageActions } from './action-view.ts'
import type { ActionContext } from './context.ts'
import { actionUnknown } from './errors.ts'
import { createIdempotencyKeys } from './idempotency-keys.ts'
import type { PerformAction } from './run-actions.ts'
import { type RunTarget, useIdempotencyKeys, useRuns } from './use-runs.ts'

/** Actions of a page: whether they are shown and enabled, and the function that runs them. */
export function useActions(page: Page): PageActions {
  const access = useAccess()
  const evaluation = useEvaluation()
  const text = useText()
  const runs = useRuns()
  const contextOf = useContextFactory()
  const idempotencyKeysOf = useIdempotencyKeys()

  return useMemo(() => {
    const rowKey = rowKeyOf(page)
    const known = new Map((page.actions ?? []).map((action, index) => [action.id, { action, index }]))
    const viewOf = (id: string, target: ActionTarget): ActionView | undefined => {
      const found = known.get(id)
      if (!found) return unknownActionView(id, page, [...known.keys()])
      const { action, index } = found
      if (action.requires !== undefined && !access.has(action.requires)) return undefined
      const at = { page: page.id, pointer: `/actions/${index}` }
      const enabled = enabledOf(action, { evaluation, target, at })
      if (!enabled) return undefined
      const { idempotent = true, lock = true } = action.guard ?? {}
      const run = runTargetOf(id, target, { rowKey, isLocking: lock })
      const keys = () => ({
        idempotencyKeys: idempotent ? idempotencyKeysOf(run.key) : createIdempotencyKeys(),
        idempotencyKeysOf: (row: string) => idempotencyKeysOf(rowRunKey(id, row)),
      })
      return {
        id,
        label: text(action.label),
        icon: action.icon,
        tone: action.tone ?? 'default',
        isRunning: runs.isRunning(run.key),
        isLocked: runs.isLocked(run),
        opens: pageOpenedBy(action),
        run: () =>
          runs.runOnce(run, () => loadAndPerform({ action, context: contextOf(action, target, keys()), at })),
        at,
        ...enabled,
      }
    }
    return {
      viewsOf: (ids = [], target = {}) =>
        ids.map((id) => viewOf(id, target)).filter((view): view is ActionView => view !== undefined),
    }
  }, [page, access, evaluation, text, runs, contextOf, idempotencyKeysOf])
}

const scopeOf = ({ record, records }: ActionTarget): Scope => ({
  ...(record && { record }),
  ...(records && { selection: records }),
})

const pageOpenedBy = ({ steps: [first] }: Action): string | undefined =>
  first?.do === 'openDrawer' || first?.do === 'openPage' ? first.page : undefined

interface RuleContext {
  evaluation: Evaluation
  target: ActionTarget
  at: SchemaLocation
}

/**
 * Evaluates the rules that show and enable an action. Returns undefined for a hidden action. An invalid rule
 * disables the action. Without a row or a selection, the action counts as shown, because `when` could be met
 * for some rows.
 */
function enabledOf(
  { when, enabledWhen, whyNot }: Action,
  { evaluation, target, at }: RuleContext,
): Pick<ActionView, 'enabled' | 'whyNot' | 'error'> | undefined {
  const scope = scopeOf(target)
  const hasTarget = target.record !== undefined || target.records !== undefined
  let key = 'when'
  try {
    if (hasTarget && !evaluation.isMet(when, scope)) return undefined
    key = 'enabledWhen'
    const enabled = evaluation.isMet(enabledWhen, scope)
    key = 'whyNot'
    const reason = enabled ? undefined : firstMatch(whyNot, (when) => evaluation.isMet(when, scope))
    return { enabled, whyNot: reason && evaluation.text(reason.text, scope), error: undefined }
  } catch (error) {
    const ruleError = toAppError(error, { ...at, pointer: `${at.pointer}/${key}` })
    return { enabled: false, whyNot: undefined, error: ruleError }
  }
}

function unknownActionView(id: string, page: Page, known: readonly string[]): ActionView {
  const at = { page: page.id, pointer: '/actions' }
  return {
    id,
    label: id,
    icon: undefined,
    tone: 'default',
    enabled: false,
    whyNot: undefined,
    isRunning: false,
    isLocked: false,
    opens: undefined,
    run: async () => undefined,
    error: actionUnknown({ id, known, hint: didYouMean(id, known) }, { at }),
    at,
  }
}

/** Returns which action runs for which rows, as a key and row ids. */
function runTargetOf(
  id: string,
  { record, records = [] }: ActionTarget,
  { rowKey, isLocking }: { rowKey: string; isLocking: boolean },
): RunTarget {
  const keys = [...(record ? [record] : []), ...records].map((row) => row[rowKey])
  const rows = keys.flatMap((key) => (key === undefined || key === null ? [] : [String(key)]))
  return { key: JSON.stringify([id, ...keys]), rows, isLocking }
}

const rowRunKey = (id: string, ...rows: readonly string[]) => JSON.stringify([id, ...rows])

type ActionKeys = Pick<ActionContext, 'idempotencyKeys' | 'idempotencyKeysOf'>

function useContextFactory() {
  const runtime = useRuntime()
  const { page, version, session } = useOpenPage()
  const evaluation = useEvaluation()
  const translate = useText()
  const { open: openDrawer } = useDrawer()
  const overlay = useOverlay()
  const leaveRecord = use(RecordPlaceContext)?.leave

  return useCallback(
    (action: Action, { record, records }: ActionTarget, keys: ActionKeys): ActionContext => {
      const scope = (context: ActionContext): Scope => ({
        ...(context.record && { record: context.record }),
        values: session.handles.values(),
        result: context.results,
        selection: records ?? session.handles.selection(),
      })
      const { http, contracts, notify, navigation, files, registry, print } = runtime
      return {
        origin: { page: page.id, version, action: action.id },
        record,
        results: {},
        value: (value, context) => evaluation.value(value, scope(context)),
        text: (text, context) => evaluation.text(text, scope(context)),
        isMet: (when, context) => evaluation.isMet(when, scope(context)),
        translate,
        http,
        contracts,
        notify,
        ...keys,
        refresh: session.refresh,
        deselect: (records) => session.handles.deselect(records),
        openDrawer,
        pathOf: navigation.pathOf,
        navigate: navigation.navigate,
        setValues: session.handles.setValues,
        form: session.handles.form,
        closeOverlay: overlay?.requestClose ?? leaveRecord,
        files,
        print: print ?? (() => globalThis.print()),
        registry,
      }
    },
    [runtime, page, version, session, evaluation, translate, openDrawer, overlay, leaveRecord],
  )
}

/**
 * Runs an action. The code that runs actions is loaded on the first click, because users of most pages only
 * read.
 */
async function loadAndPerform(parts: PerformAction): Promise<void> {
  const engine = await loadChunk(() => import('./run-actions.ts')).catch(() => undefined)
  if (engine) return engine.performAction(parts)
  const { notify, translate } = parts.context
  notify.toast({ type: 'error', text: translate(NETWORK_AWAY_TEXT) })
}
