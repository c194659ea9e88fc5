// @vitest-environment happy-dom
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { drawCell } from '../../tests/support/draw.tsx'

afterEach(cleanup)

const read = async (path: string) => {
  if (path.includes('gone')) throw new Error('gone')
  return new Blob(['x'], { type: 'image/png' })
}
const files = { read, send: async () => '', save: async () => undefined }

test('a stored picture is loaded with the session and opens in full size', async () => {
  drawCell('Image', 'licence/a.png', {}, {}, { files })

  await userEvent.click(await screen.findByRole('button', { name: 'Show File 1.png' }))

  expect((await screen.findByRole('img', { name: 'File 1.png' })).getAttribute('src')).toMatch(/^blob:/)
})

test('a picture that fails to load shows a note', async () => {
  drawCell('Image', 'licence/gone.png', {}, {}, { files })

  expect(await screen.findByTitle("Can't be displayed")).toBeTruthy()
})

test('the back button closes the full-size picture', async () => {
  const { navigation } = drawCell('Image', 'licence/a.png', {}, {}, { files })
  await userEvent.click(await screen.findByRole('button', { name: 'Show File 1.png' }))
  await screen.findByRole('dialog')

  act(() => expect(navigation.pressBack()).toBe(true))

  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(navigation.pressBack()).toBe(false)
})
