import { Alert, Modal } from 'antd'
import { useId, useRef, useState } from 'react'
import { FormContainer, FormFields } from '#renderers'
import { observer, useCloseOnBack, useText } from '#runtime'
import { PasswordMeter } from '../views/visitor/fields/password-meter.tsx'
import styles from './header.module.css'
import { usePasswordForm } from './use-password-form.ts'

interface PasswordDialogProps {
  username: string
  /**
   * True if the new password replaces a one-time password. The user can then only change the password or log
   * out.
   */
  isFirst?: boolean
  /** Called with true if the password was changed. */
  onClose: (hasChanged: boolean) => void
}

/**
 * Dialog in which users change their password. It stays open, with the entries, until the server accepts
 * them.
 */
export const PasswordDialog = observer(({ username, isFirst = false, onClose }: PasswordDialogProps) => {
  const text = useText()
  const formId = useId()
  const [isOpen, setOpen] = useState(true)
  const hasChanged = useRef(false)
  const close = () => setOpen(false)
  const form = usePasswordForm({
    username,
    isFirst,
    onChanged: () => {
      hasChanged.current = true
      close()
    },
  })
  useCloseOnBack({
    isOpen: isOpen && !isFirst,
    level: Number.POSITIVE_INFINITY,
    close: () => !form.isBusy && close(),
  })
  /** Focuses the first input after the opening animation. Does nothing if the form already has the focus. */
  const focusFirst = () => {
    if (!form.props.ref.current?.contains(document.activeElement)) form.focus('oldpassword')
  }
  return (
    <Modal
      open={isOpen}
      width={800}
      title={text(isFirst ? 'Set your own password' : 'change password')}
      classNames={{ title: 'sentence-case' }}
      closable={!isFirst}
      keyboard={!isFirst}
      okText={text('OK')}
      okButtonProps={{ htmlType: 'submit', form: formId }}
      confirmLoading={form.isBusy}
      cancelText={text(isFirst ? 'Log out' : 'close')}
      cancelButtonProps={{ className: 'sentence-case' }}
      mask={{ closable: false }}
      onCancel={close}
      afterOpenChange={(open) => open && focusFirst()}
      afterClose={() => onClose(hasChanged.current)}
    >
      <FormContainer disabled={form.isBusy}>
        <form {...form.props} id={formId} className={styles.passwords}>
          {isFirst && (
            <Alert
              type="info"
              showIcon
              title={text('You signed in with a one-time password. Set your own password to continue.')}
            />
          )}
          {/* Gives password managers the user name. */}
          <input
            className="visually-hidden"
            autoComplete="username"
            value={username}
            readOnly
            tabIndex={-1}
            aria-hidden
          />
          <FormFields form={form.smallForm} only={['oldpassword']} />
          <FormFields form={form.smallForm} only={['password']} />
          <div className={styles.meter}>
            <PasswordMeter password={form.read().password} username={username} />
          </div>
          <FormFields form={form.smallForm} only={['confirmpassword']} />
        </form>
      </FormContainer>
    </Modal>
  )
})
