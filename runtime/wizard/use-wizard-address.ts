import { useEffect, useMemo, useSyncExternalStore } from 'react'
import type { WizardPage } from '#schemas'
import { type DraftOpening, useDraftStart } from '../draft/use-draft-start.ts'
import { useOpenPage } from '../page/page-context.ts'

/** What a wizard keeps in its address, so that back works and a link leads to a step. */
interface WizardPlace {
  step: string | null
  /** Id of the draft that is taken up. */
  draft: string | null
}

export interface WizardAddress extends WizardPlace {
  /** Changes what is named, and leaves the rest; `replace` leaves no entry to go back to. */
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
        // An empty text takes back what the caller has given.
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

/** How a wizard begins; the draft on screen stands in its address, so that a reload takes it up. */
export function useWizardStart(page: WizardPage): DraftOpening {
  const settings = page.wizard.draft
  const address = useWizardAddress(settings?.param)
  const opening = useDraftStart({
    page: page.id,
    isKept: settings !== undefined,
    wanted: address.draft,
    tell: (draft, { isOther }) => address.write({ draft, ...(isOther && { step: null }) }, { replace: true }),
  })
  const { start, again } = opening
  // Behind another page it stays as it was sent, until somebody comes for a new one.
  const isSent = start.phase === 'ready' && start.isSent
  const isCalled = isSent && address.step === null && address.draft === null
  // biome-ignore lint/correctness/useExhaustiveDependencies: it begins once for each call.
  useEffect(() => {
    if (isCalled) again()
  }, [isCalled])
  return opening
}
