import { sql } from 'kysely'

/** Settlement date of a channel, whose bills are made together. */
export interface SettleDay {
  channelCode: string
  settleDate: string
}

/** Matches rows of `alias` that belong to a settlement date of a channel. */
export const isOfDay = (alias: string, { channelCode, settleDate }: SettleDay) => sql`
  ${sql.ref(`${alias}.channel_code`)} = ${channelCode} and ${sql.ref(`${alias}.settle_date`)} = ${settleDate}::date`
