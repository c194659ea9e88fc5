import { use, useCallback, useEffect, useRef, useState } from 'react'
import type { FurtherSubmit, Page, Submit } from '#schemas'
import { createIdempotencyKeys } from '../actions/idempotency-keys.ts'
import { firstMatch, useEvaluation } from '../expr/use-evaluation.ts'
import { failureOf } from '../http/errors.ts'
import { useText } from '../i18n/use-text.ts'
import { toQueryText } from '../list/address.ts'
import type { SearchValues } from '../list/list-state.ts'
import { useOverlay } from '../page/overlay.ts'
import { type PageParams, useOpenPage } from '../page/page-context.ts'
import type { PageSession } from '../page/page-session.ts'
import { RecordPlaceContext } from '../page/record-place.ts'
import type { DataRecord } from '../registry/definitions.ts'
import { useRuntime } from '../runtime-context.ts'
import type { FormEngine } from './form-engine.ts'
import type { Difference } from './form-values.ts'
import {
  argumentsOf,
  confirmSubmit,
  headersOf,
  queryOf,
  rebaseOnSavedRecord,
  showFailure,
} from './send-form.ts'

interface UseFormSubmitOptions {
  page: Page
  engine: FormEngine
  /** The primary submit. */
  submit: Submit
  /** Name of the field with the record's version. A save fails with a conflict if the version has changed. */
  versionField?: string | undefined
  /** Loads the current record from the server. */
  reload?: (() => Promise<DataRecord | undefined>) | undefined
  /** Called after saving and before the page is left. */
  onSaved?: ((result: unknown) => Promise<void> | void) | undefined
}

/** State of the form after another user has saved the record. */
export interface Conflict {
  /** The further submit that failed, or undefined if the primary submit failed. */
  further?: FurtherSubmit | undefined
  differences: readonly Difference[]
}

export interface FormSubmit {
  /**
   * Checks the form, asks for confirmation, and sends it. Without an argument, runs the primary submit.
   * Errors are shown in place.
   */
  run: (further?: FurtherSubmit) => Promise<void>
  /**
   * Id of the submit that is in progress, `submit` for the primary submit. Until this submit ends, other
   * submits do nothing.
   */
  running: string | undefined
  conflict: Conflict | undefined
  /** Replaces the loaded record by the newer one and shows the differences. */
  compareWith: (record: DataRecord) => void
  /** Replaces the value that the user typed by the value that another user saved. */
  acceptSaved: (key: string) => void
  /** Ends the comparison and keeps the values that the user typed. */
  closeConflict: () => void
}

/** Id of the primary submit in headers and idempotency keys. */
export const PRIMARY_SUBMIT = 'submit'

/** Thrown if the user declines the confirmation, and never shown as an error. */
const NOT_CONFIRMED = new Error('declined')

/** True for the array of errors with which Formily rejects. The fields already show these errors. */
const isCheckFailure = (error: unknown) => Array.isArray(error)

/** Submits a form as its page defines. Handles double clicks, lost responses and conflicts. */
export function useFormSubmit(options: UseFormSubmitOptions): FormSubmit {
  const { engine, submit } = options
  const [running, setRunning] = useState<string>()
  const [conflict, setConflict] = useState<Conflict>()
  const busy = useRef(false)
  const leave = useLeavePage(engine)
  const send = useSend(options)
  const fail = useHandleFailure(options, setConflict)

  const run = useCallback(
    async (further?: FurtherSubmit) => {
      // The second click of a double click arrives before the button is rendered as busy.
      if (busy.current) return
      const call = { id: PRIMARY_SUBMIT, ...(further ?? submit) }
      busy.current = true
      setRunning(call.id)
      try {
        const { query } = await engine.formily().form.submit(() => send(call))
        setConflict(undefined)
        leave({ query, after: call.then })
      } catch (error) {
        if (error !== NOT_CONFIRMED && !isCheckFailure(error)) await fail(error, further)
      } finally {
        busy.current = false
        setRunning(undefined)
      }
    },
    [engine, submit, send, leave, fail],
  )

  const compareWith = useCallback(
    (record: DataRecord) => setConflict({ differences: engine.rebase(record) }),
    [engine],
  )
  const acceptSaved = useCallback(
    (key: string) => {
      engine.resetValue(key)
      setConflict(
        (now) => now && { ...now, differences: now.differences.filter((entry) => entry.key !== key) },
      )
    },
    [engine],
  )
  const closeConflict = useCallback(() => setConflict(undefined), [])
  return { run, running, conflict, compareWith, acceptSaved, closeConflict }
}

