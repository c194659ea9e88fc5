// @vitest-environment happy-dom
import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { draw } from '../../../tests/support/draw.tsx'
import { PrintSheet } from './print-sheet.tsx'
import { printPage, usePrinting } from './printing.ts'

const paper = (event: 'beforeprint' | 'afterprint') => act(() => void dispatchEvent(new Event(event)))
const sheets = () => [...document.querySelectorAll('[data-print-sheet]')].map(({ id }) => id)
const isOnWay = (id: string) => document.getElementById(id)?.hasAttribute('data-print-way')

function Told() {
  return <p>{usePrinting() ? 'on paper' : 'on screen'}</p>
}

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('a printed page has title, user and time', () => {
  draw(<PrintSheet title="Bill report">figures</PrintSheet>)
  expect(screen.queryByRole('heading')).toBeNull()

  paper('beforeprint')
  expect(screen.getByRole('heading', { name: 'Bill report' })).toBeTruthy()
  expect(screen.getByText(/^Printed by .+, \d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/)).toBeTruthy()

  paper('afterprint')
  expect(screen.queryByRole('heading')).toBeNull()
})

test('with an open drawer, only the drawer is printed', () => {
  draw(
    <div id="shell">
      <div id="page">
        <PrintSheet id="below" title="List" />
      </div>
      <div id="drawer">
        <PrintSheet id="above" title="Detail" />
      </div>
    </div>,
  )

  paper('beforeprint')
  expect(sheets()).toEqual(['above'])
  expect([isOnWay('shell'), isOnWay('drawer'), isOnWay('page')]).toEqual([true, true, false])

  paper('afterprint')
  expect(sheets()).toEqual([])
  expect(isOnWay('shell')).toBe(false)
})

test('the print dialog opens after loading, and the screen is restored afterwards', async () => {
  const print = vi.fn(() => screen.getByText(/^on /).textContent)
  vi.stubGlobal('print', print)
  draw(
    <PrintSheet title="Detail">
      <Told />
      <span id="busy" aria-busy />
    </PrintSheet>,
  )

  const printing = printPage()
  await act(() => new Promise((resolve) => setTimeout(resolve, 200)))
  expect(print).not.toHaveBeenCalled()
  document.getElementById('busy')?.removeAttribute('aria-busy')
  await act(() => printing)

  expect(print.mock.results).toMatchObject([{ value: 'on paper' }])
  expect(screen.getByText('on screen')).toBeTruthy()
})
