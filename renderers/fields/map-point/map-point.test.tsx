// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { drawField, drawView, openPage } from '../../../tests/support/draw.tsx'

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

test.each(['Longitude', 'Latitude'])('an error of the point is announced at its %s', async (label) => {
  drawField('MapPoint', { value: { lng: 120, lat: Number.NaN }, isInvalid: true })

  const input = await screen.findByLabelText(label)

  expect(input.getAttribute('aria-invalid')).toBe('true')
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

const tiles = (result: object | null) => ({ answers: { 'GET /app/mapTiles': () => ({ result }) } })
const pictures = () => [...document.querySelectorAll('img')].map(({ src }) => src)

test('without a map server, the map loads no pictures', async () => {
  drawField('MapPoint', { value }, tiles(null))
  await screen.findByRole('button', { name: 'Marker; arrow keys move it' })

  expect(pictures()).toEqual([])
  expect(screen.getByText('Outlines: Apache ECharts')).toBeTruthy()
})

test('the pictures of a map server are shown with its credit, as text', async () => {
  const url = 'https://tiles.example/{z}/{x}/{y}.png'
  drawField('MapPoint', { value }, tiles({ url, attribution: '© <b>Tiles</b>', datum: 'wgs84' }))

  expect(await screen.findByText('© <b>Tiles</b> · Outlines: Apache ECharts')).toBeTruthy()
  expect(pictures().every((src) => /^https:[/][/]tiles.example[/]\d+[/]\d+[/]\d+[.]png$/.test(src))).toBe(
    true,
  )
})

const shanghai = { lng: 121.4737, lat: 31.2304 }
const question = 'The point lies outside 杭州市.'

test('a point outside the region is questioned, and may be kept', async () => {
  const { given } = drawField('MapPoint', { value: shanghai, props: { region: '330106' } })

  expect((await screen.findByText(question, { exact: false })).role).toBe('status')
  await userEvent.click(screen.getByRole('button', { name: 'Keep the point' }))

  expect(screen.queryByText(question, { exact: false })).toBeNull()
  expect(screen.getByText('The point outside 杭州市 is kept.')).toBeTruthy()
  expect(given).toEqual([])
})

const wizard = {
  format: 1,
  id: 'shop/Wizard',
  kind: 'wizard',
  title: 'Shop',
  wizard: {
    steps: ['Location', 'Licence'].map((title) => ({
      id: title.toLowerCase(),
      title,
      nodes:
        title === 'Location'
          ? [
              {
                node: 'field',
                id: 'point',
                field: 'point',
                title: 'Point',
                component: 'MapPoint',
                props: { region: '330106' },
                default: shanghai,
              },
            ]
          : [],
    })),
    submit: { op: 'bill.hold' },
  },
}
const next = () => userEvent.click(screen.getByRole('button', { name: /Next step/ }))

test('a step with an open question stays, until the point is kept; another form asks again', async () => {
  openPage(wizard)
  await screen.findByText(question, { exact: false })

  await next()
  expect(await screen.findByText('Keep the point or choose another one')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Keep the point' }))
  await next()
  await userEvent.click(await screen.findByRole('button', { name: /Previous step/ }))
  expect(await screen.findByText('The point outside 杭州市 is kept.')).toBeTruthy()

  cleanup()
  openPage(wizard)
  expect(await screen.findByText(question, { exact: false })).toBeTruthy()
})

test('another point outside the region is questioned again', async () => {
  drawField('MapPoint', { value: { ...shanghai, lat: 31.25 }, props: { region: '330106' } })
  await userEvent.click(await screen.findByRole('button', { name: 'Keep the point' }))

  await userEvent.type(screen.getByLabelText('Longitude'), '1')

  expect(await screen.findByText(question, { exact: false })).toBeTruthy()
})

test('a point in the region is not questioned', async () => {
  const { container } = drawField('MapPoint', { value, props: { region: '330106' } })

  await waitFor(() => expect(container.querySelector('[class*="region"]')).toBeTruthy())

  expect(screen.queryByText(question, { exact: false })).toBeNull()
})

test('the map shows the region, so its center lies in it', async () => {
  const { given, container } = drawField('MapPoint', { props: { region: '3301' } })
  await waitFor(() => expect(container.querySelector('[class*="region"]')).toBeTruthy())

  await userEvent.click(screen.getByRole('button', { name: 'Use the map center' }))

  expect(given.at(-1)).toEqual({ lng: expect.closeTo(119.5, 0), lat: expect.closeTo(29.9, 0) })
})

test('without outlines, the numbers can be typed, and the outlines can be loaded again', async () => {
  let hasFiles = false
  const { given, container } = drawField(
    'MapPoint',
    { props: { region: '3301' } },
    { hasStaticFiles: () => hasFiles },
  )
  expect(await screen.findByText("Outlines of the map couldn't be loaded", { exact: false })).toBeTruthy()

  await userEvent.type(screen.getByLabelText('Longitude'), '120')
  hasFiles = true
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))

  expect(given.at(-1)).toEqual({ lng: 120, lat: Number.NaN })
  await waitFor(() => expect(container.querySelector('[class*="region"]')).toBeTruthy())
})

test.each([
  [value, '120.1536° longitude, 30.2874° latitude'],
  ['here', 'here'],
])('%j is shown as %s', async (stored, words) => {
  drawView('MapPoint', stored)

  expect(await screen.findByText(words)).toBeTruthy()
})
