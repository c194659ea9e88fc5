import { useCallback, useEffect, useRef, useState } from 'react'
import type { Page, Submit } from '#schemas'
import { createAttempts } from '../actions/attempts.ts'
import { firstMatch, useEvaluation } from '../expr/use-evaluation.ts'
import { failureOf } from '../http/errors.ts'
import { useText } from '../i18n/use-text.ts'
import { toQueryText } from '../list/address.ts'
import type { SearchValues } from '../list/list-state.ts'
import { useOverlay } from '../page/overlay.ts'
import { type PageParams, useOpenPage } from '../page/page-context.ts'
import type { PageSession } from '../page/page-session.ts'
import type { DataRecord } from '../registry/definitions.ts'
import { useRuntime } from '../runtime-context.ts'
import type { FormEngine } from './form-engine.ts'
import type { Difference } from './form-values.ts'
import { argumentsOf, compare, headersOf, isAgreed, queryOf, showFailure } from './send-form.ts'

interface UseFormSubmitOptions {
  page: Page
  engine: FormEngine
  submit: Submit
  /** Told by this field of the record; another one means that somebody else has saved meanwhile. */
  versionField?: string | undefined
  /** Asks for the record as it is now. */
  reload?: (() => Promise<DataRecord | undefined>) | undefined
  /** Runs once it is saved, before the page is left. */
  onSaved?: ((result: unknown) => Promise<void> | void) | undefined
}

/** Somebody else has saved meanwhile: what was typed against what is there now. */
export interface Conflict {
  differences: readonly Difference[]
}

export interface FormSubmit {
  /** Checks, asks and sends. Never rejects: a failure is shown at its place, once. */
  run: () => Promise<void>
  /** It runs now; a second click does nothing. */
  isBusy: boolean
  conflict: Conflict | undefined
  /** Puts a newer state of the record under what was typed, and shows what differs. */
  compareWith: (record: DataRecord) => void
  /** Takes what is there now in the place of what was typed. */
  takeTheirs: (key: string) => void
  /** Ends the comparison; what was typed stays. */
  closeConflict: () => void
}

/** Ends a submit quietly: the user didn't confirm. */
const DECLINED = new Error('declined')

/** Formily rejects with the errors of its fields, which show them. */
const isCheckFailure = (error: unknown) => Array.isArray(error)

/** Sends a form as its page says, safe against double clicks, lost answers and others who save. */
export function useFormSubmit(options: UseFormSubmitOptions): FormSubmit {
  const { engine, submit } = options
  const [isBusy, setBusy] = useState(false)
  const [conflict, setConflict] = useState<Conflict>()
  const busy = useRef(false)
  const leave = useLeaving(engine, submit)
  const send = useSending(options)
  const fail = useFailing(options, setConflict)

  const run = useCallback(async () => {
    // The second click of a double click comes before the button is drawn as busy.
    if (busy.current) return
    busy.current = true
    setBusy(true)
    try {
      const { query } = await engine.formily().form.submit(send)
      setConflict(undefined)
      leave(query)
    } catch (error) {
      if (error !== DECLINED && !isCheckFailure(error)) await fail(error)
    } finally {
      busy.current = false
      setBusy(false)
    }
  }, [engine, send, leave, fail])

  const compareWith = useCallback(
    (record: DataRecord) => setConflict({ differences: engine.rebase(record) }),
    [engine],
  )
  const takeTheirs = useCallback(
    (key: string) => {
      engine.takeLoaded(key)
      setConflict((now) => now && { differences: now.differences.filter((entry) => entry.key !== key) })
    },
    [engine],
  )
  const closeConflict = useCallback(() => setConflict(undefined), [])
  return { run, isBusy, conflict, compareWith, takeTheirs, closeConflict }
}

interface Sent {
  params: PageParams
  result: unknown
}

/** Has the tree it was opened from show what was added. */
function unfoldIn(opener: PageSession | undefined, { then }: Submit, { params, result }: Sent): void {
  if (!then || !('unfolds' in then) || then.unfolds === undefined) return
  const below = params[then.unfolds]
  const { id } = (result ?? {}) as { id?: unknown }
  if (typeof below !== 'string') return
  opener?.handles.unfold?.({ below, key: typeof id === 'string' ? id : undefined })
}

/** Asks and sends; gives the query to go on with. */
function useSending({ page, engine, submit, versionField, onSaved }: UseFormSubmitOptions) {
  const { http, notify } = useRuntime()
  const { version, session, params } = useOpenPage()
  const evaluation = useEvaluation()
  const text = useText()
  const [attempts] = useState(createAttempts)

  return useCallback(async () => {
    const scope = { values: engine.values(), record: engine.record.value }
    if (!(await isAgreed(submit, { notify, evaluation, scope }))) throw DECLINED
    const args = argumentsOf(submit, { evaluation, scope, versionField })
    const origin = { page: page.id, version, action: 'submit' }
    const headers = headersOf(submit, { origin, key: attempts.keyOf('submit', args) })
    const result = await http.call(submit.op, args, { headers })
    attempts.forget()
    engine.settle()
    const after = { ...scope, result }
    const done = firstMatch(submit.done, evaluation, after)
    const told = done ? evaluation.text(done.text, after) : text('Saved')
    notify.toast({ type: done?.type ?? 'success', text: told })
    await onSaved?.(result)
    unfoldIn(session.opener, submit, { params, result })
    void session.refresh()
    return { query: queryOf(submit, evaluation, after) }
  }, [
    page,
    engine,
    submit,
    versionField,
    onSaved,
    http,
    notify,
    version,
    session,
    params,
    evaluation,
    text,
    attempts,
  ])
}

/**
 * Leaves the page once the form is drawn as saved: whoever minds unsaved work would ask otherwise. A new record's form
 * that stays, or is kept behind its tab, is empty again: sent once more it would be refused.
 */
function useLeaving(engine: FormEngine, { then }: Submit) {
  const { navigation } = useRuntime()
  const overlay = useOverlay()
  const [leaving, setLeaving] = useState<{ query: SearchValues }>()
  useEffect(() => {
    if (!leaving || !then) return
    setLeaving(undefined)
    if ('close' in then && overlay) return overlay.close()
    if (engine.record.value === undefined) engine.load(undefined)
    const path = then.page === undefined ? undefined : navigation.pathOf(then.page)
    if (path !== undefined) navigation.navigate(path + toQueryText(leaving.query))
  }, [leaving, then, engine, overlay, navigation])
  return useCallback((query: SearchValues) => setLeaving({ query }), [])
}

function useFailing(
  { engine, versionField, reload }: UseFormSubmitOptions,
  setConflict: (conflict: Conflict) => void,
) {
  const { notify } = useRuntime()
  const { session } = useOpenPage()
  const text = useText()

  return useCallback(
    async (error: unknown) => {
      const isRefused = failureOf(error)?.status === 409
      const differences = isRefused ? await compare(engine, versionField, reload) : undefined
      if (differences) return setConflict({ differences })
      showFailure(error, { engine, notify, text })
      if (isRefused) await session.refresh()
    },
    [engine, versionField, reload, setConflict, notify, session, text],
  )
}
