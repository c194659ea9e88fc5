import { ArrowDownOutlined, ArrowUpOutlined, HolderOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { type KeyboardEvent, useCallback, useRef, useState } from 'react'
import { type DataRecord, type FieldArgs, type FieldViewArgs, useText } from '#runtime'
import { asText } from '../../shared/as-text.ts'
import { DictTag } from '../../shared/dict-tag.tsx'
import { emptyValue } from '../../shared/empty-value.tsx'
import { fieldOf, recordsOf } from '../../shared/remote/records.ts'
import { moved } from './moved.ts'
import css from './ordering.module.css'
import type { OrderingFieldProps } from './schema.ts'
import { useDragging } from './use-dragging.ts'

const partsOf = (
  record: DataRecord,
  { keyField = 'id', labelField, noteField, colorField }: OrderingFieldProps,
) => ({
  key: asText(fieldOf(record, keyField)) ?? '',
  label: asText(fieldOf(record, labelField)) ?? '',
  note: noteField && asText(fieldOf(record, noteField)),
  color: colorField && asText(fieldOf(record, colorField)),
})

function Words({ record, props }: { record: DataRecord; props: OrderingFieldProps }) {
  const { label, note, color } = partsOf(record, props)
  return (
    <span className={css.words}>
      {color ? <DictTag text={label} color={color} /> : <span>{label}</span>}
      {note && <span className={css.note}>{note}</span>}
    </span>
  )
}

/** Where a key moves a row to; undefined for a key that moves none. */
function placeOf({ key }: KeyboardEvent, index: number, count: number): number | undefined {
  const places: Record<string, number> = { ArrowUp: index - 1, ArrowDown: index + 1, Home: 0, End: count - 1 }
  return Object.hasOwn(places, key) ? places[key] : undefined
}

export function Component({
  id,
  value,
  onChange,
  props,
  ...look
}: FieldArgs<OrderingFieldProps, DataRecord[]>) {
  const t = useText()
  const list = useRef<HTMLOListElement>(null)
  const [said, say] = useState('')
  const records = recordsOf(value)
  const latest = useRef(records)
  latest.current = records
  const move = useCallback(
    (from: number, to: number) => {
      const next = moved(latest.current, from, to)
      if (next === latest.current) return
      latest.current = [...next]
      onChange([...next])
    },
    [onChange],
  )
  const { dragged, grab } = useDragging(list, move)

  const moveAndSay = (from: number, to: number) => {
    const record = records[from]
    if (!record || to < 0 || to >= records.length) return
    move(from, to)
    const { label } = partsOf(record, props)
    say(t('{{name}} is number {{place}} of {{count}}', { name: label, place: to + 1, count: records.length }))
  }
  const press = (event: KeyboardEvent, index: number) => {
    const to = placeOf(event, index, records.length)
    if (to === undefined) return
    event.preventDefault()
    moveAndSay(index, to)
  }
  if (records.length === 0) return emptyValue
  return (
    <>
      <ol ref={list} id={id} className={css.list} aria-describedby={look.describedBy}>
        {records.map((record, index) => {
          const { key, label } = partsOf(record, props)
          return (
            <li key={key} className={css.row} data-dragged={dragged === index}>
              <button
                type="button"
                className={css.grip}
                disabled={look.disabled}
                aria-label={t('Move {{name}}: arrow keys, or drag', { name: label })}
                onKeyDown={(event) => press(event, index)}
                onPointerDown={(event) => grab(event, index)}
              >
                <HolderOutlined aria-hidden />
              </button>
              <span className={css.place}>{index + 1}</span>
              <Words record={record} props={props} />
              <Button
                type="text"
                size="small"
                icon={<ArrowUpOutlined aria-hidden />}
                aria-label={t('{{name}} up', { name: label })}
                disabled={look.disabled || index === 0}
                onClick={() => moveAndSay(index, index - 1)}
              />
              <Button
                type="text"
                size="small"
                icon={<ArrowDownOutlined aria-hidden />}
                aria-label={t('{{name}} down', { name: label })}
                disabled={look.disabled || index === records.length - 1}
                onClick={() => moveAndSay(index, index + 1)}
              />
            </li>
          )
        })}
      </ol>
      <span className="visually-hidden" role="status">
        {said}
      </span>
    </>
  )
}

export function View({ value, props }: FieldViewArgs<OrderingFieldProps, DataRecord[]>) {
  const records = recordsOf(value)
  if (records.length === 0) return emptyValue
  return (
    <ol className={css.read}>
      {records.map((record) => (
        <li key={partsOf(record, props).key}>
          <Words record={record} props={props} />
        </li>
      ))}
    </ol>
  )
}
