// @vitest-environment happy-dom
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { act, cleanup } from '@testing-library/react'
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { parsePage, permissionManifest } from '#schemas/check'
import { readFragments } from '#schemas/fragments'
import { openPage } from '../../tests/support/draw.tsx'
import { hostileTexts, hostileValues, mutated, TRAP } from '../../tests/support/hostile.ts'
import { sampleAnswers } from '../../tests/support/sample-answers.ts'

const root = join(import.meta.dirname, '../../schemas/pages')
const fragments = readFragments(join(import.meta.dirname, '../../schemas/fragments'))
const shipped = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.page.json'))
  .flatMap((file) => parsePage(readFileSync(join(root, file), 'utf8'), fragments) ?? [])
const codes = shipped.flatMap((page) => permissionManifest(page).map(({ code }) => code))

const trap = vi.fn()
const failures: unknown[] = []
const note = (event: Event) => failures.push((event as ErrorEvent).error ?? event)

beforeEach(() => {
  vi.stubGlobal(TRAP, trap)
  // React logs the errors that an error boundary catches.
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  window.addEventListener('error', note)
})
afterEach(() => {
  cleanup()
  window.removeEventListener('error', note)
  vi.unstubAllGlobals()
})

/** Maximum time in ms for loading the code of a page. */
const LONGEST = 10_000
const isWaiting = () => document.querySelector('[role=status], [aria-busy=true], .ant-skeleton') !== null

/** Opens the page, waits for its responses, and returns what was drawn. */
async function show(
  page: unknown,
  answers: ReturnType<typeof sampleAnswers>,
  isThere = (text: string) => text !== '',
) {
  const id = 'any/Page'
  const { container, unmount } = openPage({ id }, { pages: { [id]: page }, codes, answers })
  const latest = performance.now() + LONGEST
  const isLate = () => performance.now() > latest
  const isAwaited = (turn: number) =>
    turn < 5 || (turn < 30 && isWaiting()) || !(isThere(container.textContent ?? '') || isLate())
  // Each iteration waits 3 ms, in which React renders the responses that have arrived.
  for (let turn = 0; isAwaited(turn); turn += 1)
    await act(async () => new Promise<void>((resolve) => setTimeout(resolve, 3)))
  const drawn = {
    text: container.textContent ?? '',
    foreign: [...document.querySelectorAll('script, [onerror], iframe[srcdoc], a[href^="javascript:" i]')]
      .length,
  }
  unmount()
  return drawn
}

const expectHarmless = ({ foreign }: Awaited<ReturnType<typeof show>>) => {
  expect(trap).not.toHaveBeenCalled()
  expect(failures).toEqual([])
  expect(foreign).toBe(0)
  expect(({} as { polluted?: unknown }).polluted).toBeUndefined()
}

test('an unchecked page renders or shows an error, and runs no code', {
  tags: ['slow'],
  timeout: 120_000,
}, async () => {
  const answers = sampleAnswers()
  await fc.assert(
    fc.asyncProperty(mutated(shipped), async (page) => {
      const drawn = await show(page, answers)

      expectHarmless(drawn)
    }),
    { numRuns: 30, seed: 20261120, interruptAfterTimeLimit: 40_000, markInterruptAsFailure: false },
  )
})

const leaves: Record<string, (plain: unknown) => unknown> = {
  'wrong types': (plain) => (typeof plain === 'string' ? { a: [1] } : `${plain}!`),
  markup: () => hostileTexts[2],
  'texts in braces': () => hostileTexts[0],
  'huge texts': () => 'x'.repeat(100_000),
  nothing: () => undefined,
  'keys of prototypes': () => hostileValues.find((value) => JSON.stringify(value)?.includes('__proto__')),
}
const wholes: Record<string, (result: unknown) => unknown> = {
  'a text in its place': () => '<b>no</b>',
  'a list in its place': (result) => [[result]],
  'records that are none': () => ({ records: [null, 7, 'x', []], total: 'many' }),
}

const styles = [
  ...Object.entries(leaves).map(([name, leaf]) => [name, sampleAnswers(leaf)] as const),
  ...Object.entries(wholes).map(([name, whole]) => [name, sampleAnswers(undefined, whole)] as const),
]
/**
 * Tests each page with two of the nine kinds of malformed responses. In this way, each kind of response is
 * tested with about a fifth of the pages.
 */
const cases = shipped.flatMap((page, index) =>
  [0, 1].map(
    (turn) =>
      [page.id, ...(styles[(index + turn * 4) % styles.length] as (typeof styles)[number]), page] as const,
  ),
)

describe('with malformed responses', () => {
  test.each(cases)(
    '%s with %s shows content or an error, and runs no script',
    { tags: ['slow'] },
    async (_id, _what, answers, page) => {
      const drawn = await show(page, answers)

      expectHarmless(drawn)
      expect(drawn.text).not.toBe('')
    },
  )

  test('markup in a list is text', async () => {
    const list = shipped.find(({ id }) => id === 'bill/SettleBillList')

    const drawn = await show(list, sampleAnswers(leaves.markup), (text) => text.includes('<img'))

    expect(drawn.text).toContain('<img src=x onerror=')
  })
})
