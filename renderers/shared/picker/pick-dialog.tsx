import { CloseOutlined } from '@ant-design/icons'
import { Button, Modal } from 'antd'
import { type ReactNode, useId, useState } from 'react'
import { useCloseOnBack, useText } from '#runtime'
import css from './picker.module.css'

interface PickDialogProps {
  title: string
  /** Values that are selected when the dialog opens. */
  values: readonly string[]
  multiple: boolean
  nameOf: (value: string) => string
  /** Called with the selected values when the user confirms the dialog. */
  onDone: (values: string[]) => void
  close: () => void
  /** Width in px. */
  width: number
  children: (choice: Choice) => ReactNode
}

/** What the user has selected in an open dialog and not confirmed yet. */
export interface Choice {
  values: readonly string[]
  set: (values: readonly string[]) => void
}

/**
 * A dialog in which the user selects values. The selected values are listed below the content of the dialog.
 */
export function PickDialog({
  title,
  multiple,
  nameOf,
  onDone,
  close,
  width,
  children,
  ...props
}: PickDialogProps) {
  const t = useText()
  const [isOpen, setOpen] = useState(true)
  useCloseOnBack({ isOpen, close: () => setOpen(false) })
  const [values, setValues] = useState<readonly string[]>(props.values)
  const set = (next: readonly string[]) => setValues(multiple ? [...new Set(next)] : next.slice(-1))
  const done = () => {
    onDone([...values])
    setOpen(false)
  }
  return (
    <Modal
      open={isOpen}
      title={title}
      width={`min(${width}px, 100vw)`}
      style={{ top: 24 }}
      onCancel={() => setOpen(false)}
      onOk={done}
      okText={t('OK')}
      cancelText={t('Cancel')}
      // Returns the focus to the button that opened the dialog, before the dialog is unmounted.
      afterClose={close}
    >
      <div className={css.scroll}>{children({ values, set })}</div>
      <Chosen
        values={values}
        nameOf={nameOf}
        remove={(value) => set(values.filter((one) => one !== value))}
      />
    </Modal>
  )
}

interface ChosenProps {
  values: readonly string[]
  nameOf: (value: string) => string
  remove: (value: string) => void
}

function Chosen({ values, nameOf, remove }: ChosenProps) {
  const t = useText()
  const titleId = useId()
  return (
    <section className={css.chosen} aria-labelledby={titleId}>
      <h2 className={css.count} id={titleId} aria-live="polite">
        {t('{{count}} chosen', { count: values.length })}
      </h2>
      <ul className={css.tags}>
        {values.map((value) => (
          <li className={css.tag} key={value}>
            <span className={css.name}>{nameOf(value)}</span>
            <Button
              type="text"
              size="small"
              icon={<CloseOutlined />}
              aria-label={t('Remove {{name}}', { name: nameOf(value) })}
              onClick={() => remove(value)}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
