import { sql } from 'kysely'

/** Settlement date of one channel. The bills of such a date are made together. */
export interface SettleDay {
  channelCode: string
  settleDate: string
}

/** SQL condition for rows of the table `alias` that belong to a settlement date of a channel. */
export const isOfDay = (alias: string, { channelCode, settleDate }: SettleDay) => sql`
  ${sql.ref(`${alias}.channel_code`)} = ${channelCode} and ${sql.ref(`${alias}.settle_date`)} = ${settleDate}::date`
