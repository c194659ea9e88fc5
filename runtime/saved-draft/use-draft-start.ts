import { useCallback, useEffect, useRef, useState } from 'react'
import type { DraftSummary, FormDraft } from '#schemas'
import { type AppError, isAppError } from '#schemas/errors'
import { isRecord } from '#schemas/values'
import type { Arguments } from '../http/create-http.ts'
import { toAppError } from '../page/errors.ts'
import { useRuntime } from '../runtime-context.ts'
import { isDraft } from './draft-store.ts'

/** How a form that saves drafts starts: empty, with a draft, or with a choice of drafts. */
export type DraftStart =
  | { phase: 'loading' }
  /** The user has drafts of this page. The user chooses one of the drafts or starts without a draft. */
  | { phase: 'choose'; drafts: readonly DraftSummary[] }
  /** The draft that the address names no longer exists: its form was submitted, or it was deleted. */
  | { phase: 'gone' }
  | { phase: 'failed'; error: AppError; retry: () => void }
  | ({ phase: 'ready' } & Opened)

export interface DraftOpening {
  start: DraftStart
  /** Continues the draft with this id. Without an id, opens the form without a draft. */
  open: (id?: string) => void
  /** Deletes a draft. Rejects on failure. */
  remove: (id: string) => Promise<void>
  /**
   * Sets the id of the draft that the form on screen saves. Pass undefined if the form has no draft any more.
   */
  setDraftId: (id: string | undefined) => void
  /** Marks the form on screen as sent, so that it isn't sent a second time. */
  markSent: () => void
  /** Offers the saved drafts again. */
  startOver: () => void
}

interface Opened {
  draft: FormDraft | undefined
  /** Key of the form on screen. A new key creates a new form. */
  formKey: number
  isSent: boolean
}

interface DraftStartOptions {
  page: string
  /** True if the page saves drafts. If false, the form starts empty without a request. */
  savesDrafts: boolean
  /** Key of a record. If a record key is set, only drafts of this record are offered. */
  at?: string
  /** Id of the draft that the address names. */
  requestedId: string | null
  /**
   * Called when the address should contain the id of another draft, or null for none. `isOther` is true if a
   * new form replaces the form on screen.
   */
  onChange: (id: string | null, options: { isOther: boolean }) => void
}

/**
 * Continues the draft that the address names. Without a draft in the address, lets the user choose among the
 * saved drafts, if there are any.
 */
export function useDraftStart({
  page,
  savesDrafts,
  at,
  requestedId,
  onChange,
}: DraftStartOptions): DraftOpening {
  const { http } = useRuntime()
  const [opened, setOpened] = useState<Opened | undefined>(() =>
    savesDrafts ? undefined : { draft: undefined, formKey: 1, isSent: false },
  )
  // Id of the draft on screen. The address may contain this id later or never.
  const shownId = useRef<string>(undefined)
  const [chosen, setChosen] = useState<string>()
  const openId = requestedId ?? chosen ?? null
  const isOther = savesDrafts && openId !== null && openId !== shownId.current
  const isOpen = opened !== undefined && !isOther
  const list = useAnswer('draft.list', isOpen || isOther ? undefined : { page })
  const one = useAnswer('draft.get', isOther ? { id: openId } : undefined)
  const [dropped, setDropped] = useState<ReadonlySet<string>>(new Set())
  const drafts = summariesOf(list.value, at).filter(({ id }) => !dropped.has(id))
  const loaded = isDraft(one.value) && one.value.page === page ? one.value : undefined
  // If the list of drafts can't be loaded, the form starts without a draft.
  const hasNone = list.error !== undefined || (list.isThere && drafts.length === 0)

  const openForm = useCallback((draft: FormDraft | undefined) => {
    shownId.current = draft?.id
    setOpened((before) => ({ draft, formKey: (before?.formKey ?? 0) + 1, isSent: false }))
  }, [])
  useEffect(() => {
    if (loaded) openForm(loaded)
    else if (hasNone) openForm(undefined)
  }, [loaded, hasNone, openForm])

  const startOver = () => {
    if (savesDrafts) setOpened(undefined)
    else openForm(undefined)
    shownId.current = undefined
    setChosen(undefined)
    onChange(null, { isOther: true })
  }
  const startOf = (): DraftStart => {
    if (isOpen) return { phase: 'ready', ...opened }
    if (!isOther) return drafts.length > 0 ? { phase: 'choose', drafts } : { phase: 'loading' }
    const isGone = isAppError(one.error, 'DRAFT_NOT_FOUND') || (one.isThere && !loaded)
    if (isGone) return { phase: 'gone' }
    return one.error ? { phase: 'failed', error: one.error, retry: one.retry } : { phase: 'loading' }
  }
  return {
    start: startOf(),
    open: (id) => {
      if (id === undefined) openForm(undefined)
      setChosen(id)
      onChange(id ?? null, { isOther: true })
    },
    remove: async (id) => {
      await http.call('draft.remove', { id })
      setDropped((before) => new Set([...before, id]))
    },
    setDraftId: (id) => {
      shownId.current = id
      setChosen(id)
      onChange(id ?? null, { isOther: false })
    },
    markSent: () => setOpened((before) => before && { ...before, isSent: true }),
    startOver,
  }
}

/**
 * Returns the drafts in the response of `draft.list`. If `at` is set, returns only drafts of the record `at`.
 * Leaves out malformed drafts.
 */
const summariesOf = (value: unknown, at: string | undefined): readonly DraftSummary[] =>
  Array.isArray(value)
    ? value.filter(
        (each): each is DraftSummary =>
          isRecord(each) && typeof each.id === 'string' && (at === undefined || each.step === at),
      )
    : []

interface Answer {
  /** Identifies the request by its operation and arguments. */
  key: string
  value?: unknown
  error?: AppError
}

/**
 * Calls an operation once for each set of arguments. Without arguments, the operation isn't called. The call
 * uses no cache, because a save must start from the server's current state.
 */
function useAnswer(op: string, args: Arguments | undefined) {
  const { http } = useRuntime()
  const [answer, setAnswer] = useState<Answer>()
  const [attempt, setAttempt] = useState(0)
  const key = args === undefined ? undefined : JSON.stringify([op, args, attempt])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the arguments.
  useEffect(() => {
    setAnswer(undefined)
    if (key === undefined) return
    const leaving = new AbortController()
    http.call<unknown>(op, args, { signal: leaving.signal }).then(
      (value) => !leaving.signal.aborted && setAnswer({ key, value }),
      (error) => !leaving.signal.aborted && setAnswer({ key, error: toAppError(error) }),
    )
    return () => leaving.abort()
  }, [http, key])
  const retry = useCallback(() => setAttempt((before) => before + 1), [])
  // Ignores the response to an earlier request.
  const current = answer !== undefined && answer.key === key ? answer : undefined
  return {
    isThere: current !== undefined && current.error === undefined,
    value: current?.value,
    error: current?.error,
    retry,
  }
}
