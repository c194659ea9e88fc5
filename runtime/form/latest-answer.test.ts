import { expect, test } from 'vitest'
import { createLatestAnswer } from './latest-answer.ts'

/** Sends requests for a changing value. The test answers each request itself. */
function setup() {
  const requests: { value: string; signal: AbortSignal; answer: (text: string) => void; fail: () => void }[] =
    []
  const ask = createLatestAnswer<string>(
    (value, signal) =>
      new Promise((resolve, reject) => {
        requests.push({ value, signal, answer: resolve, fail: () => reject(new Error(value)) })
      }),
  )
  return { requests, ask }
}

test('only the response for the latest value is used, in any order of arrival', async () => {
  const { requests, ask } = setup()

  const answers = [ask('a'), ask('ab')]
  requests[1]?.answer('about ab')
  requests[0]?.answer('about a')

  await expect(Promise.all(answers)).resolves.toEqual(['about ab', 'about ab'])
})

test('a request for an older value is aborted, and its error is ignored', async () => {
  const { requests, ask } = setup()

  const answers = [ask('a'), ask('ab')]
  requests[0]?.fail()
  requests[1]?.answer('')

  await expect(Promise.all(answers)).resolves.toEqual(['', ''])
  expect(requests.map(({ signal }) => signal.aborted)).toEqual([true, false])
})

test('an error for the latest value is thrown', async () => {
  const { requests, ask } = setup()

  const answer = ask('a')
  requests[0]?.fail()

  await expect(answer).rejects.toThrow('a')
})
