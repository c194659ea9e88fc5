// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { openPage } from '../../../tests/support/draw.tsx'

const field = (place: number, more: object = {}) => ({
  node: 'field',
  id: `f${place}`,
  field: `f${place}`,
  title: `f${place}`,
  ...more,
})
const formOf = (nodes: object[]) => ({
  format: 1,
  id: 'bill/HoldForm',
  kind: 'form',
  title: 'Hold a bill',
  form: { nodes, submit: { op: 'bill.hold' } },
})
const many = Array.from({ length: 60 }, (_, place) => field(place))
const conditional = many.map((node, place) =>
  place < 12 ? node : { ...node, visible: { field: 'f0', op: 'eq', value: 'yes' } },
)

/** Returns the placeholders of the sections that are not drawn. */
const gaps = () => document.querySelectorAll('form div[aria-hidden][style*="height"]').length
const answer = (value: string) => fireEvent.change(screen.getByLabelText('f0'), { target: { value } })

// This stub never reports that an element is on screen, because the test DOM has no layout.
beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

test('sections far below are placeholders', async () => {
  openPage(formOf(many))

  await screen.findByLabelText('f11')

  expect(screen.queryByLabelText('f12')).toBeNull()
  expect(gaps()).toBe(4)
})

test('a section without visible inputs has no placeholder', async () => {
  openPage(formOf(conditional))

  await screen.findByLabelText('f11')

  expect(gaps()).toBe(0)
})

test('a section outside the viewport stays a placeholder when its condition becomes true', async () => {
  openPage(formOf(conditional))
  await screen.findByLabelText('f11')

  answer('yes')

  expect(gaps()).toBe(4)
  expect(screen.queryByLabelText('f12')).toBeNull()
})

test('a section in the viewport is rendered immediately when its condition becomes true', async () => {
  openPage(formOf(conditional))
  await screen.findByLabelText('f11')
  const inSight = { top: 0, bottom: 10, height: 10 } as DOMRect
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(inSight)

  answer('yes')
  expect(screen.getByLabelText('f12')).toBeTruthy()

  answer('no')
  expect(screen.queryByLabelText('f12')).toBeNull()
})

describe('a form with 300 inputs in groups', () => {
  const groups = Array.from({ length: 10 }, (_, group) => ({
    node: 'group',
    id: `g${group}`,
    title: `Group ${group}`,
    nodes: Array.from({ length: 30 }, (_, place) =>
      field(group * 30 + place, group === 8 && place === 20 ? { required: true } : { default: 'x' }),
    ),
  }))
  const page = (columns: number) => ({
    ...formOf(groups),
    form: { layout: { columns }, nodes: groups, submit: { op: 'bill.hold' } },
  })
  const HOLD = 'PUT /bill/settleBill/hold'
  const inputs = () => document.querySelectorAll('form input').length
  const submit = async () => fireEvent.click(await screen.findByRole('button', { name: /^Save/ }))

  test.each([1, 2, 3])('draws at most 100 of them at first in %i columns', async (columns) => {
    openPage(page(columns))
    await screen.findByLabelText('f0')

    expect(inputs()).toBeGreaterThan(0)
    expect(inputs()).toBeLessThanOrEqual(100)
  })

  test('draws further ones when the user scrolls to them', async () => {
    const seen: (() => void)[] = []
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        constructor(report: (entries: object[]) => void) {
          seen.push(() => report([{ isIntersecting: true }]))
        }
        observe() {}
        disconnect() {}
      },
    )
    openPage(page(2))
    await screen.findByLabelText('f0')
    const before = inputs()

    while (seen.length > 0) act(() => seen.shift()?.())

    expect(before).toBeLessThanOrEqual(100)
    expect(inputs()).toBe(300)
  })

  test('checks all of them on submit, and goes to the error', async () => {
    const { calls } = openPage(page(2), { answers: { [HOLD]: () => ({ result: null }) } })
    await screen.findByLabelText('f0')
    expect(screen.queryByLabelText('f260')).toBeNull()

    await submit()

    const input = await screen.findByLabelText('f260')
    expect(await screen.findByText('Required')).toBeTruthy()
    await expect.poll(() => document.activeElement).toBe(input)
    expect(inputs()).toBeLessThanOrEqual(150)
    expect(calls).toEqual([])
  })

  test('sends all of them', async () => {
    const { calls } = openPage(page(2), {
      answers: { [HOLD]: () => ({ status: 400, message: 'no', result: { fields: { f260: 'is taken' } } }) },
    })
    await screen.findByLabelText('f0')
    await submit()
    fireEvent.change(await screen.findByLabelText('f260'), { target: { value: 'y' } })
    await submit()

    expect(await screen.findByText('is taken')).toBeTruthy()
    expect(Object.keys(calls.at(-1)?.body as object)).toHaveLength(300)
  })
})

test('find-in-page renders all sections', async () => {
  openPage(formOf(many))
  await screen.findByLabelText('f11')

  act(() => void fireEvent.keyDown(document.body, { key: 'f', ctrlKey: true }))

  expect(screen.getByLabelText('f59')).toBeTruthy()
})

test("typing a letter doesn't render all sections", async () => {
  openPage(formOf(many))
  await screen.findByLabelText('f11')

  act(() => void fireEvent.keyDown(screen.getByLabelText('f0'), { key: 'f' }))

  expect(screen.queryByLabelText('f59')).toBeNull()
})
