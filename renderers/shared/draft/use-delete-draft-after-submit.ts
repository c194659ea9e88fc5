import { useCallback } from 'react'
import { type DraftStore, useRuntime, useText } from '#runtime'

/**
 * Returns a callback for a form that was submitted. The callback deletes the draft of the form, and then
 * calls `onDone`.
 */
export function useDeleteDraftAfterSubmit(
  store: DraftStore | undefined,
  onDone?: () => void,
): () => Promise<void> {
  const t = useText()
  const { notify } = useRuntime()
  return useCallback(async () => {
    try {
      await store?.remove()
    } catch {
      // The message is a warning, because the form was submitted and only its draft couldn't be deleted.
      notify.toast({ type: 'warning', text: t("The draft couldn't be deleted.") })
    }
    onDone?.()
  }, [store, notify, t, onDone])
}
