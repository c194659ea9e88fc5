import { Alert, Button, Modal } from 'antd'
import { useEffect, useState } from 'react'
import { useCloseOnBack, useRuntime, useText } from '#runtime'
import { popDepartQuestion } from '../session/depart-question.ts'
import { logOut } from '../session/session-store.ts'
import { removeDrafts } from '../tabs/expired-session-drafts.ts'
import { confirmLoss, dropUnsavedWork, unsaved } from '../tabs/unsaved-work.ts'
import { DepartChoice } from './depart-choice.tsx'
import styles from './header.module.css'
import { useDepartChoice } from './use-depart-choice.ts'
import { type Departs, useDeparts } from './use-departs.ts'

interface DepartDialogProps {
  /** False if the dialog closes only after the user has selected a department. */
  isClosable: boolean
  onClose: (hasChosen: boolean) => void
}

const currentName = (departs: Departs | undefined) =>
  departs?.list.find(({ orgCode }) => orgCode === departs.orgCode)?.departName

/** Dialog in which the user selects the current department. */
export function DepartDialog({ isClosable, onClose }: DepartDialogProps) {
  const text = useText()
  const { notify } = useRuntime()
  const [isOpen, setOpen] = useState(true)
  const [hasChosen, setChosen] = useState(false)
  const [picked, setPicked] = useState<string | null>()
  const [isUnanswered, setUnanswered] = useState(false)
  const { departs, failure: loadFailure, retry } = useDeparts()
  const { isBusy, failure, choose } = useDepartChoice(() => {
    dropUnsavedWork(unsaved.paths)
    setChosen(true)
    setOpen(false)
  })
  const name = currentName(departs)
  // The current department is preselected.
  const chosen = picked === undefined ? (name === undefined ? null : (departs?.orgCode ?? null)) : picked
  const hasNone = departs?.list.length === 0

  useEffect(() => {
    if (!hasNone) return
    notify.toast({ type: 'warning', text: text('you have not set department information!') })
    setOpen(false)
  }, [hasNone, notify, text])

  const confirm = async () => {
    setUnanswered(chosen === null)
    if (chosen !== null && (await confirmLoss())) await choose(chosen)
  }
  const close = () => setOpen(false)
  useCloseOnBack({
    isOpen: isOpen && isClosable,
    level: Number.POSITIVE_INFINITY,
    close: () => !isBusy && close(),
  })
  return (
    <Modal
      open={isOpen}
      title={
        name === undefined
          ? text('department switch')
          : text('department switch (current department: {{name}})', { name })
      }
      classNames={{ title: 'sentence-case' }}
      closable={isClosable && !isBusy}
      keyboard={isClosable && !isBusy}
      mask={{ closable: false }}
      onCancel={close}
      afterClose={() => onClose(hasChosen)}
      footer={[
        isClosable ? (
          <Button key="close" className="sentence-case" disabled={isBusy} onClick={close}>
            {text('close')}
          </Button>
        ) : (
          <Button key="leave" type="text" disabled={isBusy} onClick={leave}>
            {text('Log out')}
          </Button>
        ),
        <Button
          key="confirm"
          className="sentence-case"
          type="primary"
          loading={isBusy}
          disabled={!departs}
          onClick={confirm}
        >
          {text('confirm')}
        </Button>,
      ]}
    >
      {loadFailure === undefined ? (
        <DepartChoice
          departs={departs}
          value={chosen}
          isBusy={isBusy}
          isInvalid={isUnanswered && chosen === null}
          onChange={setPicked}
        />
      ) : (
        <Alert
          type="error"
          showIcon
          title={text("Your departments couldn't be loaded.")}
          action={<Button onClick={retry}>{text('Try again')}</Button>}
        />
      )}
      {failure === undefined ? null : (
        <Alert type="error" showIcon title={failure} className={styles.failure} />
      )}
    </Modal>
  )
}

/** Logs out a user who doesn't want to select a department. */
async function leave(): Promise<void> {
  popDepartQuestion()
  removeDrafts()
  await logOut()
  window.location.assign('/')
}
