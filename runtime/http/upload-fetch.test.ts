import { expect, test, vi } from 'vitest'
import { createUploadFetch } from './upload-fetch.ts'

const send = vi.fn()

class FakeRequest {
  upload = {}
  status = 500
  responseText = '{}'
  onload = () => undefined
  open() {}
  setRequestHeader() {}
  getAllResponseHeaders = () => 'content-type: application/json\r\nx-request-id: a:b\r\n'
  send() {
    send()
    this.onload()
  }
}

const upload = (signal?: AbortSignal) => {
  send.mockClear()
  vi.stubGlobal('XMLHttpRequest', FakeRequest)
  const request = new Request('http://localhost/upload', { method: 'POST', ...(signal && { signal }) })
  return createUploadFetch(new FormData(), () => undefined)(request).finally(() => vi.unstubAllGlobals())
}

test('the response has the status and headers of the server', async () => {
  const { status, headers } = await upload()

  expect([status, Object.fromEntries(headers)]).toEqual([
    500,
    { 'content-type': 'application/json', 'x-request-id': 'a:b' },
  ])
})

test('an aborted signal sends nothing', async () => {
  await expect(upload(AbortSignal.abort())).rejects.toMatchObject({ name: 'AbortError' })
  expect(send).not.toHaveBeenCalled()
})
