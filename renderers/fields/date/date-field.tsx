import { DatePicker } from 'antd'
import dayjs, { type Dayjs } from 'dayjs'
import 'dayjs/locale/zh-cn'
import { businessDay, type FieldArgs, type FieldViewArgs, useRuntime, useText } from '#runtime'
import { TextView } from '../../shared/field-view.tsx'
import { momentOf, momentText } from '../../shared/moment.ts'
import type { DateFieldProps } from './schema.ts'

const FORMATS = { day: 'YYYY-MM-DD', month: 'YYYY-MM', year: 'YYYY' } as const
const PICKERS = { day: 'date', month: 'month', year: 'year' } as const

const precisionOf = ({ precision = 'day' }: DateFieldProps) => (precision in FORMATS ? precision : 'day')

/** Days outside the limits can't be chosen; the business's today, wherever the browser is. */
function useLimits({ min, max }: DateFieldProps) {
  const { businessTz } = useRuntime()
  const today = businessDay(businessTz)
  const bound = (text: string | undefined) => momentOf(text === 'today' ? today : text, FORMATS.day)
  const [from, to] = [bound(min), bound(max)]
  const isOutside = (day: Dayjs) =>
    (from !== null && day.isBefore(from, 'day')) || (to !== null && day.isAfter(to, 'day'))
  return { today, isOutside }
}

export function Component({ id, value, onChange, props, ...look }: FieldArgs<DateFieldProps, string>) {
  const t = useText()
  const { today, isOutside } = useLimits(props)
  const precision = precisionOf(props)
  const format = FORMATS[precision]
  const placeholder = look.placeholder ?? props.placeholder
  return (
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
  )
}

export const View = ({ value, props }: FieldViewArgs<DateFieldProps, string>) => (
  <TextView value={momentText(value, FORMATS[precisionOf(props)])} />
)
