import { useEffect, useMemo, useSyncExternalStore } from 'react'
import type { WizardPage } from '#schemas'
import { useOpenPage } from '../page/page-context.ts'
import { type DraftOpening, useDraftStart } from '../saved-draft/use-draft-start.ts'

/** Step and draft of a wizard in its address, for the back button and for links. */
interface WizardPlace {
  step: string | null
  /** Id of the draft that is taken up. */
  draft: string | null
}

export interface WizardAddress extends WizardPlace {
  /** Writes the given parts of the address; `replace` adds no history entry. */
  write: (place: Partial<WizardPlace>, options?: { replace?: boolean }) => void
}

const STEP = 'step'

/** `param` is the name of the draft's parameter; a page inside another may be given the draft by its caller. */
export function useWizardAddress(param: string | undefined): WizardAddress {
  const { params, session } = useOpenPage()
  const { address } = session
  const search = useSyncExternalStore(address.subscribe, address.search)
  return useMemo(() => {
    const query = new URLSearchParams(search)
    const given = param === undefined ? undefined : params[param]
    const caller = typeof given === 'string' ? given : null
    const own = param === undefined ? null : query.get(param)
    return {
      step: query.get(STEP),
      draft: own === null ? caller : own || null,
      write: ({ step, draft }, options) => {
        const next = new URLSearchParams(address.search())
        put(next, STEP, step)
        // An empty text overrides the caller's draft.
        if (param !== undefined) put(next, param, draft === null && caller !== null ? '' : draft)
        if (next.toString() !== new URLSearchParams(address.search()).toString())
          address.write(`?${next}`, options)
      },
    }
  }, [address, param, params, search])
}

function put(query: URLSearchParams, name: string, value: string | null | undefined): void {
  if (value === null) query.delete(name)
  else if (value !== undefined) query.set(name, value)
}

/** Start of a wizard; its address names the draft, so that a reload continues it. */
export function useWizardStart(page: WizardPage): DraftOpening {
  const settings = page.wizard.draft
  const address = useWizardAddress(settings?.param)
  const opening = useDraftStart({
    page: page.id,
    isKept: settings !== undefined,
    wanted: address.draft,
    onChange: (draft, { isOther }) =>
      address.write({ draft, ...(isOther && { step: null }) }, { replace: true }),
  })
  const { start, again } = opening
  // A submitted wizard stays behind another page until it is opened for a new record.
  const isSent = start.phase === 'ready' && start.isSent
  const isCalled = isSent && address.step === null && address.draft === null
  // biome-ignore lint/correctness/useExhaustiveDependencies: it begins once for each call.
  useEffect(() => {
    if (isCalled) again()
  }, [isCalled])
  return opening
}
