// @vitest-environment happy-dom
// @module-tag slow
import { act, cleanup } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { AnyProps, FieldDefinition } from '#runtime'
import { draw } from '../tests/support/draw.tsx'
import { hostileValues, TRAP } from '../tests/support/hostile.ts'
import { BlockSample, ChartSample } from './gallery/samples.tsx'
import { blocks, charts, fields } from './index.ts'
import { FieldValue } from './shared/form/field-control.tsx'
import { preload } from './shared/lazy-view.tsx'
import { blockStories, chartStories, fieldStories } from './stories.gen.ts'

const trap = vi.fn()

beforeEach(() => {
  vi.stubGlobal(TRAP, trap)
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const FOREIGN = 'script, [onerror], iframe[srcdoc], a[href^="javascript:" i], a[href^="data:text" i]'
const settle = () => act(async () => new Promise((resolve) => setTimeout(resolve, 5)))

/**
 * Asserts that no script has run and that the page contains no hostile markup. The message of a failure
 * contains the name of the renderer.
 */
async function expectHarmless(name: string) {
  await settle()
  expect(trap).not.toHaveBeenCalled()
  const foreign = [...document.querySelectorAll(FOREIGN)].map(({ outerHTML }) => `${name}: ${outerHTML}`)
  expect(foreign.join('\n')).toBe('')
  expect(({} as { polluted?: unknown }).polluted).toBeUndefined()
}

type Named = { name: string }
type Story = { props?: AnyProps; title?: string }
const firstStory = (stories: object, name: string) =>
  ((stories as Record<string, readonly Story[]>)[name]?.[0] ?? {}) as Story

// In happy-dom, DOMPurify misses an element after a text, because the node iterator skips this element.
// safe-html.spec.ts therefore tests these fields in a browser.
const provenInBrowser = new Set(['RichText'])

describe('read-only', () => {
  test.each(
    fields
      .filter(({ name }) => !provenInBrowser.has(name))
      .map((field) => [field.name, field as unknown as FieldDefinition<AnyProps>] as const),
  )('the field %s shows any value harmlessly', async (name, definition) => {
    const { props = {} } = firstStory(fieldStories, name)

    draw(
      hostileValues.map((value, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the values never change.
        <div key={index}>
          <FieldValue definition={definition} value={value} settings={props} />
        </div>
      )),
    )

    await expectHarmless(name)
  })
})

describe('in a dashboard', () => {
  test.each(blocks.map((block) => [block.name, block] as const))(
    'the block %s shows any value harmlessly',
    async (name, block) => {
      const story = { name: 'Any', title: 'Any', ...firstStory(blockStories, name) }

      draw(
        hostileValues.map((value, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the values never change.
          <BlockSample key={index} block={block as never} story={{ ...story, value } as never} />
        )),
      )

      await expectHarmless(name)
    },
  )
})

describe('in a chart', () => {
  beforeAll(() => Promise.all(charts.map(({ Component }) => preload(Component))), 120_000)

  test.each((charts as readonly Named[]).map((chart) => [chart.name, chart] as const))(
    'the chart %s draws any rows harmlessly',
    async (name, chart) => {
      const story = firstStory(chartStories, name) as Story & { x: { field: string }; y: { field: string }[] }
      const rows = hostileValues.map((value, index) => ({
        [story.x.field]: value,
        [story.y[0]?.field ?? 'y']: hostileValues[(index + 3) % hostileValues.length],
      }))

      draw(<ChartSample chart={chart as never} story={{ ...story, data: rows } as never} />)

      await expectHarmless(name)
    },
  )
})
