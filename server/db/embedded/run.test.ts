import { expect, test } from 'vitest'
import { run } from './run.ts'

test('returns the exit code and the output', async () => {
  expect(await run('/bin/sh', ['-c', 'echo out; echo err >&2; exit 3'])).toEqual({
    code: 3,
    output: expect.stringMatching(/out\n.*err\n|err\n.*out\n/s),
  })
})

test('a program that cannot be started is a result, not an exception', async () => {
  expect(await run('/no/such/program', [])).toEqual({ code: null, output: expect.stringContaining('ENOENT') })
})

test('does not wait for a child that still holds the pipes', async () => {
  const start = performance.now()

  expect(await run('/bin/sh', ['-c', 'sleep 20 & echo done'])).toEqual({ code: 0, output: 'done\n' })
  expect(performance.now() - start).toBeLessThan(15_000)
})
