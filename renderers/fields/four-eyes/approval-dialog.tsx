import { Button, Flex, Input, Modal } from 'antd'
import { type FormEvent, useId, useState } from 'react'
import { localize, useCloseOnBack, useText } from '#runtime'
import { asText } from '../../shared/as-text.ts'
import css from './four-eyes.module.css'
import type { FourEyesFieldProps } from './schema.ts'
import { useApprovalRequest } from './use-approval-request.ts'

interface ApprovalDialogProps {
  props: FourEyesFieldProps
  onSigned: (signature: string, signerName: string) => void
  close: () => void
}

const EMPTY = { username: '', password: '', captcha: '' }
const WIDTH = 440

/**
 * Dialog in which the second user reviews the operation and enters a password. The first user stays signed
 * in.
 */
export function ApprovalDialog({ props, onSigned, close }: ApprovalDialogProps) {
  const t = useText()
  const formId = useId()
  const [isOpen, setOpen] = useState(true)
  useCloseOnBack({ isOpen, close: () => setOpen(false) })
  const [typed, setTyped] = useState(EMPTY)
  const { sign, problem, isBusy, picture, showPicture } = useApprovalRequest(props)
  const type = (name: keyof typeof EMPTY, value: string) =>
    setTyped((before) => ({ ...before, [name]: value }))
  const isComplete = typed.username.trim() !== '' && typed.password !== ''
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    // Stops the event. Otherwise React would also pass the event to the form behind the dialog, and submit
    // that form.
    event.stopPropagation()
    if (!isComplete || isBusy) return
    const result = await sign(typed)
    if (!result) return setTyped((before) => ({ ...before, password: '', captcha: '' }))
    onSigned(result.signature, result.signerName)
    setOpen(false)
  }
  const summary = asText(props.summary)
  return (
    <Modal
      open={isOpen}
      title={t('Second approval')}
      width={`min(${WIDTH}px, 100vw)`}
      onCancel={() => setOpen(false)}
      afterClose={close}
      okText={t('Approve')}
      cancelText={t('Cancel')}
      confirmLoading={isBusy}
      okButtonProps={{ htmlType: 'submit', form: formId, disabled: !isComplete }}
    >
      <form id={formId} className={css.form} onSubmit={submit} autoComplete="off">
        {summary !== undefined && <p className={css.summary}>{summary}</p>}
        <Flex vertical gap={4}>
          <label htmlFor={`${formId}-name`}>{t("Approver's user name")}</label>
          <Input
            id={`${formId}-name`}
            value={typed.username}
            onChange={(event) => type('username', event.target.value)}
            maxLength={100}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
          />
        </Flex>
        <Flex vertical gap={4}>
          <label htmlFor={`${formId}-password`}>{t("Approver's password")}</label>
          <Input.Password
            id={`${formId}-password`}
            value={typed.password}
            onChange={(event) => type('password', event.target.value)}
            maxLength={200}
            autoComplete="new-password"
          />
        </Flex>
        {picture && (
          <Flex vertical gap={4}>
            <label htmlFor={`${formId}-picture`}>{t('Characters in the image')}</label>
            <Flex component="span" gap={8} className={css.captcha}>
              <Input
                id={`${formId}-picture`}
                value={typed.captcha}
                onChange={(event) => type('captcha', event.target.value)}
                maxLength={8}
                autoComplete="off"
              />
              <Button onClick={showPicture} title={t('Replace image')} style={{ padding: 0 }}>
                <img src={picture.image} alt={t('Replace image')} height={30} />
              </Button>
            </Flex>
          </Flex>
        )}
        {problem !== undefined && (
          <p className={css.problem} role="alert">
            {localize(problem, t)}
          </p>
        )}
      </form>
    </Modal>
  )
}
