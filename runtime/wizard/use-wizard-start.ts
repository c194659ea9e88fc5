import { useEffect } from 'react'
import type { WizardPage } from '#schemas'
import { type DraftOpening, useDraftStart } from '../draft/use-draft-start.ts'
import { useWizardAddress } from './use-wizard-address.ts'

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
