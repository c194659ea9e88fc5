import { lazyField } from '../../shared/lazy-field.tsx'
import type { CronFieldProps } from './schema.ts'

/** A schedule in the five or six parts of cron, in words and with its next runs. */
export const cronField = lazyField<CronFieldProps, string>({
  name: 'Cron',
  title: 'Schedule',
  unreadable: 'Not a valid schedule',
  accepts: ['string'],
})
