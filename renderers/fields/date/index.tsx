import { connect, mapReadPretty } from '@formily/react'
import { DatePicker } from 'antd'
import dayjs, { type Dayjs } from 'dayjs'
import 'dayjs/locale/zh-cn'
import { type SyntheticEvent, useState } from 'react'
import { businessDay, defineField, type FieldProps, type FieldStory, useRuntime } from '#runtime'
import { formatTimeAs, parseTime } from '../../shared/api-time.ts'
import { TextView } from '../../shared/field-view.tsx'
import { useInputProps } from '../../shared/use-input-props.ts'
import { usePickerEnter } from '../../shared/use-picker-enter.ts'
import { limitError, violatedLimit } from './date-limits.ts'
import type { DateFieldProps } from './schema.ts'

export { DateFieldProps } from './schema.ts'

const FORMATS = { day: 'YYYY-MM-DD', month: 'YYYY-MM', year: 'YYYY' } as const
const PANELS: Readonly<Record<string, string>> = { month: FORMATS.month, year: FORMATS.year }
const PICKERS = { day: 'date', month: 'month', year: 'year' } as const

/** Keys that pass the typed date to the form. */
const COMMIT_KEYS: ReadonlySet<string> = new Set(['Enter', 'Tab'])

const precisionOf = ({ precision = 'day' }: DateFieldProps) => (precision in FORMATS ? precision : 'day')

/** Returns the current business date, and a function that tells whether a date is outside the limits. */
function useLimits(props: DateFieldProps) {
  const { businessTz } = useRuntime()
  const today = businessDay(businessTz)
  const format = FORMATS[precisionOf(props)]
  /** True if a date is outside the limits. For a month or a year, antd's panel passes its first day. */
  const isOutside = (day: Dayjs, panel?: { type: string }) =>
    violatedLimit(day.format(PANELS[panel?.type ?? ''] ?? format), props, today) !== undefined
  return { today, isOutside }
}

function Component({ value, onChange, ...props }: FieldProps<DateFieldProps, string>) {
  const { today, isOutside } = useLimits(props)
  const precision = precisionOf(props)
  const format = FORMATS[precision]
  const [isOpen, setOpen] = useState(false)
  const picker = usePickerEnter()
  /**
   * Passes a typed date to the form. The picker itself would discard a date outside the limits, and a date
   * that a password manager enters while the picker is closed. `isHandled` is true if the picker passes valid
   * dates itself.
   */
  const commitTyped = ({ target }: SyntheticEvent, isHandled: boolean) => {
    const typed = target instanceof HTMLInputElement ? target.value.trim() : ''
    const day = parseTime(typed, format)
    if (!day || typed.length !== format.length || typed === formatTimeAs(value, format)) return
    if (!isHandled || isOutside(day)) onChange(typed)
  }
  return (
    <div
      onBlurCapture={(event) => commitTyped(event, false)}
      onKeyDownCapture={(event) => COMMIT_KEYS.has(event.key) && commitTyped(event, isOpen)}
    >
      <DatePicker
        picker={PICKERS[precision]}
        value={parseTime(value, format)}
        onChange={(day: Dayjs | null) => onChange(day?.format(format))}
        format={format}
        disabledDate={isOutside}
        defaultPickerValue={dayjs(today)}
        style={{ width: '100%' }}
        {...picker}
        onOpenChange={(open: boolean) => {
          setOpen(open)
          picker.onOpenChange(open)
        }}
        {...useInputProps(props, format)}
      />
    </div>
  )
}

const View = ({ value, ...props }: FieldProps<DateFieldProps, string>) => (
  <TextView value={formatTimeAs(value, FORMATS[precisionOf(props)])} />
)

/** Selects a date such as `2026-03-08`, or only a month or a year. */
export const dateField = defineField<DateFieldProps, string>({
  name: 'Date',
  title: 'Date',
  accepts: ['string'],
  validate: limitError,
  lazy: true,
  Component: connect(Component, mapReadPretty(View)),
})

export const stories: FieldStory<DateFieldProps>[] = [
  { name: 'Empty', props: { min: 'today' } },
  { name: 'A day', value: '2026-03-08' },
  { name: 'A month', value: '2026-03', props: { precision: 'month' } },
  { name: 'Disabled', value: '2026-03-08', disabled: true },
]
