import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { removeUnusedUploads } from '../file/sweep.ts'
import { serveExports } from './exports.fixture.ts'
import { saveHeartbeat } from './repo.ts'

const { server, folder, run, call, start, get, end, queue } = serveExports()

describe('running tasks', () => {
  test('a task starts again on another node if its node dies', async () => {
    const id = await queue()
    await run(sql`update export_task set status = 'RUNNING', claim = 'dead', attempts = 1, rows_done = 7,
      beat_time = now() - interval '31 s' where id = ${id}`)

    const task = await end(id)

    expect(task.status).toBe('DONE')
  })

  test('a task fails after three nodes have died', async () => {
    const id = await queue()
    await run(sql`update export_task set status = 'RUNNING', claim = 'dead', attempts = 3,
      beat_time = now() - interval '31 s' where id = ${id}`)

    expect(await end(id)).toMatchObject({ status: 'FAILED', failure: 'NODE_LOST' })
  })

  test('the heartbeat of a node is refused after another node has claimed the task', async () => {
    const id = await queue()
    await run(
      sql`update export_task set status = 'RUNNING', claim = 'other', beat_time = now() where id = ${id}`,
    )

    const held = { id, claim: 'ours' }
    const isClaimed = await saveHeartbeat(server.services.database.db, held, { rows: 5, total: 10 })

    expect(isClaimed).toBe(false)
    expect((await get(id)).rowsDone).toBe(0)
  })

  test('a task whose node still works is not claimed by another node', async () => {
    const id = await queue()
    await run(
      sql`update export_task set status = 'RUNNING', claim = 'other', beat_time = now() where id = ${id}`,
    )
    const other = await start()
    await end(other)

    expect((await get(id)).status).toBe('RUNNING')
  })
})

describe('the owner of a task', () => {
  test('the owner cancels a task that runs on another node, and starts it again', async () => {
    const id = await queue()
    await run(
      sql`update export_task set status = 'RUNNING', claim = 'other', beat_time = now() where id = ${id}`,
    )

    const stopped = await call('POST', 'cancel', { id })
    const early = await get(id)
    const again = await call('POST', 'retry', { id })

    expect([stopped.statusCode, early.status, again.statusCode]).toEqual([200, 'CANCELLED', 200])
    expect((await end(id)).status).toBe('DONE')
  })

  test('the owner cannot cancel or repeat a finished task, or download an unfinished one', async () => {
    const id = await start()
    const waiting = await queue()
    await end(id)
    await run(sql`update export_task set status = 'CANCELLED' where id = ${waiting}`)

    const answers = await Promise.all([
      call('POST', 'cancel', { id }),
      call('POST', 'retry', { id }),
      call('POST', 'file', { id: waiting }),
    ])

    expect(answers.map((answer) => answer.json().result.error)).toEqual([
      'TASK_OVER',
      'TASK_OVER',
      'TASK_NOT_READY',
    ])
  })

  test('the owner sees that an expired file was removed', async () => {
    const id = await start()
    await end(id)
    await run(sql`update export_task set expire_time = now() - interval '1 s' where id = ${id}`)

    const late = await call('POST', 'file', { id })
    await removeUnusedUploads(server.services)

    const rows = await run(sql<{ path: string | null }>`select file_path as path from export_task`)
    expect([late.statusCode, late.json().message]).toEqual([
      404,
      'The file was removed after 2 days. Export the list again.',
    ])
    expect(rows).toEqual([{ path: null }])
    expect(await readdir(path.join(folder, 'export'))).toEqual([])
    expect((await get(id)).status).toBe('EXPIRED')
  })

  test('owners see a list of their own tasks, with its filters', async () => {
    await end(await start())

    const list = await call('GET', 'list', { kind: 'EXPORT', status: 'DONE,EXPIRED' })
    const wrong = await call('GET', 'list', { owner: 'x' })

    expect(list.json().result.records).toHaveLength(1)
    expect(wrong.json().result.error).toBe('LIST_QUERY_INVALID')
  })
})
