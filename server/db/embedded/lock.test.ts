import { existsSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { makeFolder, removeFolder } from '../../../tests/support/embedded.ts'
import { withFileLock } from './lock.ts'
import { createLeases } from './start-embedded.ts'

/** Pid that is higher than any system allows. */
const DEAD = '2147483646:1'
/** Pid of this process with another start time, as if the pid was reused. */
const REUSED = `${process.pid}:1`

let folder: string
beforeEach(() => {
  folder = makeFolder()
})
afterEach(() => removeFolder(folder))

test('tasks under one lock run one at a time', async () => {
  const file = join(folder, 'lock')
  const order: string[] = []
  const task = (name: string) => async () => {
    order.push(`${name} in`)
    await sleep(20)
    order.push(`${name} out`)
  }

  await Promise.all([withFileLock(file, task('a')), withFileLock(file, task('b'))])

  expect(order).toEqual(['a in', 'a out', 'b in', 'b out'])
})

test.each([
  ['dead', DEAD],
  ['dead and its pid is in use again', REUSED],
])('a lock is taken over if its holder is %s', async (_, holder) => {
  const file = join(folder, 'lock')
  writeFileSync(file, holder)

  expect(await withFileLock(file, async () => 'done')).toBe('done')
  expect(existsSync(file)).toBe(false)
})

test('a failed task releases the lock', async () => {
  const file = join(folder, 'lock')

  await expect(withFileLock(file, () => Promise.reject(new Error('boom')))).rejects.toThrow('boom')

  expect(existsSync(file)).toBe(false)
})

test('leases of ended processes do not count', () => {
  const leases = createLeases(folder)
  const [first, second] = [leases.acquire(), leases.acquire()]
  writeFileSync(join(folder, 'dead'), DEAD)
  writeFileSync(join(folder, 'reused'), REUSED)

  expect(leases.release(first)).toBe(1)
  expect(leases.release(second)).toBe(0)
})

test('a missing lease file is ignored', () => {
  const leases = createLeases(folder)
  const name = leases.acquire()
  rmSync(join(folder, name))

  expect(leases.release(name)).toBe(0)
})
