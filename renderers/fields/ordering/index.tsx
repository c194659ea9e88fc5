import { ArrowDownOutlined, ArrowUpOutlined } from '@ant-design/icons'
import { connect, mapReadPretty } from '@formily/react'
import { Button } from 'antd'
import { useCallback, useRef } from 'react'
import Type, { type Static } from 'typebox'
import { type DataRecord, defineField, type FieldProps, type FieldStory, useText } from '#runtime'
import { strictObject } from '#schemas'
import { asText } from '../../shared/as-text.ts'
import { DictTag } from '../../shared/dict-tag.tsx'
import { emptyValue } from '../../shared/empty-value.tsx'
import { fieldOf, recordsOf } from '../../shared/remote/records.ts'
import { Grip } from '../../shared/sorting/grip.tsx'
import { useSorting } from '../../shared/sorting/use-sorting.ts'
import css from './ordering.module.css'

/* @__NO_SIDE_EFFECTS__ */
const field = (title: string, description: string) =>
  Type.String({ title, description, pattern: '^[A-Za-z_][A-Za-z0-9_]{0,63}$' })

export const OrderingFieldProps = strictObject({
  keyField: Type.Optional(field('Key field', 'Identifies a record. Default: id.')),
  labelField: field('Label field', 'Name of a record.'),
  noteField: Type.Optional(field('Description field', 'Secondary text after the label.')),
  colorField: Type.Optional(field('Colour field', 'Shows the label in a tag of this colour.')),
})
export type OrderingFieldProps = Static<typeof OrderingFieldProps>

const partsOf = (
  record: DataRecord,
  { keyField = 'id', labelField, noteField, colorField }: OrderingFieldProps,
) => ({
  key: asText(fieldOf(record, keyField)) ?? '',
  label: asText(fieldOf(record, labelField)) ?? '',
  note: noteField && asText(fieldOf(record, noteField)),
  color: colorField && asText(fieldOf(record, colorField)),
})

function RowLabel({ record, props }: { record: DataRecord; props: OrderingFieldProps }) {
  const { label, note, color } = partsOf(record, props)
  return (
    <span className={css.words}>
      {color ? <DictTag text={label} color={color} /> : <span>{label}</span>}
      {note && <span className={css.note}>{note}</span>}
    </span>
  )
}

function Component({ id, value, onChange, ...props }: FieldProps<OrderingFieldProps, DataRecord[]>) {
  const t = useText()
  const list = useRef<HTMLOListElement>(null)
  const records = recordsOf(value)
  const { dragged, grab, moveTo, announcement } = useSorting({
    list,
    members: records,
    nameOf: (record) => partsOf(record, props).label,
    onChange: useCallback((next: readonly DataRecord[]) => onChange([...next]), [onChange]),
  })
  if (records.length === 0) return emptyValue
  return (
    <>
      <ol ref={list} id={id} className={css.list} aria-describedby={props['aria-describedby']}>
        {records.map((record, index) => {
          const { key, label } = partsOf(record, props)
          return (
            <li key={key} className={css.row} data-dragged={dragged === index}>
              <Grip
                name={label}
                index={index}
                count={records.length}
                disabled={props.disabled}
                onMove={(to) => moveTo(index, to)}
                onGrab={grab}
              />
              <span className={css.place}>{index + 1}</span>
              <RowLabel record={record} props={props} />
              <Button
                type="text"
                size="small"
                icon={<ArrowUpOutlined aria-hidden />}
                aria-label={t('{{name}} up', { name: label })}
                disabled={props.disabled || index === 0}
                onClick={() => moveTo(index, index - 1)}
              />
              <Button
                type="text"
                size="small"
                icon={<ArrowDownOutlined aria-hidden />}
                aria-label={t('{{name}} down', { name: label })}
                disabled={props.disabled || index === records.length - 1}
                onClick={() => moveTo(index, index + 1)}
              />
            </li>
          )
        })}
      </ol>
      <span className="visually-hidden" role="status">
        {announcement}
      </span>
    </>
  )
}

function View({ value, ...props }: FieldProps<OrderingFieldProps, DataRecord[]>) {
  const records = recordsOf(value)
  if (records.length === 0) return emptyValue
  return (
    <ol className={css.read}>
      {records.map((record) => (
        <li key={partsOf(record, props).key}>
          <RowLabel record={record} props={props} />
        </li>
      ))}
    </ol>
  )
}

/**
 * Lets the user sort records by dragging, with keys or with arrow buttons. The value is the list of sorted
 * records.
 */
export const orderingField = defineField<OrderingFieldProps, DataRecord[]>({
  name: 'Ordering',
  title: 'Record order',
  accepts: ['array'],
  lazy: true,
  Component: connect(Component, mapReadPretty(View)),
})

const props: OrderingFieldProps = { labelField: 'text', noteField: 'value', colorField: 'color' }
const value = [
  { id: '1', text: 'Small', value: 'S', color: 'success' },
  { id: '2', text: 'Medium', value: 'M' },
  { id: '3', text: 'Large', value: 'L', color: 'danger' },
]

export const stories: FieldStory<OrderingFieldProps>[] = [
  { name: 'Empty', props },
  { name: 'Records', value, props },
  { name: 'Disabled', value, props, disabled: true },
]
