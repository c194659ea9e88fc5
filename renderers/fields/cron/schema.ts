import type { Static } from 'typebox'
import { closed } from '#schemas'
import { placeholder } from '../../shared/own-options/schema.ts'

export const CronFieldProps = closed({ placeholder })
export type CronFieldProps = Static<typeof CronFieldProps>
