import { useEffect, useMemo, useSyncExternalStore } from 'react'
import type { WizardPage } from '#schemas'
import { useOpenPage } from '../page/page-context.ts'
import { type DraftOpening, useDraftStart } from '../saved-draft/use-draft-start.ts'

/** Step and draft that the address of a wizard contains, for the back button and for links. */
interface WizardPosition {
  step: string | null
  /** Id of the draft. */
  draft: string | null
}

export interface WizardAddress extends WizardPosition {
  /** Changes parts of the address. With `replace`, no history entry is added. */
  write: (position: Partial<WizardPosition>, options?: { replace?: boolean }) => void
}

const STEP = 'step'

/**
 * Reads and writes the step and the draft in the address. `param` is the name of the URL parameter for the
 * draft's id. A page that opens the wizard may set this parameter.
 */
export function useWizardAddress(param: string | undefined): WizardAddress {
  const { params, session } = useOpenPage()
  const { address } = session
  const search = useSyncExternalStore(address.subscribe, address.search)
  return useMemo(() => {
    const query = new URLSearchParams(search)
    const value = param === undefined ? undefined : params[param]
    const callerDraft = typeof value === 'string' ? value : null
    const addressDraft = param === undefined ? null : query.get(param)
    return {
      step: query.get(STEP),
      draft: addressDraft === null ? callerDraft : addressDraft || null,
      write: ({ step, draft }, options) => {
        const next = new URLSearchParams(address.search())
        setParam(next, STEP, step)
        // An empty string overrides the draft that the opening page has passed as a parameter.
        if (param !== undefined) setParam(next, param, draft === null && callerDraft !== null ? '' : draft)
        if (next.toString() !== new URLSearchParams(address.search()).toString())
          address.write(`?${next}`, options)
      },
    }
  }, [address, param, params, search])
}

function setParam(query: URLSearchParams, name: string, value: string | null | undefined): void {
  if (value === null) query.delete(name)
  else if (value !== undefined) query.set(name, value)
}

/**
 * Determines how a wizard starts. The wizard's address contains the id of the draft, so that reloading the
 * browser page continues the draft.
 */
export function useWizardStart(page: WizardPage): DraftOpening {
  const settings = page.wizard.draft
  const address = useWizardAddress(settings?.param)
  const opening = useDraftStart({
    page: page.id,
    savesDrafts: settings !== undefined,
    requestedId: address.draft,
    onChange: (draft, { isOther }) =>
      address.write({ draft, ...(isOther && { step: null }) }, { replace: true }),
  })
  const { start, startOver } = opening
  // A submitted wizard stays mounted in the background until the user opens it for another record.
  const isSent = start.phase === 'ready' && start.isSent
  const isReopened = isSent && address.step === null && address.draft === null
  // biome-ignore lint/correctness/useExhaustiveDependencies: it restarts once per opening.
  useEffect(() => {
    if (isReopened) startOver()
  }, [isReopened])
  return opening
}
