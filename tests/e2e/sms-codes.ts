import { expect } from '@playwright/test'
import pg from 'pg'

/** Runs an SQL query on the product's database. */
async function ask<Row extends pg.QueryResultRow>(sql: string, values: unknown[]): Promise<Row[]> {
  const client = new pg.Client(process.env.PRODUCT_DATABASE)
  await client.connect()
  try {
    return (await client.query<Row>(sql, values)).rows
  } finally {
    await client.end()
  }
}

const messagesTo = (mobile: string) =>
  ask<{ param: string }>(
    'select es_param as param from sys_sms where es_receiver = $1 order by create_time, id',
    [mobile],
  )

/** Waits until a mobile number has received `messages` messages. Returns the code in the latest message. */
export async function readCode(mobile: string, messages = 1): Promise<string> {
  await expect.poll(async () => (await messagesTo(mobile)).length).toBe(messages)
  const last = (await messagesTo(mobile)).at(-1)
  return (JSON.parse(last?.param ?? '{}') as { code: string }).code
}

/** Removes the limit of one code per minute, so that a mobile number can get its next code at once. */
export const skipWait = (mobile: string) =>
  ask('delete from quota where subject = $1', [`sms:minute:${mobile}`])

/** Returns an unused mobile number. */
export const newMobile = () => `188${String(Date.now()).slice(-8)}`
