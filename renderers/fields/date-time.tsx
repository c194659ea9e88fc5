import { connect, mapReadPretty } from '@formily/react'
import { DatePicker } from 'antd'
import type { Dayjs } from 'dayjs'
import Type, { type Static } from 'typebox'
import { strictObject, stringEnum } from '#schemas'
import { placeholder } from '../shared/own-options/schema.ts'
import 'dayjs/locale/zh-cn'
import { defineField, type FieldProps, type FieldStory } from '#runtime'
import { formatTimeAs, parseTime } from '../shared/api-time.ts'
import { TextView } from '../shared/field-view.tsx'
import { useInputProps } from '../shared/use-input-props.ts'
import { usePickerEnter } from '../shared/use-picker-enter.ts'

export const DateTimeFieldProps = strictObject({
  precision: Type.Optional(
    stringEnum(['minute', 'second'], {
      title: 'Precision',
      description: 'Precision of the input. The value always has seconds.',
      default: 'second',
    }),
  ),
  placeholder,
})
export type DateTimeFieldProps = Static<typeof DateTimeFieldProps>

const STORED_FORMAT = 'YYYY-MM-DD HH:mm:ss'
const formatOf = ({ precision }: DateTimeFieldProps) =>
  precision === 'minute' ? 'YYYY-MM-DD HH:mm' : STORED_FORMAT

function Component({ value, onChange, ...props }: FieldProps<DateTimeFieldProps, string>) {
  const format = formatOf(props)
  return (
    <DatePicker
      showTime
      needConfirm={false}
      value={parseTime(value, format)}
      onChange={(time: Dayjs | null) =>
        onChange(time?.startOf(props.precision ?? 'second').format(STORED_FORMAT))
      }
      format={format}
      style={{ width: '100%' }}
      {...usePickerEnter()}
      {...useInputProps(props, format)}
    />
  )
}

const View = ({ value, ...props }: FieldProps<DateTimeFieldProps, string>) => (
  <TextView value={formatTimeAs(value, formatOf(props))} />
)

/** Selects a time in business time, such as `2026-03-08 09:05:00`. */
export const dateTimeField = defineField<DateTimeFieldProps, string>({
  name: 'DateTime',
  title: 'Date and time',
  accepts: ['string'],
  lazy: true,
  Component: connect(Component, mapReadPretty(View)),
})

export const stories: FieldStory<DateTimeFieldProps>[] = [
  { name: 'Empty' },
  { name: 'A time', value: '2026-03-08 09:05:00' },
  { name: 'To the minute', value: '2026-03-08 09:05:00', props: { precision: 'minute' } },
  { name: 'Disabled', value: '2026-03-08 09:05:00', disabled: true },
]
