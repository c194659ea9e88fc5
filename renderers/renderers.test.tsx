// @vitest-environment happy-dom
import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { cleanup } from '@testing-library/react'
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { draw, drawCell } from '../tests/support/draw.tsx'
import { catalog } from './catalog.ts'
import { BlockSample, CellSample, ChartSample, FieldSample } from './gallery/samples.tsx'
import { blocks, cells, charts, fields } from './index.ts'
import { preload } from './shared/lazy-view.tsx'
import { blockStories, cellStories, chartStories, fieldStories } from './stories.gen.ts'

const root = import.meta.dirname
const byKind = {
  cells: { listed: cells, stories: cellStories },
  fields: { listed: fields, stories: fieldStories },
  blocks: { listed: blocks, stories: blockStories },
  charts: { listed: charts, stories: chartStories },
}
const kinds = ['cells', 'fields', 'blocks', 'charts'] as const
const kebab = (name: string) => name.replace(/(?<=[a-z])[A-Z]/g, '-$&').toLowerCase()
/**
 * Returns the name of the module of a renderer. All components of a package such as `formily` are in one
 * module.
 */
const moduleOf = (name: string) => kebab(name).replace(/[/].*/, '')
/** Returns the names of the modules on disk, which are files or folders. */
const modulesOf = (kind: string) =>
  readdirSync(path.join(root, kind))
    .filter((name) => !/[.]css$|[.]test[.]tsx$/.test(name))
    .map((name) => name.replace('.tsx', ''))
    .sort()

afterEach(cleanup)

describe.each(kinds)('%s', (kind) => {
  const { listed, stories } = byKind[kind]
  const names = listed.map(({ name }) => name).sort()

  test('are the modules on disk, each listed once', () => {
    expect([...new Set(names.map(moduleOf))].sort()).toEqual(modulesOf(kind))
    expect(new Set(names).size).toBe(names.length)
  })

  test('are in the catalog under the same names, titles and types', () => {
    const known = listed.map((one) => [
      one.name,
      { title: one.title, accepts: 'accepts' in one ? one.accepts : [] },
    ])
    const catalogued = Object.entries(catalog[kind]).map(([name, { title, accepts }]) => [
      name,
      { title, accepts },
    ])

    expect(Object.fromEntries(known)).toEqual(Object.fromEntries(catalogued))
  })

  test('have stories and a test each', () => {
    expect(Object.keys(stories).sort()).toEqual(names)
    const untested = names
      .map(moduleOf)
      .filter(
        (name) => !['', name].some((folder) => existsSync(path.join(root, kind, folder, `${name}.test.tsx`))),
      )
    expect(untested).toEqual([])
  })
})

type AnyStory = {
  name: string
  value?: unknown
  props?: Record<string, unknown>
  record?: Record<string, unknown>
}
const flat = (stories: Record<string, readonly AnyStory[]>) =>
  Object.entries(stories).flatMap(([name, list]) => list.map((story) => ({ name, story, title: story.name })))

const shops = { 'GET /shopinfo/shopBasicInfo/options': () => ({ result: [] }) }

test.each(flat(cellStories))('the cell $name draws its story "$title"', async ({ name, story }) => {
  const { container } = drawCell(name, story.value, story.props, story.record)

  // The code of some cells is loaded when they are first drawn.
  const drawn = () => container.querySelector('svg')?.outerHTML ?? container.textContent
  await vi.waitFor(() => expect(drawn()).not.toBe(''), { timeout: 10_000 })
  const marks = [...container.querySelectorAll('span[role=img]')].filter((mark) => !mark.closest('button'))
  expect(marks).toEqual([])
})

test.each(flat(fieldStories))('the field $name draws its story "$title"', ({ name, story }) => {
  const field = fields.find((known) => known.name === name)

  const { getByText } = draw(<FieldSample field={field as never} story={story as never} />, {
    answers: shops,
  })

  expect(getByText(story.name, { selector: 'label' })).toBeTruthy()
})

test.each(flat(blockStories))('the block $name draws its story "$title"', ({ name, story }) => {
  const block = blocks.find((known) => known.name === name)

  const { container } = draw(<BlockSample block={block as never} story={story as never} />)

  expect(container.textContent).not.toBe('')
})

describe('charts after loading their code', () => {
  // Loading the charts can take longer than the time limit of a test on a busy machine.
  beforeAll(() => Promise.all(charts.map(({ Component }) => preload(Component))), 120_000)

  test.each(flat(chartStories as never))(
    'the chart $name draws its story "$title"',
    async ({ name, story }) => {
      const chart = charts.find((known) => known.name === name)

      const { findByRole } = draw(<ChartSample chart={chart as never} story={story as never} />)

      expect(await findByRole('figure', { name: (story as { title?: string }).title })).toBeTruthy()
    },
  )
})

const hostile: [string, unknown][] = [
  ['markup', '<img src=x onerror=alert(1)>'],
  ['an object', { toString: 1, $$typeof: 'x' }],
  ['a list', [1, [2]]],
  ['a number too big', 1e300],
  ['not a number', Number.NaN],
  ['a truth', true],
  ['half a fen', 0.5],
]

describe.each(cells.map((cell) => [cell.name, cell] as const))('the cell %s', (name, cell) => {
  const props = name === 'Dict' ? { dict: 'settle_bill_status' } : {}
  /** Draws the cell once for each value, and returns the element of each value. */
  const drawEach = (values: readonly (readonly [string, unknown])[]) => {
    const { container } = draw(
      values.map(([what, value]) => (
        <div key={what} title={what}>
          <CellSample cell={cell as never} story={{ name: what, value, props } as never} />
        </div>
      )),
    )
    return values.map(([what]) => container.querySelector(`[title="${what}"]`) as HTMLElement)
  }

  test('shows hostile values without failing and without markup', () => {
    for (const drawn of drawEach(hostile)) {
      const pictures = [...drawn.querySelectorAll('img, span[role=img]')]
      // Icons in buttons are allowed, because cells may contain buttons. Error icons and hostile markup never
      // appear in a button.
      expect(
        pictures.filter((picture) => !picture.closest('button')),
        drawn.title,
      ).toEqual([])
    }
  })

  test('shows a dash for null, undefined and an empty text', () => {
    const empty = [
      ['null', null],
      ['undefined', undefined],
      ['an empty text', ''],
    ] as const

    expect(drawEach(empty).map(({ textContent }) => textContent)).toEqual(['–', '–', '–'])
  })
})

describe.each(fields.map((field) => [field.name, field] as const))('the field %s', (name, field) => {
  const props = name === 'DictSelect' ? { dict: 'settle_bill_status' } : {}

  // `fields.test.tsx` draws each field in a form, with similar values.
  test.each(hostile)('draws %s from an address without failing', { tags: ['slow'] }, (_, value) => {
    const story = { name: 'Label', value, props }

    const { getByText } = draw(<FieldSample field={field as never} story={story as never} />, {
      answers: shops,
    })

    expect(getByText('Label')).toBeTruthy()
  })
})
