// @vitest-environment happy-dom
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { draw } from '../../../tests/support/draw.tsx'
import { problems } from '../../session/http.ts'
import { storeValue } from '../../session/storage.ts'
import { AvatarField } from './avatar-field.tsx'

/** Fake of a request that was sent. The test answers the request with its functions. */
class FakeRequest {
  static sent: FakeRequest[] = []
  upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {}
  onload?: () => void
  onerror?: () => void
  status = 0
  responseText = ''
  headers: Record<string, string> = {}
  url = ''
  form = new FormData()
  open(_method: string, url: string) {
    this.url = url
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name.toLowerCase()] = value
  }
  send(form: FormData) {
    this.form = form
    FakeRequest.sent.push(this)
  }
  getAllResponseHeaders = () => 'content-type: application/json'
  answer(status: number, body: object) {
    this.status = status
    this.responseText = JSON.stringify(body)
    this.onload?.()
  }
}

const png = (name = 'me.png', size = 100) => new File([new Uint8Array(size)], name, { type: 'image/png' })

function open() {
  const busy = vi.fn()
  function Held() {
    const [value, setValue] = useState<string | null>(null)
    return (
      <>
        <AvatarField value={value} onChange={setValue} name="Lin" onBusy={busy} />
        <output>{value}</output>
      </>
    )
  }
  draw(<Held />)
  return { busy }
}
const pick = (file: File) =>
  userEvent
    .setup({ applyAccept: false })
    .upload(screen.getByLabelText('Choose an image', { selector: 'input' }), file)
async function choose(file: File): Promise<FakeRequest> {
  const before = FakeRequest.sent.length
  await pick(file)
  await waitFor(() => expect(FakeRequest.sent.length).toBe(before + 1))
  return FakeRequest.sent.at(-1) as FakeRequest
}

beforeEach(() => {
  FakeRequest.sent = []
  vi.stubGlobal('XMLHttpRequest', FakeRequest)
  storeValue('Access-Token', 'secret')
})
afterEach(() => {
  cleanup()
  localStorage.clear()
})

test('a chosen picture is shown, uploaded, and its path is the value', async () => {
  const { busy } = open()

  const request = await choose(png())
  const shown = document.querySelector('img')?.src
  act(() => request.upload.onprogress?.({ loaded: 30, total: 100 }))
  const progress = screen.getByRole('progressbar').getAttribute('aria-valuenow')
  act(() => request.answer(200, { success: true, message: 'avatar/new.png' }))

  expect(shown).toMatch(/^blob:/)
  expect(progress).toBe('30')
  expect([request.form.get('biz'), request.headers['x-access-token']]).toEqual(['avatar', 'secret'])
  expect((await screen.findByText('avatar/new.png')).tagName).toBe('OUTPUT')
  expect(busy.mock.calls.flat()).toEqual([false, true, false])
})

test.each([
  ['of another type', new File(['x'], 'me.svg', { type: 'image/svg+xml' }), /PNG, JPEG, WebP or GIF image/],
  ['that is too large', png('me.png', 2 * 1_048_576 + 1), /larger than 2 MB/],
])('a file %s is rejected without uploading', async (_, file, words) => {
  open()

  await pick(file)

  expect((await screen.findByRole('alert')).textContent).toMatch(words)
  expect(FakeRequest.sent).toEqual([])
})

test('a server error is shown beside the picture', async () => {
  open()
  const request = await choose(png())

  act(() => request.answer(200, { success: false, message: 'No such kind' }))

  expect((await screen.findByRole('alert')).textContent).toBe('No such kind')
  expect(document.querySelector('img')).toBeNull()
})

test('an ended session is reported as with any other call', async () => {
  const told = vi.fn()
  const stop = problems.listen(told)
  open()
  const request = await choose(png())

  act(() => request.answer(500, { success: false, message: 'Token失效，请重新登录' }))

  await waitFor(() => expect(told).toHaveBeenCalledWith(expect.objectContaining({ kind: 'expired' })))
  stop()
})

test('of two pictures selected in turn, the second one is saved', async () => {
  open()
  const first = await choose(png('first.png'))
  const second = await choose(png('second.png'))

  act(() => second.answer(200, { success: true, message: 'avatar/second.png' }))
  act(() => first.answer(200, { success: true, message: 'avatar/first.png' }))

  expect(await screen.findByText('avatar/second.png')).toBeDefined()
})

test('a picture can be removed', async () => {
  open()
  const request = await choose(png())
  act(() => request.answer(200, { success: true, message: 'avatar/new.png' }))

  await userEvent.setup().click(await screen.findByRole('button', { name: 'Remove' }))

  expect(screen.queryByText('avatar/new.png')).toBeNull()
  expect(document.querySelector('img')).toBeNull()
})
