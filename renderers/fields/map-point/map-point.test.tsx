// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { drawField, drawView } from '../../../tests/support/draw.tsx'

afterEach(cleanup)

const value = { lng: 120.1536, lat: 30.2874 }
type Given = { lng: number; lat: number }

test('both numbers can be typed; a single number is invalid', async () => {
  const { given } = drawField('MapPoint', {})

  await userEvent.type(await screen.findByLabelText('Longitude'), '120.5')
  const half = given.at(-1)
  await userEvent.type(screen.getByLabelText('Latitude'), '30')

  expect(half).toEqual({ lng: 120.5, lat: Number.NaN })
  expect(given.at(-1)).toEqual({ lng: 120.5, lat: 30 })
})

test('emptying both numbers removes the point', async () => {
  const { given } = drawField('MapPoint', { value })

  await userEvent.clear(await screen.findByLabelText('Longitude'))
  await userEvent.clear(screen.getByLabelText('Latitude'))

  expect(given.at(-1)).toBeUndefined()
})

test('arrow keys move the point, with Shift a tenth as far', async () => {
  const { given } = drawField('MapPoint', { value })
  const pin = await screen.findByRole('button', { name: 'Marker; arrow keys move it' })
  pin.focus()

  await userEvent.keyboard('{ArrowRight}{Shift>}{ArrowRight}{/Shift}{ArrowUp}')

  const [far, fine, up] = given as [Given, Given, Given]
  expect(far.lng - value.lng).toBeGreaterThan(0)
  expect(far.lat).toBeCloseTo(value.lat, 4)
  expect(fine.lng - far.lng).toBeCloseTo((far.lng - value.lng) / 10, 4)
  expect(up.lat).toBeGreaterThan(fine.lat)
})

test("a disabled point can't be moved", async () => {
  const { given } = drawField('MapPoint', { value, disabled: true })
  const pin = await screen.findByRole('button', { name: 'Marker; arrow keys move it' })
  pin.focus()

  await userEvent.keyboard('{ArrowRight}')

  expect(given).toEqual([])
})

test('the map sends no requests', async () => {
  const { container } = drawField('MapPoint', { value })
  await screen.findByRole('button', { name: 'Marker; arrow keys move it' })

  expect(container.querySelector('img')).toBeNull()
})

test.each([
  [value, '120.1536° longitude, 30.2874° latitude'],
  ['here', 'here'],
])('%j is shown as %s', async (stored, words) => {
  drawView('MapPoint', stored)

  expect(await screen.findByText(words)).toBeTruthy()
})
