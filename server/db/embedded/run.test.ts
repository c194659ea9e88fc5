import { expect, test } from 'vitest'
import { run } from './run.ts'

test('a program gives its exit code and all it said', async () => {
  expect(await run('/bin/sh', ['-c', 'echo out; echo err >&2; exit 3'])).toEqual({
    code: 3,
    said: expect.stringMatching(/out\n.*err\n|err\n.*out\n/s),
  })
})

test('a program that cannot be run is an outcome', async () => {
  expect(await run('/no/such/program', [])).toEqual({ code: null, said: expect.stringContaining('ENOENT') })
})

test('a process left behind with our pipes keeps nobody waiting', async () => {
  const start = performance.now()

  expect(await run('/bin/sh', ['-c', 'sleep 3 & echo done'])).toEqual({ code: 0, said: 'done\n' })
  expect(performance.now() - start).toBeLessThan(2_500)
})
