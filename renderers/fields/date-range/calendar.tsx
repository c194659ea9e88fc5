import { DatePicker } from 'antd'
import dayjs, { type Dayjs } from 'dayjs'
import 'dayjs/locale/zh-cn'
import { useState } from 'react'
import { businessDay, type FieldArgs, useRuntime, useText } from '#runtime'
import { useWholeRange } from '../../shared/use-whole-range.ts'
import { endIdOf, WithEnd } from '../../shared/with-end.tsx'
import css from './date-range.module.css'
import { presetsOf } from './presets.ts'
import { daysOf, rangeOf, type TimeRange } from './range.ts'
import type { DateRangeFieldProps } from './schema.ts'

const DAY = 'YYYY-MM-DD'

type CalendarProps = FieldArgs<DateRangeFieldProps, TimeRange> & {
  /** The pointer asked for it: show the days at once. */
  openAtFirst: boolean
  focusAtFirst: boolean
}

/** antd's range picker; a chunk of its own, read when somebody reaches for the field. */
export function Calendar({ id, value, onChange, props, openAtFirst, focusAtFirst, ...look }: CalendarProps) {
  const t = useText()
  const { businessTz } = useRuntime()
  const today = businessDay(businessTz)
  const [isOpen, setOpen] = useState(openAtFirst)
  const { gives, maxDays, presets = true } = props
  const range = useWholeRange({
    ends: daysOf(value),
    read: dayjs,
    onChange: (days) => onChange(days && rangeOf([days[0].format(DAY), days[1].format(DAY)], gives)),
  })
  const isTooFar = (day: Dayjs, { from }: { from?: Dayjs }) =>
    maxDays !== undefined && from !== undefined && Math.abs(day.diff(from, 'day')) >= maxDays
  return (
    <WithEnd id={id} words={t('End date')}>
      <DatePicker.RangePicker
        id={{ start: id, end: endIdOf(id) }}
        autoFocus={focusAtFirst}
        defaultOpen={openAtFirst}
        onOpenChange={setOpen}
        onKeyDown={(event) => {
          // Enter takes the day that was typed; only with the days closed it searches.
          if (event.key === 'Enter' && isOpen) event.preventDefault()
        }}
        defaultPickerValue={[dayjs(today), dayjs(today)]}
        {...range}
        format={DAY}
        disabledDate={isTooFar}
        presets={presets ? presetsOf(today).map((preset) => ({ ...preset, label: t(preset.label) })) : []}
        placement="bottomLeft"
        classNames={{ popup: { root: css.popup } }}
        placeholder={[t('Start date'), t('End date')]}
        style={{ width: '100%' }}
        disabled={look.disabled}
        status={look.invalid ? 'error' : ''}
        aria-invalid={look.invalid}
        aria-describedby={look.describedBy}
      />
    </WithEnd>
  )
}
