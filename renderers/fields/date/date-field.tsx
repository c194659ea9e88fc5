import { DatePicker } from 'antd'
import dayjs, { type Dayjs } from 'dayjs'
import 'dayjs/locale/zh-cn'
import type { SyntheticEvent } from 'react'
import { businessDay, type FieldArgs, type FieldViewArgs, useRuntime, useText } from '#runtime'
import { TextView } from '../../shared/field-view.tsx'
import { momentOf, momentText } from '../../shared/moment.ts'
import { brokenLimit } from './limits.ts'
import type { DateFieldProps } from './schema.ts'

const FORMATS = { day: 'YYYY-MM-DD', month: 'YYYY-MM', year: 'YYYY' } as const
const PANELS: Readonly<Record<string, string>> = { month: FORMATS.month, year: FORMATS.year }
const PICKERS = { day: 'date', month: 'month', year: 'year' } as const

/** Keys with which one is done with an input. */
const LEAVING: ReadonlySet<string> = new Set(['Enter', 'Tab'])

const precisionOf = ({ precision = 'day' }: DateFieldProps) => (precision in FORMATS ? precision : 'day')

/** What lies outside the limits can't be chosen; the business's today, wherever the browser is. */
function useLimits(props: DateFieldProps) {
  const { businessTz } = useRuntime()
  const today = businessDay(businessTz)
  const format = FORMATS[precisionOf(props)]
  /** A panel of months or years asks about its own. */
  const isOutside = (day: Dayjs, panel?: { type: string }) =>
    brokenLimit(day.format(PANELS[panel?.type ?? ''] ?? format), props, today) !== undefined
  return { today, isOutside }
}

export function Component({ id, value, onChange, props, ...look }: FieldArgs<DateFieldProps, string>) {
  const t = useText()
  const { today, isOutside } = useLimits(props)
  const precision = precisionOf(props)
  const format = FORMATS[precision]
  const placeholder = look.placeholder ?? props.placeholder
  /** The picker drops a day that can't be chosen; what was typed is given out, and the form says what is wrong with it. */
  const giveTyped = ({ target }: SyntheticEvent) => {
    const typed = target instanceof HTMLInputElement ? target.value.trim() : ''
    const day = momentOf(typed, format)
    if (day && typed.length === format.length && isOutside(day)) onChange(typed)
  }
  return (
    <div onBlurCapture={giveTyped} onKeyDownCapture={(event) => LEAVING.has(event.key) && giveTyped(event)}>
      <DatePicker
        id={id}
        picker={PICKERS[precision]}
        value={momentOf(value, format)}
        onChange={(day: Dayjs | null) => onChange(day?.format(format))}
        format={format}
        disabledDate={isOutside}
        defaultPickerValue={dayjs(today)}
        placeholder={placeholder === undefined ? format : t(placeholder)}
        style={{ width: '100%' }}
        disabled={look.disabled}
        status={look.invalid ? 'error' : ''}
        aria-invalid={look.invalid}
        aria-describedby={look.describedBy}
      />
    </div>
  )
}

export const View = ({ value, props }: FieldViewArgs<DateFieldProps, string>) => (
  <TextView value={momentText(value, FORMATS[precisionOf(props)])} />
)
