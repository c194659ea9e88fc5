import { CloseOutlined, UnorderedListOutlined } from '@ant-design/icons'
import { connect, mapReadPretty, useField, useForm } from '@formily/react'
import { Button } from 'antd'
import { useState } from 'react'
import { type DataRecord, defineField, type FieldProps, type FieldStory, useText } from '#runtime'
import { TextList, TextView } from '../../shared/field-view.tsx'
import { labelIdOf } from '../../shared/label-id.ts'
import { lazyView } from '../../shared/lazy-view.tsx'
import chips from '../../shared/picker/picker.module.css'
import { type PickedValue, storedValues, valuesToStore } from '../../shared/picker/stored-values.ts'
import { describedByNote, RequiredNote } from '../../shared/required-note.tsx'
import css from './page-pick.module.css'
import type { PagePickFieldProps } from './schema.ts'
import { textIn, usePickedLabels } from './use-picked-labels.ts'

export { PagePickFieldProps } from './schema.ts'

const PickPageDialog = lazyView(async () => (await import('./pick-page-dialog.tsx')).PickPageDialog)

/**
 * Returns the values of the selected rows for other fields of the form. If no row is selected, these values
 * are empty. If a selected row isn't loaded, returns no values, so that the other fields stay unchanged.
 */
function filledValues(fill: Readonly<Record<string, string>>, rows: readonly (DataRecord | undefined)[]) {
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

/** Returns a function that sets fields beside this one: in the same form, or in the same row of a sub-table. */
function useSetSiblings() {
  const form = useForm()
  const field = useField()
  return (values: Readonly<Record<string, unknown>>) => {
    for (const [name, value] of Object.entries(values))
      form.setValuesIn(field.path.parent().concat(name), value)
  }
}

const NO_FILL = Object.freeze({})

function Component({ id, value, onChange, ...props }: FieldProps<PagePickFieldProps, PickedValue>) {
  const t = useText()
  const setSiblings = useSetSiblings()
  const [isOpen, setOpen] = useState(false)
  const values = storedValues(value, props)
  const { fill = NO_FILL } = props
  const { labelOf, recordOf, cacheRows } = usePickedLabels(props, values, Object.values(fill))
  const put = (next: readonly string[]) => {
    onChange(valuesToStore(next, props))
    setSiblings(filledValues(fill, next.map(recordOf)))
  }
  const placeholder = props.placeholder ?? 'please select'
  return (
    <div className={css.box} data-disabled={props.disabled} data-invalid={props['aria-invalid']}>
      {values.length > 0 && (
        <ul className={chips.tags}>
          {values.map((one) => (
            <li className={chips.tag} key={one}>
              <span className={chips.name}>{labelOf(one)}</span>
              <Button
                type="text"
                size="small"
                icon={<CloseOutlined />}
                disabled={props.disabled}
                aria-label={t('Remove {{name}}', { name: labelOf(one) })}
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
        disabled={props.disabled}
        aria-labelledby={`${labelIdOf(id)} ${id}-words`}
        aria-describedby={describedByNote({ id, ...props })}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <span id={`${id}-words`} className={values.length > 0 ? 'visually-hidden' : css.words}>
          {t(placeholder)}
        </span>
      </Button>
      <RequiredNote id={id} aria-required={props['aria-required']} />
      {isOpen && (
        <PickPageDialog
          {...{ props, values, labelOf, cacheRows }}
          onDone={put}
          close={() => setOpen(false)}
        />
      )}
    </div>
  )
}

function View({ value, ...props }: FieldProps<PagePickFieldProps, PickedValue>) {
  const values = storedValues(value, props)
  const { labelOf } = usePickedLabels(props, values)
  const labels = values.map(labelOf)
  return props.multiple ? <TextList texts={labels} /> : <TextView value={labels[0]} />
}

/** Selects one or more rows of a list page. The page opens in a dialog. */
export const pagePickField = defineField<PagePickFieldProps, PickedValue>({
  name: 'PagePick',
  title: 'List picker',
  accepts: ['string', 'array'],
  lazy: true,
  Component: connect(Component, mapReadPretty(View)),
})

const props: PagePickFieldProps = {
  page: 'shopinfo/ShopInfoList',
  valueField: 'id',
  labelField: 'shopName',
  op: 'shop.options',
}

export const stories: FieldStory<PagePickFieldProps>[] = [
  { name: 'Empty', props },
  { name: 'One', value: '1', props },
  { name: 'With words of the record', value: '1', props: { ...props, label: 'West Lake' } },
  { name: 'Several', value: ['1', '2'], props: { ...props, multiple: true } },
  { name: 'Disabled', value: '1', props, disabled: true },
]
