import { CopyOutlined } from '@ant-design/icons'
import { Alert, Button, Modal } from 'antd'
import { useState } from 'react'
import { type ShownValues, useCloseOnBack, useCopy, useRuntime, useText } from '#runtime'
import css from './values-dialog.module.css'

interface ValuesDialogProps {
  values: ShownValues
  onClose: () => void
}

/**
 * Dialog that shows values with copy buttons. If a value is shown only once and hasn't been copied, the
 * dialog asks before it closes.
 */
export function ValuesDialog({ values: { title, text, items }, onClose }: ValuesDialogProps) {
  const t = useText()
  const copy = useCopy()
  const { notify } = useRuntime()
  const [isOpen, setOpen] = useState(true)
  const [copied, setCopied] = useState<readonly number[]>([])
  const addCopied = (index: number) => setCopied((known) => [...known, index])
  const isLost = items.some(({ once }, index) => once && !copied.includes(index))
  const close = async () => {
    const isSure =
      !isLost ||
      (await notify.confirm({
        title: t('Not copied yet'),
        text: t("The value can't be shown again."),
        tone: 'danger',
        okText: t('Close'),
        cancelText: t('Stay'),
      }))
    if (isSure) setOpen(false)
  }
  useCloseOnBack({ isOpen, level: Number.POSITIVE_INFINITY, close })
  return (
    <Modal
      open={isOpen}
      title={title}
      mask={{ closable: false }}
      onCancel={close}
      afterClose={onClose}
      footer={
        <Button type="primary" onClick={close}>
          {t('Done')}
        </Button>
      }
    >
      {text && <Alert type={items.some(({ once }) => once) ? 'warning' : 'info'} showIcon title={text} />}
      <dl className={css.values}>
        {items.map(({ title, value }, index) => (
          <div key={title}>
            <dt>{title}</dt>
            {/* A selection that the user copies counts, too. */}
            <dd onCopy={() => addCopied(index)}>
              <code>{value}</code>
              <Button
                type="text"
                icon={<CopyOutlined aria-hidden />}
                aria-label={t('Copy {{text}}', { text: title })}
                onClick={async () => {
                  if (await copy(value)) addCopied(index)
                }}
              />
            </dd>
          </div>
        ))}
      </dl>
    </Modal>
  )
}
