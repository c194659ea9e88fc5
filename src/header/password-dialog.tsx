import { Alert, Form, type FormInstance, Modal } from 'antd'
import { useId, useRef, useState } from 'react'
import { FormContainer } from '#renderers'
import { useBackCloses, useText } from '#runtime'
import styles from './header.module.css'
import { PasswordInputs } from './password-inputs.tsx'
import { type Passwords, passwordNames, usePasswordChange } from './use-password-change.ts'

interface PasswordDialogProps {
  username: string
  /** In the place of a password for one time: there is no way round it but to log out. */
  isFirst?: boolean
  /** Gets whether the password was changed. */
  onClose: (hasChanged: boolean) => void
}

/** Puts what the server refuses at its inputs; false where it names none of them. */
function showRefusal(form: FormInstance<Passwords>, fields: Readonly<Record<string, string>>): boolean {
  const named = passwordNames.filter((name) => fields[name] !== undefined)
  form.setFields(named.map((name) => ({ name, errors: [fields[name] ?? ''] })))
  const [first] = named
  if (first !== undefined) form.focusField(first)
  return first !== undefined
}

/** Changes the user's password; what was typed stays until the server has taken it. */
export function PasswordDialog({ username, isFirst = false, onClose }: PasswordDialogProps) {
  const text = useText()
  const formId = useId()
  const [isOpen, setOpen] = useState(true)
  const hasChanged = useRef(false)
  const close = () => setOpen(false)
  const [form] = Form.useForm<Passwords>()
  const { isBusy, change } = usePasswordChange(username, {
    onChanged: () => {
      hasChanged.current = true
      close()
    },
    onRefused: (fields) => showRefusal(form, fields),
  })
  useBackCloses({
    isOpen: isOpen && !isFirst,
    level: Number.POSITIVE_INFINITY,
    minds: () => isBusy,
    close: () => !isBusy && close(),
  })
  /** The dialog opens slowly: whoever is typing already stays where he is. */
  const focusFirst = () => {
    const form = document.getElementById(formId)
    if (!form?.contains(document.activeElement)) form?.querySelector<HTMLElement>('[type=password]')?.focus()
  }
  return (
    <Modal
      open={isOpen}
      width={800}
      title={text(isFirst ? 'Choose a password of your own' : 'change password')}
      closable={!isFirst}
      keyboard={!isFirst}
      okText={text('OK')}
      okButtonProps={{ htmlType: 'submit', form: formId }}
      confirmLoading={isBusy}
      cancelText={text(isFirst ? 'Log out' : 'close')}
      mask={{ closable: false }}
      onCancel={close}
      afterOpenChange={(open) => open && focusFirst()}
      afterClose={() => onClose(hasChanged.current)}
    >
      <FormContainer disabled={isBusy}>
        <Form<Passwords>
          id={formId}
          form={form}
          className={styles.passwords}
          layout="vertical"
          requiredMark={false}
          scrollToFirstError={{ focus: true }}
          onFinish={change}
        >
          {isFirst && (
            <Alert
              type="info"
              showIcon
              className={styles.hint}
              title={text('You signed in with a one-time password. It opens nothing but this.')}
            />
          )}
          <PasswordInputs username={username} isFirst={isFirst} />
        </Form>
      </FormContainer>
    </Modal>
  )
}
