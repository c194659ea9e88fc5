import { DatePicker } from 'antd'
import type { Dayjs } from 'dayjs'
import 'dayjs/locale/zh-cn'
import { type FieldArgs, type FieldViewArgs, useText } from '#runtime'
import { TextView } from '../../shared/field-view.tsx'
import { momentOf, momentText } from '../../shared/moment.ts'
import type { DateTimeFieldProps } from './schema.ts'

const GIVEN = 'YYYY-MM-DD HH:mm:ss'
const formatOf = ({ precision }: DateTimeFieldProps) => (precision === 'minute' ? 'YYYY-MM-DD HH:mm' : GIVEN)

export function Component({ id, value, onChange, props, ...look }: FieldArgs<DateTimeFieldProps, string>) {
  const t = useText()
  const format = formatOf(props)
  const placeholder = look.placeholder ?? props.placeholder
  return (
    <DatePicker
      id={id}
      showTime
      needConfirm={false}
      value={momentOf(value, format)}
      onChange={(time: Dayjs | null) => onChange(time?.startOf(props.precision ?? 'second').format(GIVEN))}
      format={format}
      placeholder={placeholder === undefined ? format : t(placeholder)}
      style={{ width: '100%' }}
      disabled={look.disabled}
      status={look.invalid ? 'error' : ''}
      aria-invalid={look.invalid}
      aria-describedby={look.describedBy}
    />
  )
}

export const View = ({ value, props }: FieldViewArgs<DateTimeFieldProps, string>) => (
  <TextView value={momentText(value, formatOf(props))} />
)
