// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
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

/** Placeholders of sections that are not drawn. */
const gaps = () => document.querySelectorAll('form div[aria-hidden][style*="height"]').length
const answer = (value: string) => fireEvent.change(screen.getByLabelText('f0'), { target: { value } })

// Nothing comes into view in the test DOM.
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

test('what is far below keeps its place without being drawn', async () => {
  openPage(formOf(many))

  await screen.findByLabelText('f11')

  expect(screen.queryByLabelText('f12')).toBeNull()
  expect(gaps()).toBe(4)
})

test('a stretch of which nothing is shown takes no place', async () => {
  openPage(formOf(conditional))

  await screen.findByLabelText('f11')

  expect(gaps()).toBe(0)
})

test('a stretch that comes back out of sight is not drawn before it comes near', async () => {
  openPage(formOf(conditional))
  await screen.findByLabelText('f11')

  answer('yes')

  expect(gaps()).toBe(4)
  expect(screen.queryByLabelText('f12')).toBeNull()
})

test('a stretch that comes back in sight is drawn at once, and gone with its condition', async () => {
  openPage(formOf(conditional))
  await screen.findByLabelText('f11')
  const inSight = { top: 0, bottom: 10, height: 10 } as DOMRect
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(inSight)

  answer('yes')
  expect(screen.getByLabelText('f12')).toBeTruthy()

  answer('no')
  expect(screen.queryByLabelText('f12')).toBeNull()
})

test('who opens the browser’s search finds all of a long form in the page', async () => {
  openPage(formOf(many))
  await screen.findByLabelText('f11')

  act(() => void fireEvent.keyDown(document.body, { key: 'f', ctrlKey: true }))

  expect(screen.getByLabelText('f59')).toBeTruthy()
})

test('a letter that is typed is no search', async () => {
  openPage(formOf(many))
  await screen.findByLabelText('f11')

  act(() => void fireEvent.keyDown(screen.getByLabelText('f0'), { key: 'f' }))

  expect(screen.queryByLabelText('f59')).toBeNull()
})
