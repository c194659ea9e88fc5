// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { ContextMenu, openContextMenuOf } from './context-menu.tsx'

afterEach(cleanup)

const refresh = vi.fn()
const close = vi.fn()

function setup(hasItems = true) {
  refresh.mockReset()
  close.mockReset()
  const items = [
    { key: 'refresh', label: 'refresh', onChoose: refresh },
    { key: 'never', label: 'never', disabled: true, onChoose: () => undefined },
    { key: 'close', label: 'close', onChoose: close },
  ]
  render(
    <ContextMenu label="What to do" itemsFor={() => (hasItems ? items : [])}>
      <button type="button">thing</button>
    </ContextMenu>,
  )
  return screen.getByRole('button', { name: 'thing' })
}
const focused = () => document.activeElement?.textContent

test('a right click opens it, with the first item in focus', () => {
  fireEvent.contextMenu(setup(), { clientX: 10, clientY: 20 })

  expect(screen.getByRole('menu', { name: 'What to do' })).toBeTruthy()
  expect(focused()).toBe('refresh')
})

test.each([
  ['the menu key', { key: 'ContextMenu' }],
  ['Shift F10', { key: 'F10', shiftKey: true }],
])('%s opens it from the keyboard', (_, key) => {
  fireEvent.keyDown(setup(), key)

  expect(screen.getByRole('menu')).toBeTruthy()
})

test('a button opens it where there is no right click', () => {
  const thing = setup()

  openContextMenuOf(thing)

  return screen.findByRole('menu')
})

test('arrows, Home and End move over what can be chosen, round the ends', () => {
  fireEvent.contextMenu(setup())
  const press = (key: string) => {
    fireEvent.keyDown(document.activeElement ?? document.body, { key })
    return focused()
  }

  expect(['ArrowDown', 'ArrowDown', 'ArrowUp', 'Home', 'End'].map(press)).toEqual([
    'close',
    'refresh',
    'close',
    'refresh',
    'close',
  ])
})

test('choosing does it once, closes and gives the focus back', () => {
  fireEvent.contextMenu(setup())

  fireEvent.click(screen.getByRole('menuitem', { name: 'refresh' }))

  expect(refresh).toHaveBeenCalledOnce()
  expect(screen.queryByRole('menu')).toBeNull()
  expect(focused()).toBe('thing')
})

test.each([
  ['Escape', () => fireEvent.keyDown(screen.getByRole('menuitem', { name: 'refresh' }), { key: 'Escape' })],
  ['a press elsewhere', () => fireEvent.pointerDown(document.body)],
])('%s closes it and does nothing', (_, leave) => {
  fireEvent.contextMenu(setup())

  leave()

  expect(screen.queryByRole('menu')).toBeNull()
  expect([refresh, close].map(({ mock }) => mock.calls.length)).toEqual([0, 0])
})

test("where there is nothing to do the browser's own menu opens", () => {
  const isLeftToBrowser = fireEvent.contextMenu(setup(false))

  expect([isLeftToBrowser, screen.queryByRole('menu')]).toEqual([true, null])
})
