import { connect, mapReadPretty } from '@formily/react'
import { TimePicker } from 'antd'
import type { Dayjs } from 'dayjs'
import Type, { type Static } from 'typebox'
import { defineField, type FieldProps, type FieldStory } from '#runtime'
import { strictObject } from '#schemas'
import { formatTimeAs, parseTime } from '../shared/api-time.ts'
import { TextView } from '../shared/field-view.tsx'
import { minuteSteps } from '../shared/time-steps.ts'
import { useInputProps } from '../shared/use-input-props.ts'
import { usePickerEnter } from '../shared/use-picker-enter.ts'

export const TimeFieldProps = strictObject({
  seconds: Type.Optional(Type.Boolean({ title: 'Show seconds', default: false })),
  minuteStep: Type.Optional(Type.Integer({ title: 'Minute step', minimum: 1, maximum: 30, default: 1 })),
})
export type TimeFieldProps = Static<typeof TimeFieldProps>

const formatOf = ({ seconds = false }: TimeFieldProps) => (seconds ? 'HH:mm:ss' : 'HH:mm')

function Component({ value, onChange, ...props }: FieldProps<TimeFieldProps, string>) {
  const format = formatOf(props)
  return (
    <TimePicker
      value={parseTime(value, format)}
      onChange={(time: Dayjs | null) => onChange(time?.format(format))}
      format={format}
      needConfirm={false}
      showNow={false}
      minuteStep={minuteSteps(props.minuteStep)}
      style={{ width: '100%' }}
      {...usePickerEnter()}
      {...useInputProps(props, format)}
    />
  )
}

const View = ({ value, ...props }: FieldProps<TimeFieldProps, string>) => (
  <TextView value={formatTimeAs(value, formatOf(props))} />
)

/** Selects a time of day, such as `09:05`. */
export const timeField = defineField<TimeFieldProps, string>({
  name: 'Time',
  title: 'Time of day',
  accepts: ['string'],
  lazy: true,
  Component: connect(Component, mapReadPretty(View)),
})

export const stories: FieldStory<TimeFieldProps>[] = [
  { name: 'Empty' },
  { name: 'A time', value: '09:05' },
  { name: 'With seconds', value: '09:05:30', props: { seconds: true } },
  { name: 'Disabled', value: '09:05', disabled: true },
]
