import { Button, Modal } from 'antd'
import { type ReactNode, useState } from 'react'
import { type DraftStore, type FormEngine, useCloseOnBack, useOverlay, useRuntime, useText } from '#runtime'

export interface CancelOptions {
  engine: FormEngine
  /** Draft of the form. Undefined if the page saves no drafts. */
  draft:
    | {
        store: DraftStore
        /** True if the draft on the server contains all entries of the user. */
        isSafe: () => boolean
        /** Saves the draft. Undefined if drafts aren't saved automatically. */
        save?: () => Promise<boolean>
      }
    | undefined
  /** Leaves the form. Asks first if entries would be lost. Undefined if the form can't be left. */
  leave: (() => void) | undefined
}

/**
 * Returns the function of the button *Cancel*, and a dialog that says that the draft is kept, if it is. The user
 * can discard the draft there.
 */
export function useCancel({ engine, draft, leave }: CancelOptions): {
  cancel: (() => void) | undefined
  dialog: ReactNode
} {
  const t = useText()
  const { notify } = useRuntime()
  const [isOpen, setOpen] = useState(false)
  const [isDiscarding, setDiscarding] = useState(false)
  const overlay = useOverlay()
  const stay = () => setOpen(false)
  useCloseOnBack({ isOpen, close: stay })
  const askOrLeave = async () => {
    if (draft && engine.isDirty.value && !draft.isSafe()) await draft.save?.()
    if (draft?.store.state.value.id !== undefined && draft.isSafe()) setOpen(true)
    else leave?.()
  }
  // The dialog has already said that the draft is kept, so the overlay closes without asking its guards.
  const leaveNow = () => {
    stay()
    if (overlay) overlay.close()
    else leave?.()
  }
  const discard = async () => {
    setDiscarding(true)
    try {
      await draft?.store.remove()
    } catch {
      setDiscarding(false)
      return notify.toast({ type: 'error', text: t("The draft couldn't be deleted.") })
    }
    draft?.store.detach()
    leaveNow()
  }
  return {
    cancel: leave && (() => void askOrLeave()),
    dialog: (
      <Modal
        open={isOpen}
        title={t('Your draft is kept')}
        onCancel={stay}
        width="min(440px, calc(100vw - 32px))"
        destroyOnHidden
        footer={[
          <Button key="discard" danger loading={isDiscarding} onClick={() => void discard()}>
            {t('Discard draft')}
          </Button>,
          <Button key="stay" disabled={isDiscarding} onClick={stay}>
            {t('Continue editing')}
          </Button>,
          <Button key="leave" type="primary" disabled={isDiscarding} onClick={leaveNow}>
            {t('Leave')}
          </Button>,
        ]}
      >
        <p>{t('You can continue when you open this form again.')}</p>
      </Modal>
    ),
  }
}
