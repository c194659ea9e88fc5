// @module-tag slow
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterEach, expect, test, vi } from 'vitest'
import { catalog } from '#renderers/catalog'
import { models, operations, shapes } from '#schemas'
import { checkPage } from '#schemas/check'
import { readFragments } from '#schemas/fragments'
import { hostileTexts, mutated, TRAP } from '../../tests/support/hostile.ts'

const root = join(import.meta.dirname, '../pages')
const shipped = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.page.json'))
  .map((file) => JSON.parse(readFileSync(join(root, file), 'utf8')) as object)
const options = {
  fragments: readFragments(join(import.meta.dirname, '../fragments')),
  contracts: { operations, shapes, models },
  catalog,
  permissions: [],
  dictionaries: {},
  pages: {},
}

/** Time limit of one check in ms. Only an endless loop or exponential work takes longer. */
const TIME_LIMIT = 5_000

afterEach(() => vi.unstubAllGlobals())

test('the checker checks any broken page in a short time and runs no code in it', () => {
  const trap = vi.fn()
  vi.stubGlobal(TRAP, trap)

  fc.assert(
    fc.property(mutated(shipped), (page) => {
      const start = performance.now()

      expect(Array.isArray(checkPage(JSON.stringify(page), options))).toBe(true)

      expect(performance.now() - start).toBeLessThan(TIME_LIMIT)
    }),
    { numRuns: 300, seed: 20261120, interruptAfterTimeLimit: 20_000, markInterruptAsFailure: false },
  )
  expect(trap).not.toHaveBeenCalled()
  expect(({} as { polluted?: unknown }).polluted).toBeUndefined()
})

test.each(hostileTexts.map((text) => [text.slice(0, 40), text]))(
  'a text %j of a page stays text',
  (_shown, text) => {
    const trap = vi.fn()
    vi.stubGlobal(TRAP, trap)
    const page = JSON.stringify(shipped[0]).replace(
      '"title":"Adjust a bill"',
      () => `"title":${JSON.stringify(text)}`,
    )

    expect(() => checkPage(page, options)).not.toThrow()
    expect(trap).not.toHaveBeenCalled()
  },
)
