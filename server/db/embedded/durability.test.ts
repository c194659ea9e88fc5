// @module-tag slow
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ask, makeFolder, postmasterPid, removeFolder, startChild } from '../../../tests/support/embedded.ts'
import { type Embedded, startEmbedded } from './start-embedded.ts'

// Starting servers may take long on a busy machine.
vi.setConfig({ testTimeout: 90_000 })

const ENOUGH_ROWS = 300

let dataDir: string
let systemDir: string
let embedded: Embedded | undefined

beforeEach(() => {
  dataDir = makeFolder()
  systemDir = makeFolder()
  embedded = undefined
})

afterEach(async () => {
  await embedded?.stop()
  removeFolder(dataDir)
  removeFolder(systemDir)
})

const startAgain = async () => {
  embedded = await startEmbedded({ dataDir, systemDir, log: () => undefined })
  return embedded
}

test('no acknowledged write is lost by kill -9 of the server and the writer', async () => {
  const writer = await startChild({ dataDir, systemDir, task: 'write' })
  await expect.poll(() => writer.lines.length, { timeout: 20_000 }).toBeGreaterThan(ENOUGH_ROWS)

  process.kill(postmasterPid(`${dataDir}/postgres`), 'SIGKILL')
  await writer.kill()

  const { url } = await startAgain()
  const rows = await ask(url, 'select row from acknowledged')
  const kept = new Set(rows.map(({ row }) => row))
  expect(writer.lines.map(Number).filter((row) => !kept.has(row))).toEqual([])
})

test('a restart adopts the server with all rows after kill -9 of the writer', async () => {
  const writer = await startChild({ dataDir, systemDir, task: 'write' })
  await expect.poll(() => writer.lines.length, { timeout: 20_000 }).toBeGreaterThan(ENOUGH_ROWS)
  const pid = postmasterPid(`${dataDir}/postgres`)

  await writer.kill()

  const { url } = await startAgain()
  expect(postmasterPid(`${dataDir}/postgres`)).toBe(pid)
  const rows = await ask(url, 'select row from acknowledged')
  const kept = new Set(rows.map(({ row }) => row))
  expect(writer.lines.map(Number).filter((row) => !kept.has(row))).toEqual([])
})
