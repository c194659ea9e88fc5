import { useCallback } from 'react'
import { type DraftKeeper, useOverlay, useRuntime, useText, type WizardOpening } from '#runtime'
import type { WizardPage } from '#schemas'

/** Once a wizard is sent its draft goes, and where it leads nowhere it begins anew: it is not sent twice. */
export function useAfterwards(
  { wizard: { submit } }: WizardPage,
  keeper: DraftKeeper | undefined,
  opening: WizardOpening,
): () => Promise<void> {
  const t = useText()
  const { navigation, notify } = useRuntime()
  const overlay = useOverlay()
  const { then } = submit
  const isLeaving =
    then !== undefined &&
    ('close' in then ? overlay !== undefined : navigation.pathOf(then.page) !== undefined)
  return useCallback(async () => {
    try {
      await keeper?.remove()
    } catch {
      // What was sent is sent: only the draft stays behind.
      notify.toast({ type: 'warning', text: t('The draft could not be deleted.') })
    }
    if (!isLeaving) opening.again()
  }, [keeper, notify, t, isLeaving, opening])
}
