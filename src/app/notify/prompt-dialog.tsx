import { Alert, Modal } from 'antd'
import { type FormEvent, useId, useState } from 'react'
import { FormFields } from '#renderers'
import { type Notify, useCloseOnBack, useRuntime, useSmallForm, useText } from '#runtime'
import { errorText, failureOf } from '#runtime/http'
import styles from './notify.module.css'

interface PromptDialogProps {
  form: Parameters<Notify['prompt']>[0]
  onClose: (wasSubmitted: boolean) => void
}

/** Focuses the first input of a form. */
const focusFirstInput = (formId: string) =>
  document.getElementById(formId)?.querySelector<HTMLElement>('input, textarea')?.focus()

const mayBeLost = ({ confirm }: Notify, text: (source: string) => string) =>
  confirm({
    title: text('Unsaved changes'),
    text: text('Your entries will be lost if you close this.'),
    tone: 'danger',
    okText: text('Close'),
    cancelText: text('Stay'),
  })

/** A form in a dialog. After a failed submit, the dialog stays open and keeps its values. */
export function PromptDialog({ form: prompt, onClose }: PromptDialogProps) {
  const text = useText()
  const formId = useId()
  const form = useSmallForm({ pageId: prompt.pageId, pointer: '', fields: prompt.fields })
  const [isOpen, setOpen] = useState(true)
  const [isBusy, setBusy] = useState(false)
  const [wasSubmitted, setSubmitted] = useState(false)
  const [failure, setFailure] = useState<string>()
  const { notify } = useRuntime()

  const showErrors = (error: unknown) => {
    const fields = failureOf(error)?.fields ?? {}
    const unplaced = form.showErrors(fields)
    form.engine.focusFirst()
    if (Object.keys(fields).length === 0 || unplaced.length > 0)
      setFailure([errorText(error, text), ...unplaced].join(' '))
  }
  useCloseOnBack({
    isOpen,
    level: Number.POSITIVE_INFINITY,
    close: async () => {
      if (!isBusy && (!form.engine.isDirty.value || (await mayBeLost(notify, text)))) setOpen(false)
    },
  })
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    const typed = await form.submit()
    if (!typed) return
    setBusy(true)
    setFailure(undefined)
    try {
      await prompt.submit(typed)
      setSubmitted(true)
      setOpen(false)
    } catch (error) {
      showErrors(error)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Modal
      open={isOpen}
      title={prompt.title}
      okText={prompt.okText ?? text('OK')}
      okButtonProps={{ danger: prompt.tone === 'danger', htmlType: 'submit', form: formId }}
      confirmLoading={isBusy}
      closable={!isBusy}
      keyboard={!isBusy}
      mask={{ closable: false }}
      cancelButtonProps={{ disabled: isBusy }}
      onCancel={() => setOpen(false)}
      afterOpenChange={(open) => open && focusFirstInput(formId)}
      afterClose={() => onClose(wasSubmitted)}
    >
      {prompt.text ? <p className={styles.lead}>{prompt.text}</p> : null}
      {failure ? <Alert type="error" showIcon title={failure} className={styles.failure} /> : null}
      <form id={formId} className={styles.fields} noValidate onSubmit={submit}>
        <FormFields form={form} />
      </form>
    </Modal>
  )
}
