// @vitest-environment happy-dom
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import type { Files } from '#runtime'
import { drawField, drawView } from '../../tests/support/draw.tsx'

afterEach(cleanup)

const png = new File(['x'], 'Licence.png', { type: 'image/png' })
const files: Files = {
  send: async () => 'temp/a.png',
  read: async () => new Blob(['x']),
  save: async () => undefined,
}

test('a picture is uploaded, shown and can be removed', async () => {
  const { given } = drawField('ImageUpload', {}, { files })

  await userEvent.upload(await screen.findByLabelText('Choose an image', { selector: 'input' }), png)
  expect(await screen.findByRole('button', { name: 'Show Licence.png' })).toBeTruthy()
  await userEvent.click(await screen.findByRole('button', { name: 'Remove Licence.png' }))

  expect(given).toEqual(['temp/a.png', undefined])
})

test('a full-size picture stays open when its upload ends', async () => {
  let arrive = (_path: string) => {}
  const send = () => new Promise<string>((resolve) => (arrive = resolve))
  const { given } = drawField('ImageUpload', {}, { files: { ...files, send } })
  await userEvent.upload(await screen.findByLabelText('Choose an image', { selector: 'input' }), png)
  await userEvent.click(await screen.findByRole('button', { name: 'Show Licence.png' }))
  const dialog = await screen.findByRole('dialog')

  arrive('temp/a.png')

  await screen.findByRole('button', { name: 'Remove Licence.png', hidden: true })
  expect(given).toEqual(['temp/a.png'])
  expect(screen.queryByRole('dialog')).toBe(dialog)
})

test('a picture is uploaded with the type set by the page', async () => {
  const send = vi.fn(files.send)
  drawField('ImageUpload', { props: { biz: 'avatar', shape: 'circle' } }, { files: { ...files, send } })

  await userEvent.upload(await screen.findByLabelText('Choose an image', { selector: 'input' }), png)

  expect(send.mock.calls[0]).toMatchObject([png, { biz: 'avatar' }])
})

test('a PDF is rejected', async () => {
  drawField('ImageUpload', {}, { files })
  const pdf = new File(['x'], 'Licence.pdf', { type: 'application/pdf' })

  await userEvent.upload(await screen.findByLabelText('Choose an image', { selector: 'input' }), pdf, {
    applyAccept: false,
  })

  expect((await screen.findByRole('alert')).textContent).toBe(
    "Licence.pdf isn't a PNG, JPEG, WebP, GIF file.",
  )
})

test('a stored picture is loaded with the session and opens in full size', async () => {
  const read = vi.fn(files.read)
  drawView('ImageUpload', 'temp/a.png', {}, { files: { ...files, read } })

  await userEvent.click(await screen.findByRole('button', { name: 'Show File 1.png' }))

  expect(await screen.findByRole('dialog')).toBeTruthy()
  expect(read.mock.calls[0]?.[0]).toBe('temp/a.png')
})

test('a picture without permission shows a note', async () => {
  drawView(
    'ImageUpload',
    'temp/a.png',
    {},
    { files: { ...files, read: () => Promise.reject(new Error('404')) } },
  )

  expect(await screen.findByText("Can't be displayed")).toBeTruthy()
})

test('the back button closes the full-size picture', async () => {
  const { navigation } = drawView('ImageUpload', 'temp/a.png', {}, { files })
  await userEvent.click(await screen.findByRole('button', { name: 'Show File 1.png' }))
  await screen.findByRole('dialog')

  act(() => expect(navigation.pressBack()).toBe(true))

  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(navigation.pressBack()).toBe(false)
})
