import { randomUUID } from 'node:crypto'
import { openDatabase } from '../../server/db/index.ts'
import { createTestApp } from '../support/app.ts'
import { BUSINESS_TZ } from '../support/cluster.ts'

/**
 * A server process that either generates bills, or releases confirmed bills and pays them. Arguments: the URL
 * of the database, the work, and the number of days by which the server's clock is ahead. The process prints
 * `running` when the work starts, and exits when the work ends.
 */
const [url = '', work, days = '0'] = process.argv.slice(2)
const server = await createTestApp({ database: openDatabase({ url, businessTz: BUSINESS_TZ }) })
server.wait(Number(days) * 86_400_000)
const { services } = server
const rowsOf = async (text: string) => (await services.database.pool.query(text)).rows

const send = async (
  by: string,
  { method, path, body }: { method: 'POST' | 'PUT'; path: string; body: object },
) => {
  const headers = { ...(await server.signIn(by)), 'idempotency-key': randomUUID() }
  const answer = await server.app.inject({ method, url: `/jeecg-boot${path}`, headers, payload: body })
  if (answer.statusCode !== 200) throw new Error(answer.body)
}

async function generate() {
  const today = new Intl.DateTimeFormat('sv-SE', { timeZone: BUSINESS_TZ }).format(services.clock())
  await send('clerk', { method: 'POST', path: '/bill/settleBill/generate', body: { settleDate: today } })
}

async function release() {
  for (const { id, version } of await rowsOf(
    "select id, version from settle_bill where status = 'CONFIRMED' order by id",
  ))
    await send('reviewer', { method: 'PUT', path: '/bill/settleBill/release', body: { id, version } })
  // By the clock of this node, the channel's results are due later. So the queues are processed until all
  // results have arrived.
  const channels = await rowsOf('select code from pay_channel')
  const isPaying = `select from settle_bill where status = 'SETTLING' and settle_date > current_date limit 1`
  while ((await rowsOf(isPaying)).length > 0)
    for (const { code } of channels) await services.queues.drain(`channel-${code}`)
}

process.stdout.write('running\n')
await (work === 'generate' ? generate() : release())
await server.close()