interface SubmitResult {
  params: PageParams
  result: unknown
}

/**
 * Expands a row in the tree of the page that opened this form: the row below which the form has added a row.
 */
function expandInOpener(
  opener: PageSession | undefined,
  { then }: Submit,
  { params, result }: SubmitResult,
): void {
  if (!then || !('unfolds' in then) || then.unfolds === undefined) return
  const parentKey = params[then.unfolds]
  const { id } = (result ?? {}) as { id?: unknown }
  if (typeof parentKey !== 'string') return
  opener?.handles.expandRow?.({ parentKey, key: typeof id === 'string' ? id : undefined })
}

/**
 * Returns a function that asks for confirmation and sends the form. The function resolves to the query for
 * the next page.
 */
function useSend({ page, engine, versionField, onSaved }: UseFormSubmitOptions) {
  const { http, contracts, notify } = useRuntime()
  const { version, session, params } = useOpenPage()
  const evaluation = useEvaluation()
  const text = useText()
  const [attempts] = useState(createIdempotencyKeys)

  return useCallback(
    async (submit: Submit & { id: string }) => {
      const scope = { values: engine.values(), record: engine.record.value, saved: engine.saved.value }
      if (!(await confirmSubmit(submit, { notify, evaluation, scope }))) throw NOT_CONFIRMED
      const args = argumentsOf(submit, { evaluation, scope, versionField })
      const origin = { page: page.id, version, action: submit.id }
      const headers = await headersOf(submit, { contracts, origin, key: attempts.keyOf(submit.id, args) })
      const result = await http.call(submit.op, args, { headers })
      attempts.clear()
      engine.settle()
      const after = { ...scope, result }
      const done = firstMatch(submit.done, (when) => evaluation.isMet(when, after))
      const message = done ? evaluation.text(done.text, after) : text('Saved')
      notify.toast({ type: done?.type ?? 'success', text: message })
      await onSaved?.(result)
      expandInOpener(session.opener, submit, { params, result })
      void session.refresh()
      return { query: queryOf(submit, evaluation, after) }
    },
    [
      page,
      engine,
      versionField,
      onSaved,
      http,
      contracts,
      notify,
      version,
      session,
      params,
      evaluation,
      text,
      attempts,
    ],
  )
}

interface Leaving {
  query: SearchValues
  after: Submit['then']
}

/**
 * Leaves the page after React has rendered the saved state, because earlier the user would be asked about
 * unsaved work. A form for new records is emptied, because a second submit would create a duplicate.
 */
function useLeavePage(engine: FormEngine) {
  const { navigation } = useRuntime()
  const overlay = useOverlay()
  const leaveRecord = use(RecordPlaceContext)?.leave
  const [leaving, setLeaving] = useState<Leaving>()
  useEffect(() => {
    const after = leaving?.after
    if (!after) return
    setLeaving(undefined)
    if ('close' in after && overlay) return overlay.close()
    if (engine.record.value === undefined) engine.load(undefined)
    if ('reset' in after) return engine.focusStart()
    if (after.page === undefined) return void leaveRecord?.()
    const path = navigation.pathOf(after.page)
    if (path !== undefined) navigation.navigate(path + toQueryText(leaving.query))
  }, [leaving, engine, overlay, leaveRecord, navigation])
  return setLeaving
}

function useHandleFailure(
  { engine, versionField, reload }: UseFormSubmitOptions,
  setConflict: (conflict: Conflict) => void,
) {
  const { notify } = useRuntime()
  const { session } = useOpenPage()
  const text = useText()

  return useCallback(
    async (error: unknown, further: FurtherSubmit | undefined) => {
      const isConflict = failureOf(error)?.status === 409
      const differences = isConflict ? await rebaseOnSavedRecord(engine, versionField, reload) : undefined
      if (differences) return setConflict({ differences, further })
      showFailure(error, { engine, notify, text })
      if (isConflict) await session.refresh()
    },
    [engine, versionField, reload, setConflict, notify, session, text],
  )
}
