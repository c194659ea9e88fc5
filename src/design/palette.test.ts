import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import {
  type Appearance,
  channels,
  type HueName,
  hues,
  pictures,
  ramp,
  series,
  surfaces,
} from '#schemas/tokens'
import { contrast } from './readable.ts'
import { seenBy } from './seen-by.fixture.ts'

const READABLE = 4.5
const VISIBLE = 3

const appearances = ['light', 'dark'] as const
const names = Object.keys(hues) as HueName[]
/** Backgrounds of pages, of cards, of menus and dialogs, and of rows with a tone. */
const groundsOf = (appearance: Appearance) => [
  surfaces.page[appearance],
  surfaces.surface[appearance],
  pictures.surface[appearance],
  ...names.map((hue) => hues[hue].wash[appearance]),
]
const worst = (color: string, grounds: readonly string[]) =>
  Math.min(...grounds.map((ground) => contrast(color, ground)))

describe.each(appearances)('the %s palette', (appearance) => {
  test.each(names)('%s is readable as text on every background and row', (hue) => {
    expect(worst(hues[hue].text[appearance], groundsOf(appearance))).toBeGreaterThanOrEqual(READABLE)
  })

  test.each(names)('%s is visible as a dot or series on every background and row', (hue) => {
    expect(worst(hues[hue].mark[appearance], groundsOf(appearance))).toBeGreaterThanOrEqual(VISIBLE)
  })

  test.each(Object.entries(channels))('the channel %s is visible on every background', (_, shade) => {
    expect(worst(shade[appearance], groundsOf(appearance))).toBeGreaterThanOrEqual(VISIBLE)
  })

  test.each(series[appearance])('the series %s is visible on every background', (color) => {
    const grounds = [surfaces.surface[appearance], pictures.surface[appearance]]

    expect(worst(color, grounds)).toBeGreaterThanOrEqual(VISIBLE)
  })

  test.each(['ink', 'muted'] as const)('%s is readable on the surfaces of the sign-in page', (ink) => {
    const grounds = [surfaces.surface, surfaces.soft, surfaces.track].map((shade) => shade[appearance])

    expect(worst(surfaces[ink][appearance], grounds)).toBeGreaterThanOrEqual(READABLE)
  })

  test('the frame of an unchecked control is visible on cards and dialogs', () => {
    const grounds = [surfaces.surface[appearance], pictures.surface[appearance]]

    expect(worst(surfaces['line-strong'][appearance], grounds)).toBeGreaterThanOrEqual(VISIBLE)
  })

  test.each(['protan', 'deutan'] as const)('a %sope can distinguish the first five series', (kind) => {
    expect(seenBy(kind, series[appearance].slice(0, 5))).toBeGreaterThan(12)
  })

  test.each(['protan', 'deutan'] as const)('a %sope can distinguish the channels', (kind) => {
    const colors = Object.values(channels).map((shade) => shade[appearance])

    expect(seenBy(kind, colors)).toBeGreaterThan(12)
  })

  test('the first series and the largest amounts have the teal of the brand', () => {
    expect(series[appearance][0]).toBe(hues.teal.mark[appearance])
    expect(ramp[appearance]).toContain(hues.teal.mark[appearance])
  })
})

/**
 * Files that may have colors of their own: colors that a user selects, the rules for pasted HTML, and the
 * icon of the browser tab, which is loaded without styles.
 */
const EXEMPT = ['renderers/fields/colour.tsx', 'renderers/shared/safe-html-policy.ts', 'src/brand/mark.svg']
/** A hexadecimal color, or one of `rgb()` and `hsl()` that isn't a shade of black or white. */
const COLOR =
  /#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})\b(?!['/])|hsla?\(\s*\d|rgba?\((?=\s*\d)(?!\s*(?:255[ ,]+255[ ,]+255|0[ ,]+0[ ,]+0)\b)/gi

const root = path.resolve(import.meta.dirname, '../..')
const sources = ['renderers', 'runtime', 'src']
  .flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map(
      (file) => `${folder}/${file}`,
    ),
  )
  .filter((file) => /\.(css|tsx?|svg)$/.test(file) && !/\.(test|fixture|gen)\.\w+$/.test(file))
  .filter((file) => !EXEMPT.includes(file))

test('only schemas/tokens.ts defines colours', () => {
  const found = sources.flatMap((file) =>
    [...readFileSync(path.join(root, file), 'utf8').matchAll(COLOR)].map(([color]) => `${file}: ${color}`),
  )

  expect(sources.length).toBeGreaterThan(500)
  expect(found).toEqual([])
})
