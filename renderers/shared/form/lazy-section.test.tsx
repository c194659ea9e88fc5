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

// The observer never reports an element, because the test DOM has no layout.
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
