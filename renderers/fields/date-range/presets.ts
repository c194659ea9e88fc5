import dayjs, { type Dayjs } from 'dayjs'

interface Preset {
  label: string
  value: [Dayjs, Dayjs]
}

/** Ranges offered beside the calendar, by the business's today, `YYYY-MM-DD`; labels are English source texts. */
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
