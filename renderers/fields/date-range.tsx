import { connect, mapReadPretty } from '@formily/react'
import { DatePicker } from 'antd'
import dayjs, { type Dayjs } from 'dayjs'
import Type, { type Static } from 'typebox'
import { strictObject, stringEnum } from '#schemas'
import 'dayjs/locale/zh-cn'
import { businessDay, defineField, type FieldProps, type FieldStory, useRuntime, useText } from '#runtime'
import { TextView } from '../shared/field-view.tsx'
import { endIdOf, LabelRangeEnd } from '../shared/label-range-end.tsx'
import { useCompleteRange } from '../shared/use-complete-range.ts'
import { useInputProps } from '../shared/use-input-props.ts'
import { usePickerEnter } from '../shared/use-picker-enter.ts'
import css from './date-range.module.css'

export const DateRangeFieldProps = strictObject({
  gives: Type.Optional(
    stringEnum(['day', 'time'], {
      title: 'Value format',
      description: 'Dates, or the first and last second of those dates for a time field.',
      default: 'day',
    }),
  ),
  maxDays: Type.Optional(Type.Integer({ title: 'Maximum number of days', minimum: 1, maximum: 3660 })),
  presets: Type.Optional(Type.Boolean({ title: 'Show presets', default: true })),
})
export type DateRangeFieldProps = Static<typeof DateRangeFieldProps>

/** Start and end of a range: two dates or two times, in the format of the API. */
type TimeRange = readonly [string, string]

const DAY = /^\d{4}-\d{2}-\d{2}/
const DAY_LENGTH = 10

/** Reads the two dates of a range from a URL or a page. Returns undefined for an invalid range. */
function daysOf(value: unknown): TimeRange | undefined {
  if (!Array.isArray(value) || value.length !== 2) return undefined
  const [from, to] = value as unknown[]
  if (typeof from !== 'string' || typeof to !== 'string' || !DAY.test(from) || !DAY.test(to)) return undefined
  return [from.slice(0, DAY_LENGTH), to.slice(0, DAY_LENGTH)]
}

/**
 * Converts two dates to the value of the field: the dates themselves, or the first second of the first date
 * and the last second of the last date.
 */
function rangeOf([from, to]: TimeRange, gives: 'day' | 'time' = 'day'): TimeRange {
  return gives === 'day' ? [from, to] : [`${from} 00:00:00`, `${to} 23:59:59`]
}

interface Preset {
  label: string
  value: [Dayjs, Dayjs]
}

/**
 * Returns preset ranges, relative to the current business date `YYYY-MM-DD`. The labels of the presets are
 * English source texts.
 */
export function presetsOf(today: string): Preset[] {
  const day = dayjs(today)
  const before = (count: number) => day.subtract(count, 'day')
  const lastMonth = day.subtract(1, 'month')
  return [
    { label: 'Today', value: [day, day] },
    { label: 'Yesterday', value: [before(1), before(1)] },
    { label: 'Last 7 days', value: [before(6), day] },
    { label: 'Last 30 days', value: [before(29), day] },
    { label: 'This month', value: [day.startOf('month'), day] },
    { label: 'Last month', value: [lastMonth.startOf('month'), lastMonth.endOf('month').startOf('day')] },
  ]
}

const FORMAT = 'YYYY-MM-DD'

function Component({ value, onChange, ...props }: FieldProps<DateRangeFieldProps, TimeRange>) {
  const t = useText()
  const { id } = props
  const { businessTz } = useRuntime()
  const today = businessDay(businessTz)
  const { gives, maxDays, presets = true } = props
  const range = useCompleteRange({
    ends: daysOf(value),
    read: dayjs,
    onChange: (days) => onChange(days && rangeOf([days[0].format(FORMAT), days[1].format(FORMAT)], gives)),
  })
  const isTooFar = (day: Dayjs, { from }: { from?: Dayjs }) =>
    maxDays !== undefined && from !== undefined && Math.abs(day.diff(from, 'day')) >= maxDays
  return (
    <LabelRangeEnd id={id} label={t('End date')}>
      <DatePicker.RangePicker
        {...useInputProps(props)}
        id={{ start: id, end: endIdOf(id) }}
        {...usePickerEnter()}
        defaultPickerValue={[dayjs(today), dayjs(today)]}
        {...range}
        format={FORMAT}
        disabledDate={isTooFar}
        presets={presets ? presetsOf(today).map((preset) => ({ ...preset, label: t(preset.label) })) : []}
        placement="bottomLeft"
        classNames={{ popup: { root: css.popup } }}
        placeholder={[t('Start date'), t('End date')]}
        style={{ width: '100%' }}
      />
    </LabelRangeEnd>
  )
}

const View = ({ value }: FieldProps<DateRangeFieldProps, TimeRange>) => (
  <TextView value={daysOf(value)?.join(' – ')} />
)

/** Selects a date range from a calendar or from presets. */
export const dateRangeField = defineField<DateRangeFieldProps, TimeRange>({
  name: 'DateRange',
  title: 'Date range',
  accepts: ['string'],
  lazy: true,
  Component: connect(Component, mapReadPretty(View)),
})

export const stories: FieldStory<DateRangeFieldProps>[] = [
  { name: 'Empty' },
  { name: 'Days', value: ['2026-03-01', '2026-03-31'] },
  {
    name: 'Times',
    value: ['2026-03-01 00:00:00', '2026-03-31 23:59:59'],
    props: { gives: 'time', maxDays: 31 },
  },
  { name: 'Disabled', value: ['2026-03-01', '2026-03-31'], disabled: true },
]
