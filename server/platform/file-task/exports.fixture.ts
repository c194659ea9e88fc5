import { randomUUID } from 'node:crypto'
import { mkdtempSync } from 'node:fs'
import { mkdir, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, vi } from 'vitest'
import { serveTests } from '../../../tests/support/serve-tests.ts'
import { signInAll } from '../../../tests/support/sign-in-all.ts'

/** A request to export bills. */
export const BILLS = {
  page: 'bill/SettleBillList',
  format: 'csv',
  columns: ['billNo', 'accountNo'],
  query: {},
}

const PEOPLE = ['admin', 'clerk', 'keeper'] as const
type Person = (typeof PEOPLE)[number]
type Query<Row> = ReturnType<typeof sql<Row>>

/**
 * Starts a server for one test file that exports more than ten rows in the background. Returns the server and
 * functions that start and read tasks. Each test begins without tasks and files.
 */
export function serveExports() {
  const folder = mkdtempSync(path.join(tmpdir(), 'tasks-'))
  // Registered first, so that it runs after the server is closed.
  afterAll(() => rm(folder, { recursive: true }))
  const server = serveTests({
    env: { EXPORT_BACKGROUND_ROWS: '10', EXPORT_KEEP_DAYS: '2', UPLOAD_DIR: folder },
  })
  const tokens = {} as Record<Person, Record<string, string>>
  beforeAll(async () => {
    Object.assign(tokens, await signInAll(server, PEOPLE))
  })
  beforeEach(async () => {
    await run(sql`delete from export_task`)
    // A task of the previous test may still write here, so the folder itself stays.
    const files = path.join(folder, 'export')
    await mkdir(files, { recursive: true })
    for (const file of await readdir(files)) await rm(path.join(files, file), { force: true })
  })

  const run = async <Row>(query: Query<Row>) => (await query.execute(server.services.database.db)).rows
  const call = async (method: 'GET' | 'POST', path: string, body: object = {}, by: Person = 'clerk') =>
    server.app.inject({
      method,
      url: `/jeecg-boot/app/tasks/${path}`,
      ...(method === 'GET' ? { query: body as Record<string, string> } : { payload: body }),
      headers: { ...tokens[by], 'x-locale': 'en-US' },
    })
  const start = async (body: object = {}, by: Person = 'clerk'): Promise<string> =>
    (await call('POST', 'export', { ...BILLS, ...body }, by)).json().result.id
  const get = async (id: string, by: Person = 'clerk') =>
    (await call('GET', 'queryById', { id }, by)).json().result
  const end = async (id: string, by: Person = 'clerk') =>
    vi.waitFor(
      async () => {
        const task = await get(id, by)
        expect(['DONE', 'FAILED']).toContain(task.status)
        return task
      },
      { timeout: 10_000, interval: 50 },
    )
  /** Queues a task, but doesn't notify the nodes. */
  async function queue(over: Record<string, unknown> = {}, by: Person = 'clerk'): Promise<string> {
    const id = randomUUID().slice(0, 20)
    await run(sql`insert into export_task (id, owner_id, page_id, title, request, locale, create_time)
      select ${id}, id, ${BILLS.page}, 'Bills', ${JSON.stringify({ ...BILLS, ...over })}::jsonb, 'en-US', now()
      from sys_user where username = ${by}`)
    return id
  }

  return { server, folder, tokens, run, call, start, get, end, queue }
}
