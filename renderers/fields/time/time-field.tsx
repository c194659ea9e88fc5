import { TimePicker } from 'antd'
import type { Dayjs } from 'dayjs'
import { type FieldArgs, type FieldViewArgs, useText } from '#runtime'
import { TextView } from '../../shared/field-view.tsx'
import { momentOf, momentText } from '../../shared/moment.ts'
import { minuteSteps } from '../../shared/time-steps.ts'
import type { TimeFieldProps } from './schema.ts'

const formatOf = ({ seconds = false }: TimeFieldProps) => (seconds ? 'HH:mm:ss' : 'HH:mm')

export function Component({ id, value, onChange, props, ...look }: FieldArgs<TimeFieldProps, string>) {
  const t = useText()
  const format = formatOf(props)
  return (
    <TimePicker
      id={id}
      value={momentOf(value, format)}
      onChange={(time: Dayjs | null) => onChange(time?.format(format))}
      format={format}
      needConfirm={false}
      showNow={false}
      minuteStep={minuteSteps(props.minuteStep)}
      placeholder={look.placeholder === undefined ? format : t(look.placeholder)}
      style={{ width: '100%' }}
      disabled={look.disabled}
      status={look.invalid ? 'error' : ''}
      aria-invalid={look.invalid}
      aria-describedby={look.describedBy}
    />
  )
}

export const View = ({ value, props }: FieldViewArgs<TimeFieldProps, string>) => (
  <TextView value={momentText(value, formatOf(props))} />
)
