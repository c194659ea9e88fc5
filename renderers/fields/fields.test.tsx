// @vitest-environment happy-dom
import { act, cleanup, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { draw, drawView } from '../../tests/support/draw.tsx'
import { type FieldMode, FieldSample } from '../gallery/samples.tsx'
import { fields } from '../index.ts'
import { fieldStories } from '../stories.gen.ts'

afterEach(cleanup)

interface Story {
  name: string
  value?: unknown
  props?: Record<string, unknown>
}
const stories = Object.entries(fieldStories as unknown as Record<string, readonly Story[]>)
const all = stories.flatMap(([name, list]) => list.map((story) => [name, story.name, story] as const))

const settled = (container: HTMLElement) =>
  waitFor(() => expect(container.querySelector('[aria-busy]')).toBeNull())
/** Waits for lazy code. */
const comes = () => act(() => new Promise((resolve) => setTimeout(resolve)))

test.each(all)('%s draws its story "%s" read-only', async (name, _, { value, props }) => {
  const { container } = drawView(name, value, props)

  await waitFor(() => expect(container.querySelector('.ant-app')?.childNodes.length).toBeGreaterThan(0))
  await settled(container)

  expect(container.querySelector('input:not([type=hidden]), textarea, [role=alert]')).toBeNull()
})

type Hostile = readonly (readonly [string, unknown])[]

/** Hostile values of a field: markup, a value of a wrong type, an unsafe address, no value. */
const hostile: Hostile = [
  ['markup', '<img src=x onerror=alert(1)>'],
  ['an object', { toString: 1, $$typeof: 'x' }],
  ['a wrong address', 'javascript:alert(1)'],
  ['null', null],
]
/** More values that have a wrong type or are out of range. */
const moreHostile: Hostile = [
  ['a list', [1, [2], null, { lng: 'x' }]],
  ['a number too big', 1e300],
  ['not a number', Number.NaN],
  ['a truth', true],
  ['half a fen', 0.5],
]

/** Draws the field once for each value. The label of each field is the description of its value. */
async function drawEach(name: string, props: Story['props'], values: Hostile, look: FieldMode) {
  const field = fields.find((known) => known.name === name)
  const screen = draw(
    values.map(([what, value]) => (
      <FieldSample
        key={what}
        field={field as never}
        story={{ name: what, value, props } as never}
        mode={look}
      />
    )),
  )
  await comes()
  await settled(screen.container)
  const labels = values.map(([what]) => screen.getByText(what, { selector: 'label' }))
  expect(labels).toHaveLength(values.length)
  return screen
}

const firstProps = stories.map(([name, list]) => [name, list[0]?.props] as const)

for (const [values, tags] of [
  [hostile, []],
  [moreHostile, ['slow']],
] as const)
  describe.each(firstProps)('%s', { tags: [...tags] }, (name, props) => {
    const what = values.map(([kind]) => kind).join(', ')

    test(`shows ${what} harmlessly in the read-only view`, async () => {
      const { container } = await drawEach(name, props, values, 'read')

      expect(container.querySelector('[src*=javascript], [href*=javascript], [onerror]')).toBeNull()
    })

    test(`edits ${what} without failing`, async () => {
      await drawEach(name, props, values, 'edit')
    })
  })
