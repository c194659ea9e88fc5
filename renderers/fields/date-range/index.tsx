import { CalendarOutlined, SwapRightOutlined } from '@ant-design/icons'
import { type ComponentProps, type ComponentType, useState } from 'react'
import { defineField, type FieldArgs, useText } from '#runtime'
import { lazyFieldView } from '../../shared/lazy-field.tsx'
import css from './date-range.module.css'
import { daysOf, type TimeRange } from './range.ts'
import type { DateRangeFieldProps } from './schema.ts'

type Args = FieldArgs<DateRangeFieldProps, TimeRange>
type Calendar = ComponentType<ComponentProps<typeof import('./calendar.tsx')['Calendar']>>

/** How the field was reached: the calendar opens for a pointer, and takes the focus from a focused input. */
type Reached = 'pointer' | 'keyboard' | undefined

/** The range picker weighs as much as all other fields together, so it is read when somebody reaches for the field;
 * until then this looks the same. */
function DateRangeField(args: Args) {
  const [calendar, setCalendar] = useState<{ Calendar: Calendar }>()
  const [reached, setReached] = useState<Reached>()
  const load = () => {
    if (args.disabled) return
    import('./calendar.tsx').then(setCalendar, (cause: unknown) =>
      setCalendar(() => {
        throw cause
      }),
    )
  }
  if (calendar && reached !== undefined)
    return <calendar.Calendar {...args} openAtFirst={reached === 'pointer'} focusAtFirst />
  const reach = (how: Reached) => {
    setReached((before) => before ?? how)
    load()
  }
  return <Still {...args} onHover={load} onReach={reach} />
}

interface StillProps extends Args {
  onHover: () => void
  onReach: (how: Reached) => void
}

function Still({ id, value, disabled, invalid, describedBy, onHover, onReach }: StillProps) {
  const t = useText()
  const [from = '', to = ''] = daysOf(value) ?? []
  const look = [css.box, invalid && css.invalid, disabled && css.disabled].filter(Boolean).join(' ')
  const input = {
    readOnly: true,
    disabled,
    size: 12,
    'aria-invalid': invalid,
    'aria-describedby': describedBy,
    onPointerEnter: onHover,
    onPointerDown: () => onReach('pointer'),
    onFocus: () => onReach('keyboard'),
  }
  return (
    <div className={look}>
      <input {...input} id={id} value={from} placeholder={t('Start date')} />
      <span className={css.arrow} aria-hidden>
        <SwapRightOutlined />
      </span>
      <input {...input} value={to} placeholder={t('End date')} aria-label={t('End date')} />
      <span className={css.icon} aria-hidden>
        <CalendarOutlined />
      </span>
    </div>
  )
}

/** Two days, picked in a calendar or from ranges in everyday use. */
export const dateRangeField = defineField<DateRangeFieldProps, TimeRange>({
  name: 'DateRange',
  title: 'Days from and to',
  accepts: ['string'],
  Component: DateRangeField,
  View: lazyFieldView<DateRangeFieldProps, TimeRange>('DateRange'),
})
