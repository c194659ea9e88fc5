import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { sql } from 'kysely'
import pino from 'pino'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../tests/support/database.ts'
import { readConfig } from '../../config.ts'
import { createServices } from '../../create-services.ts'
import { createIdMaker, type Db, type IdMaker } from '../../db/index.ts'
import { createFileStore } from '../file/store.ts'
import { unlimitedScope } from '../http/data-scope.ts'
import type { SignedIn } from '../http/request.ts'
import { createOutcomes } from './outcomes.ts'
import { type ClaimedTask, claimTask } from './repo.ts'

const DEAD_AFTER = 30_000
const ID = 'a-task'

let own: TestDatabase
let db: Db
let ids: IdMaker
let folder: string
beforeAll(async () => {
  own = await createTestDatabase({ demo: true })
  db = own.database.db
  ids = await createIdMaker(db)
  folder = await mkdtemp(path.join(tmpdir(), 'queue-'))
})
afterAll(async () => {
  await ids.close()
  await own.drop()
  await rm(folder, { recursive: true })
})
beforeEach(async () => {
  await sql`delete from export_task`.execute(db)
  await sql`insert into export_task (id, owner_id, page_id, title, request, locale)
    select ${ID}, id, 'bill/SettleBillList', 'Bills', '{"page": "bill/SettleBillList", "format": "csv"}', 'en-US'
    from sys_user where username = 'clerk'`.execute(db)
})

const taskNow = async () =>
  await db.selectFrom('export_task').selectAll().where('id', '=', ID).executeTakeFirstOrThrow()

describe('claims of tasks', () => {
  test('a queued task is claimed by exactly one of many simultaneous workers', async () => {
    const taken = await Promise.all(Array.from({ length: 8 }, () => claimTask(db, DEAD_AFTER)))

    expect(taken.filter((task) => task !== undefined)).toMatchObject([{ id: ID, attempts: 1 }])
    expect(await taskNow()).toMatchObject({ status: 'RUNNING', attempts: 1 })
  })

  test.each([
    [29, []],
    [31, [ID]],
  ])(
    'tasks claimable from a node without a heartbeat for %i s by the database clock: %j',
    async (silent, found) => {
      await sql`update export_task set status = 'RUNNING', beat_time = now() - make_interval(secs => ${silent})`.execute(
        db,
      )

      const taken = await claimTask(db, DEAD_AFTER)

      expect([taken].flatMap((task) => task?.id ?? [])).toEqual(found)
    },
  )
})

describe('a connection that breaks when a task ends', () => {
  const config = () => readConfig({ UPLOAD_DIR: folder })
  /** Wraps a database so that its connection breaks before or after each commit. */
  function breaking(isCommitted: boolean): Db {
    const transaction = () => ({
      execute: async (work: Parameters<ReturnType<Db['transaction']>['execute']>[0]) => {
        await db.transaction().execute(async (tx) => {
          await work(tx)
          if (!isCommitted) throw new Error('the connection broke')
        })
        throw new Error('the connection broke')
      },
    })
    return Object.assign(db.withoutPlugins(), { transaction })
  }
  async function finishOn(broken: Db): Promise<void> {
    const store = createFileStore(config())
    const clock = () => new Date()
    const services = createServices({ config: config(), ids, clock, database: own.database })
    const { finish } = createOutcomes(
      { ...services, database: { ...own.database, db: broken } },
      { store, log: pino({ enabled: false }) },
    )
    const task = (await claimTask(db, DEAD_AFTER)) as ClaimedTask
    const user = { id: task.owner.id, username: 'clerk' } as SignedIn
    const received = await store.receive(Readable.from(['a,b']))
    await finish(task, { received, name: 'Bills.csv', rows: 1, scope: unlimitedScope, user })
  }
  const files = () => readdir(path.join(folder, 'export'))

  test('if the connection breaks after the commit, the file is available to its owner', async () => {
    await finishOn(breaking(true))

    const { status, file_path } = await taskNow()
    expect([status, await files()]).toEqual(['DONE', [path.basename(file_path ?? '')]])
    await rm(path.join(folder, 'export'), { recursive: true })
  })

  test('if the connection breaks before the commit, no file is stored', async () => {
    await expect(finishOn(breaking(false))).rejects.toThrow('the connection broke')

    expect([(await taskNow()).status, await files()]).toEqual(['RUNNING', []])
  })
})
