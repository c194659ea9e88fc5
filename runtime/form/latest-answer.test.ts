import { expect, test } from 'vitest'
import { createLatestAnswer } from './latest-answer.ts'

/** Answers when the test says so. */
function setup() {
  const asked: { value: string; signal: AbortSignal; answer: (text: string) => void; fail: () => void }[] = []
  const ask = createLatestAnswer<string>(
    (value, signal) =>
      new Promise((resolve, reject) => {
        asked.push({ value, signal, answer: resolve, fail: () => reject(new Error(value)) })
      }),
  )
  return { asked, ask }
}

test('only the answer about the last value counts, in whatever order answers arrive', async () => {
  const { asked, ask } = setup()

  const answers = [ask('a'), ask('ab')]
  asked[1]?.answer('about ab')
  asked[0]?.answer('about a')

  await expect(Promise.all(answers)).resolves.toEqual(['about ab', 'about ab'])
})

test('what is asked about an older value is called off, and its failure is nobody’s', async () => {
  const { asked, ask } = setup()

  const answers = [ask('a'), ask('ab')]
  asked[0]?.fail()
  asked[1]?.answer('')

  await expect(Promise.all(answers)).resolves.toEqual(['', ''])
  expect(asked.map(({ signal }) => signal.aborted)).toEqual([true, false])
})

test('a failure about the last value is told', async () => {
  const { asked, ask } = setup()

  const answer = ask('a')
  asked[0]?.fail()

  await expect(answer).rejects.toThrow('a')
})
