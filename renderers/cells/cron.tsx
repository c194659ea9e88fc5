import { type CellArgs, type CellStory, defineCell } from '#runtime'
import { strictObject } from '#schemas'
import { emptyValue, orDash } from '../shared/empty-value.tsx'
import { lazyView } from '../shared/lazy-view.tsx'

export const CronCellProps = strictObject({})
export type CronCellProps = Record<string, never>

const CronWords = lazyView(
  async () => (await import('../shared/cron-words.tsx')).CronWords,
  <span aria-busy />,
)

function View({ value }: CellArgs<CronCellProps>) {
  if (typeof value !== 'string' || value.trim() === '') return emptyValue
  return <CronWords cron={value} />
}

/** Describes a cron expression in words. The whole sentence and the expression appear on hover. */
export const cronCell = defineCell<CronCellProps>({
  name: 'Cron',
  title: 'Schedule',
  accepts: ['string'],
  Component: orDash(View),
})

export const stories: CellStory<CronCellProps>[] = [
  { name: 'Each night', value: '0 0 3 * * ?' },
  { name: 'On weekdays', value: '0 0/15 9-18 ? * MON-FRI' },
  { name: 'Not a schedule', value: 'nightly' },
  { name: 'Absent', value: null },
]
