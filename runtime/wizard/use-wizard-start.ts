import { useCallback, useEffect, useRef, useState } from 'react'
import type { DraftSummary, FormDraft, WizardPage } from '#schemas'
import { type AppError, isAppError } from '#schemas/errors'
import { isRecord } from '../form/plain.ts'
import { useRuntime } from '../runtime-context.ts'
import { isDraft } from './draft-keeper.ts'
import { useAnswer } from './use-answer.ts'
import { useWizardAddress } from './use-wizard-address.ts'

/** How a wizard begins: anew, with a draft, or with the question which one. */
export type WizardStart =
  | { phase: 'loading' }
  /** He has drafts of this page: one of them, or anew. */
  | { phase: 'choose'; drafts: readonly DraftSummary[] }
  /** The draft of the address was sent or deleted. */
  | { phase: 'gone' }
  | { phase: 'failed'; error: AppError; retry: () => void }
  | ({ phase: 'ready' } & Opened)

export interface WizardOpening {
  start: WizardStart
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

/** Takes up the draft that the address names, or asks which one where there are some. */
export function useWizardStart(page: WizardPage): WizardOpening {
  const settings = page.wizard.draft
  const { http } = useRuntime()
  const address = useWizardAddress(settings?.param)
  const [opened, setOpened] = useState<Opened | undefined>(() =>
    settings ? undefined : { draft: undefined, turn: 1, isSent: false },
  )
  // The draft on screen; the address names it a moment later.
  const own = useRef<string>(undefined)
  const isOther = settings !== undefined && address.draft !== null && address.draft !== own.current
  const isOpen = opened !== undefined && !isOther
  const list = useAnswer('draft.list', isOpen || isOther ? undefined : { page: page.id })
  const one = useAnswer('draft.get', isOther ? { id: address.draft } : undefined)
  const [dropped, setDropped] = useState<ReadonlySet<string>>(new Set())
  const drafts = summariesOf(list.value).filter(({ id }) => !dropped.has(id))
  const taken = isDraft(one.value) && one.value.page === page.id ? one.value : undefined
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
    if (settings) setOpened(undefined)
    else begin(undefined)
    own.current = undefined
    address.write({ draft: null, step: null }, { replace: true })
  }
  // Behind another page it stays as it was sent, until somebody comes for a new one.
  const isCalled = opened?.isSent === true && address.step === null && address.draft === null
  // biome-ignore lint/correctness/useExhaustiveDependencies: it begins once for each call.
  useEffect(() => {
    if (isCalled) again()
  }, [isCalled])

  const startOf = (): WizardStart => {
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
      address.write({ draft: id ?? null, step: null }, { replace: true })
    },
    remove: async (id) => {
      await http.call('draft.remove', { id })
      setDropped((before) => new Set([...before, id]))
    },
    follow: (id) => {
      own.current = id
      address.write({ draft: id ?? null }, { replace: true })
    },
    finish: () => setOpened((before) => before && { ...before, isSent: true }),
    again,
  }
}

/** Drafts as a server lists them; what is none is left out. */
const summariesOf = (value: unknown): readonly DraftSummary[] =>
  Array.isArray(value)
    ? value.filter((each): each is DraftSummary => isRecord(each) && typeof each.id === 'string')
    : []
