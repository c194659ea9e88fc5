import { Form, Modal } from 'antd'
import { useId, useState } from 'react'
import { FormContainer } from '#renderers'
import { useText } from '#runtime'
import styles from './header.module.css'
import { PasswordInputs } from './password-inputs.tsx'
import { type Passwords, usePasswordChange } from './use-password-change.ts'

interface PasswordDialogProps {
  username: string
  onClose: () => void
}

/** Changes the user's password; what was typed stays until the server has taken it. */
export function PasswordDialog({ username, onClose }: PasswordDialogProps) {
  const text = useText()
  const formId = useId()
  const [isOpen, setOpen] = useState(true)
  const close = () => setOpen(false)
  const { isBusy, change } = usePasswordChange(username, close)
  /** The dialog opens slowly: whoever is typing already stays where he is. */
  const focusFirst = () => {
    const form = document.getElementById(formId)
    if (!form?.contains(document.activeElement)) form?.querySelector<HTMLElement>('[type=password]')?.focus()
  }
  return (
    <Modal
      open={isOpen}
      width={800}
      title={text('change password')}
      okText={text('OK')}
      okButtonProps={{ htmlType: 'submit', form: formId }}
      confirmLoading={isBusy}
      cancelText={text('close')}
      mask={{ closable: false }}
      onCancel={close}
      afterOpenChange={(open) => open && focusFirst()}
      afterClose={onClose}
    >
      <FormContainer disabled={isBusy}>
        <Form<Passwords>
          id={formId}
          className={styles.passwords}
          layout="vertical"
          requiredMark={false}
          scrollToFirstError={{ focus: true }}
          onFinish={change}
        >
          <PasswordInputs username={username} />
        </Form>
      </FormContainer>
    </Modal>
  )
}
