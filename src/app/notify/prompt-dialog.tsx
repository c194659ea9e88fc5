import { Alert, Modal } from 'antd'
import { type FormEvent, useId, useState } from 'react'
import { FormFields, type Notify, useBackCloses, usePageForm, useRuntime, useText } from '#runtime'
import { failureOf } from '#runtime/http'
import styles from './notify.module.css'

interface PromptDialogProps {
  form: Parameters<Notify['prompt']>[0]
  onClose: (wasSubmitted: boolean) => void
}

const INPUT = 'input, textarea'
const INVALID = '[aria-invalid="true"]'

/** Puts the cursor where the user goes on, once React has drawn what changed. */
function focusSoon(formId: string, selector: string): void {
  requestAnimationFrame(() => {
    document.getElementById(formId)?.querySelector<HTMLElement>(selector)?.focus()
  })
}

const mayBeLost = ({ confirm }: Notify, text: (source: string) => string) =>
  confirm({
    text: text('What you typed is lost if you close this.'),
    tone: 'danger',
    okText: text('Close'),
    cancelText: text('Stay'),
  })

/** A small form in a dialog; it stays open with what was typed until the submit succeeds. */
export function PromptDialog({ form: asked, onClose }: PromptDialogProps) {
  const text = useText()
  const formId = useId()
  const form = usePageForm({ pageId: asked.pageId, pointer: '', fields: asked.fields })
  const [isOpen, setOpen] = useState(true)
  const [isBusy, setBusy] = useState(false)
  const [wasSubmitted, setSubmitted] = useState(false)
  const [failure, setFailure] = useState<string>()
  const { notify } = useRuntime()
  const [first] = useState(() => JSON.stringify(form.read()))
  const isTyped = () => JSON.stringify(form.read()) !== first

  const place = (error: unknown) => {
    const fields = failureOf(error)?.fields ?? {}
    const unplaced = form.showErrors(fields)
    const message = error instanceof Error ? error.message : String(error)
    if (Object.keys(fields).length === 0 || unplaced.length > 0) {
      setFailure([message, ...unplaced.map((name) => fields[name])].join(' '))
    }
  }
  useBackCloses({
    isOpen,
    level: Number.POSITIVE_INFINITY,
    minds: () => isBusy || isTyped(),
    close: async () => {
      if (!isBusy && (!isTyped() || (await mayBeLost(notify, text)))) setOpen(false)
    },
  })
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    const typed = await form.submit()
    if (!typed) return focusSoon(formId, INVALID)
    setBusy(true)
    setFailure(undefined)
    try {
      await asked.submit(typed)
      setSubmitted(true)
      setOpen(false)
    } catch (error) {
      place(error)
      focusSoon(formId, INVALID)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Modal
      open={isOpen}
      title={asked.title}
      okText={asked.okText ?? text('OK')}
      okButtonProps={{ danger: asked.tone === 'danger', htmlType: 'submit', form: formId }}
      confirmLoading={isBusy}
      closable={!isBusy}
      keyboard={!isBusy}
      mask={{ closable: false }}
      cancelButtonProps={{ disabled: isBusy }}
      onCancel={() => setOpen(false)}
      afterOpenChange={(open) => open && focusSoon(formId, INPUT)}
      afterClose={() => onClose(wasSubmitted)}
    >
      {asked.text ? <p className={styles.lead}>{asked.text}</p> : null}
      {failure ? <Alert type="error" showIcon title={text(failure)} className={styles.failure} /> : null}
      <form id={formId} className={styles.fields} noValidate onSubmit={submit}>
        <FormFields form={form} />
      </form>
    </Modal>
  )
}
