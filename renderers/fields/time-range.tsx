import { connect, mapReadPretty } from '@formily/react'
import { TimePicker } from 'antd'
import Type, { type Static } from 'typebox'
import { defineField, type FieldProps, type FieldStory, useText } from '#runtime'
import { strictObject, stringEnum } from '#schemas'
import { parseTime } from '../shared/api-time.ts'
import { TextView } from '../shared/field-view.tsx'
import { endIdOf, LabelRangeEnd } from '../shared/label-range-end.tsx'
import { minuteSteps } from '../shared/time-steps.ts'
import { useCompleteRange } from '../shared/use-complete-range.ts'
import { useInputProps } from '../shared/use-input-props.ts'
import { usePickerEnter } from '../shared/use-picker-enter.ts'

export const TimeRangeFieldProps = strictObject({
  gives: Type.Optional(
    stringEnum(['times', 'text'], {
      title: 'Value format',
      description: 'Two times, or one text such as 09:00-21:30 for a text field.',
      default: 'times',
    }),
  ),
  overnight: Type.Optional(
    Type.Boolean({
      title: 'Allow overnight',
      description: 'Allows an end time on the next day.',
      default: false,
    }),
  ),
  minuteStep: Type.Optional(Type.Integer({ title: 'Minute step', minimum: 1, maximum: 30, default: 1 })),
})
export type TimeRangeFieldProps = Static<typeof TimeRangeFieldProps>

/** Start and end: `['09:00', '21:30']`. */
type TimesOfDay = readonly [string, string]
/** Start and end in one text: `09:00-21:30`. */
type TimesText = string

const TIME = /^([01]\d|2[0-3]):[0-5]\d/
const LENGTH = 5
const PARTED = /\s*[-–~]\s*/

/** Reads start and end from a stored list or a stored text. Returns undefined for an invalid value. */
function timesOf(value: unknown): TimesOfDay | undefined {
  const list: unknown = typeof value === 'string' ? value.split(PARTED) : value
  if (!Array.isArray(list) || list.length !== 2) return undefined
  const [from, to] = list as unknown[]
  if (typeof from !== 'string' || typeof to !== 'string' || !TIME.test(from) || !TIME.test(to))
    return undefined
  return [from.slice(0, LENGTH), to.slice(0, LENGTH)]
}

const FORMAT = 'HH:mm'

type Args = FieldProps<TimeRangeFieldProps, TimesOfDay | TimesText>

function Component({ value, onChange, ...props }: Args) {
  const t = useText()
  const { id } = props
  const range = useCompleteRange({
    ends: timesOf(value),
    read: (time) => parseTime(time, FORMAT),
    onChange: (times) => {
      const range = times && ([times[0].format(FORMAT), times[1].format(FORMAT)] as const)
      onChange(props.gives === 'text' ? range?.join('-') : range)
    },
  })
  return (
    <LabelRangeEnd id={id} label={t('End time')}>
      <TimePicker.RangePicker
        {...useInputProps(props)}
        {...usePickerEnter()}
        id={{ start: id, end: endIdOf(id) }}
        {...range}
        format={FORMAT}
        order={props.overnight !== true}
        needConfirm={false}
        minuteStep={minuteSteps(props.minuteStep)}
        placeholder={[t('Start time'), t('End time')]}
        style={{ width: '100%' }}
      />
    </LabelRangeEnd>
  )
}

function View({ value }: FieldProps<TimeRangeFieldProps, TimesOfDay | TimesText>) {
  const t = useText()
  const times = timesOf(value)
  if (times === undefined) return <TextView value={value} />
  const [from, to] = times
  return (
    <TextView value={to < from ? t('{{from}} – {{to}} the next day', { from, to }) : `${from} – ${to}`} />
  )
}

/** Selects two times of day, such as opening hours. */
export const timeRangeField = defineField<TimeRangeFieldProps, TimesOfDay | TimesText>({
  name: 'TimeRange',
  title: 'Time range',
  accepts: ['array', 'string'],
  lazy: true,
  Component: connect(Component, mapReadPretty(View)),
})

export const stories: FieldStory<TimeRangeFieldProps>[] = [
  { name: 'Empty' },
  { name: 'Opening hours', value: ['09:00', '21:30'] },
  { name: 'Past midnight', value: ['18:00', '02:00'], props: { overnight: true } },
  { name: 'As one text', value: '09:00-21:30', props: { gives: 'text' } },
  { name: 'Disabled', value: ['09:00', '21:30'], disabled: true },
]
