import { CloseOutlined, UnorderedListOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useState } from 'react'
import { type DataRecord, type FieldArgs, type FieldViewArgs, useOptionalPage, useText } from '#runtime'
import { TextView, Words } from '../../shared/field-view.tsx'
import { labelIdOf } from '../../shared/label-id.ts'
import { lazyView } from '../../shared/lazy-view.tsx'
import chips from '../../shared/picker/picker.module.css'
import { type Picked, storedValues, valuesToStore } from '../../shared/picker/stored.ts'
import css from './page-pick.module.css'
import type { PagePickFieldProps } from './schema.ts'
import { textIn, useWords } from './use-words.ts'

const PickPageDialog = lazyView(async () => (await import('./pick-page-dialog.tsx')).PickPageDialog)

/**
 * What goes into other fields of the form: of all rows that are picked, and nothing where none is. Where one of them is
 * not known, what stands there is kept.
 */
function filling(fill: Readonly<Record<string, string>>, rows: readonly (DataRecord | undefined)[]) {
  const records = rows.filter((row) => row !== undefined)
  if (records.length < rows.length) return {}
  const entries = Object.entries(fill).map(([name, field]) => {
    const texts = records.map((record) => textIn(record, field) ?? '')
    const [only] = records
    const alone = only && Object.hasOwn(only, field) ? only[field] : undefined
    return [name, records.length > 1 ? texts.join(',') : alone]
  })
  return Object.fromEntries(entries) as Record<string, unknown>
}

const NO_FILL = Object.freeze({})

export function Component({ id, value, onChange, props, ...look }: FieldArgs<PagePickFieldProps, Picked>) {
  const t = useText()
  const session = useOptionalPage()?.session
  const [isOpen, setOpen] = useState(false)
  const values = storedValues(value, props)
  const { fill = NO_FILL } = props
  const { wordsOf, recordOf, see } = useWords(props, values, Object.values(fill))
  const put = (next: readonly string[]) => {
    onChange(valuesToStore(next, props))
    session?.handles.setValues?.(filling(fill, next.map(recordOf)))
  }
  const placeholder = look.placeholder ?? props.placeholder ?? 'please select'
  return (
    <div className={css.box} data-disabled={look.disabled} data-invalid={look.invalid}>
      {values.length > 0 && (
        <ul className={chips.tags}>
          {values.map((one) => (
            <li className={chips.tag} key={one}>
              <span className={chips.name}>{wordsOf(one)}</span>
              <Button
                type="text"
                size="small"
                icon={<CloseOutlined />}
                disabled={look.disabled}
                aria-label={t('Remove {{name}}', { name: wordsOf(one) })}
                onClick={() => put(values.filter((other) => other !== one))}
              />
            </li>
          ))}
        </ul>
      )}
      <Button
        id={id}
        type="text"
        className={css.open}
        icon={<UnorderedListOutlined />}
        iconPlacement="end"
        disabled={look.disabled}
        aria-labelledby={`${labelIdOf(id)} ${id}-words`}
        aria-describedby={look.describedBy}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <span id={`${id}-words`} className={values.length > 0 ? 'visually-hidden' : css.words}>
          {t(placeholder)}
        </span>
      </Button>
      {isOpen && (
        <PickPageDialog {...{ props, values, wordsOf, see }} onDone={put} close={() => setOpen(false)} />
      )}
    </div>
  )
}

export function View({ value, props }: FieldViewArgs<PagePickFieldProps, Picked>) {
  const values = storedValues(value, props)
  const { wordsOf } = useWords(props, values)
  const words = values.map(wordsOf)
  return props.multiple ? <Words words={words} /> : <TextView value={words[0]} />
}
