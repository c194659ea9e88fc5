import { useCallback } from 'react'
import { type DraftKeeper, useRuntime, useText, type WizardOpening } from '#runtime'

/** Once a wizard is sent its draft goes, and it is not there to be sent again. */
export function useAfterwards(keeper: DraftKeeper | undefined, opening: WizardOpening): () => Promise<void> {
  const t = useText()
  const { notify } = useRuntime()
  const { finish } = opening
  return useCallback(async () => {
    try {
      await keeper?.remove()
    } catch {
      // What was sent is sent: only the draft stays behind.
      notify.toast({ type: 'warning', text: t('The draft could not be deleted.') })
    }
    finish()
  }, [keeper, notify, t, finish])
}
