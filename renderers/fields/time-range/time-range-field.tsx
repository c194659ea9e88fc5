import { TimePicker } from 'antd'
import { type FieldArgs, type FieldViewArgs, useText } from '#runtime'
import { TextView } from '../../shared/field-view.tsx'
import { momentOf } from '../../shared/moment.ts'
import { minuteSteps } from '../../shared/time-steps.ts'
import { useWholeRange } from '../../shared/use-whole-range.ts'
import { endIdOf, WithEnd } from '../../shared/with-end.tsx'
import type { TimeRangeFieldProps } from './schema.ts'
import { type TimesOfDay, type TimesText, timesOf } from './times.ts'

const FORMAT = 'HH:mm'

type Args = FieldArgs<TimeRangeFieldProps, TimesOfDay | TimesText>

export function Component({ id, value, onChange, props, ...look }: Args) {
  const t = useText()
  const range = useWholeRange({
    ends: timesOf(value),
    read: (time) => momentOf(time, FORMAT),
    onChange: (times) => {
      const given = times && ([times[0].format(FORMAT), times[1].format(FORMAT)] as const)
      onChange(props.gives === 'text' ? given?.join('-') : given)
    },
  })
  return (
    <WithEnd id={id} words={t('End time')}>
      <TimePicker.RangePicker
        id={{ start: id, end: endIdOf(id) }}
        {...range}
        format={FORMAT}
        order={props.overnight !== true}
        needConfirm={false}
        minuteStep={minuteSteps(props.minuteStep)}
        placeholder={[t('Start time'), t('End time')]}
        style={{ width: '100%' }}
        disabled={look.disabled}
        status={look.invalid ? 'error' : ''}
        aria-invalid={look.invalid}
        aria-describedby={look.describedBy}
      />
    </WithEnd>
  )
}

export function View({ value }: FieldViewArgs<TimeRangeFieldProps, TimesOfDay | TimesText>) {
  const t = useText()
  const times = timesOf(value)
  if (times === undefined) return <TextView value={value} />
  const [from, to] = times
  return (
    <TextView value={to < from ? t('{{from}} – {{to}} the next day', { from, to }) : `${from} – ${to}`} />
  )
}
