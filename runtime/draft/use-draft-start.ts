import { useCallback, useEffect, useRef, useState } from 'react'
import type { DraftSummary, FormDraft } from '#schemas'
import { type AppError, isAppError } from '#schemas/errors'
import { isRecord } from '#schemas/values'
import type { Arguments } from '../http/create-http.ts'
import { toAppError } from '../page/errors.ts'
import { useRuntime } from '../runtime-context.ts'
import { isDraft } from './draft-keeper.ts'

/** How a form with drafts begins: anew, with a draft, or with the question which one. */
export type DraftStart =
  | { phase: 'loading' }
  /** He has drafts of this: one of them, or anew. */
  | { phase: 'choose'; drafts: readonly DraftSummary[] }
  /** The draft of the address was sent or deleted. */
  | { phase: 'gone' }
  | { phase: 'failed'; error: AppError; retry: () => void }
  | ({ phase: 'ready' } & Opened)

export interface DraftOpening {
  start: DraftStart
  /** Takes a draft up; without one it begins anew. */
  open: (id?: string) => void
  /** Deletes a draft; rejects where that fails. */
  remove: (id: string) => Promise<void>
  /** The form on screen is this draft now, or none any more. */
  follow: (id: string | undefined) => void
  /** The form on screen is sent: it is not to be sent again. */
  finish: () => void
  /** Begins from the question again. */
  again: () => void
}

interface Opened {
  draft: FormDraft | undefined
  /** Tells one filling-in from the next. */
  turn: number
  isSent: boolean
}

interface DraftStartOptions {
  page: string
  /** The page keeps drafts; else it begins anew at once. */
  isKept: boolean
  /** Only drafts that are to be taken up here: of this record. */
  at?: string
  /** Id of the draft that the address names. */
  wanted: string | null
  /** The address is to name another draft, or none; `isOther`: what is on screen begins anew. */
  tell: (id: string | null, options: { isOther: boolean }) => void
}

/** Takes up the draft that the address names, or asks which one where there are some. */
export function useDraftStart({ page, isKept, at, wanted, tell }: DraftStartOptions): DraftOpening {
  const { http } = useRuntime()
  const [opened, setOpened] = useState<Opened | undefined>(() =>
    isKept ? undefined : { draft: undefined, turn: 1, isSent: false },
  )
  // The draft on screen; the address names it a moment later. Another one may be asked for without an address.
  const own = useRef<string>(undefined)
  const [chosen, setChosen] = useState<string>()
  const asked = wanted ?? chosen ?? null
  const isOther = isKept && asked !== null && asked !== own.current
  const isOpen = opened !== undefined && !isOther
  const list = useAnswer('draft.list', isOpen || isOther ? undefined : { page })
  const one = useAnswer('draft.get', isOther ? { id: asked } : undefined)
  const [dropped, setDropped] = useState<ReadonlySet<string>>(new Set())
  const drafts = summariesOf(list.value, at).filter(({ id }) => !dropped.has(id))
  const taken = isDraft(one.value) && one.value.page === page ? one.value : undefined
  // Without a list of drafts there is still a form to fill in.
  const hasNone = list.error !== undefined || (list.isThere && drafts.length === 0)

  const begin = useCallback((draft: FormDraft | undefined) => {
    own.current = draft?.id
    setOpened((before) => ({ draft, turn: (before?.turn ?? 0) + 1, isSent: false }))
  }, [])
  useEffect(() => {
    if (taken) begin(taken)
    else if (hasNone) begin(undefined)
  }, [taken, hasNone, begin])

  const again = () => {
    if (isKept) setOpened(undefined)
    else begin(undefined)
    own.current = undefined
    setChosen(undefined)
    tell(null, { isOther: true })
  }
  const startOf = (): DraftStart => {
    if (isOpen) return { phase: 'ready', ...opened }
    if (!isOther) return drafts.length > 0 ? { phase: 'choose', drafts } : { phase: 'loading' }
    const isGone = isAppError(one.error, 'DRAFT_NOT_FOUND') || (one.isThere && !taken)
    if (isGone) return { phase: 'gone' }
    return one.error ? { phase: 'failed', error: one.error, retry: one.retry } : { phase: 'loading' }
  }
  return {
    start: startOf(),
    open: (id) => {
      if (id === undefined) begin(undefined)
      setChosen(id)
      tell(id ?? null, { isOther: true })
    },
    remove: async (id) => {
      await http.call('draft.remove', { id })
      setDropped((before) => new Set([...before, id]))
    },
    follow: (id) => {
      own.current = id
      setChosen(id)
      tell(id ?? null, { isOther: false })
    },
    finish: () => setOpened((before) => before && { ...before, isSent: true }),
    again,
  }
}

/** Drafts as a server lists them; what is none is left out. */
const summariesOf = (value: unknown, at: string | undefined): readonly DraftSummary[] =>
  Array.isArray(value)
    ? value.filter(
        (each): each is DraftSummary =>
          isRecord(each) && typeof each.id === 'string' && (at === undefined || each.step === at),
      )
    : []

interface Answer {
  /** What was asked. */
  key: string
  value?: unknown
  error?: AppError
}

/**
 * Asks once for each set of arguments, and nothing of an answer is kept: what is saved over it must be what is on the
 * server now. Without arguments nothing is asked.
 */
function useAnswer(op: string, args: Arguments | undefined) {
  const { http } = useRuntime()
  const [answer, setAnswer] = useState<Answer>()
  const [turn, setTurn] = useState(0)
  const key = args === undefined ? undefined : JSON.stringify([op, args, turn])
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
  const retry = useCallback(() => setTurn((before) => before + 1), [])
  // An answer to what was asked before is none.
  const current = answer !== undefined && answer.key === key ? answer : undefined
  return {
    isThere: current !== undefined && current.error === undefined,
    value: current?.value,
    error: current?.error,
    retry,
  }
}
