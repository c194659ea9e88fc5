// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fileNameOf, files } from './files.ts'

const clicked: { name: string; content: Blob }[] = []
beforeEach(() => {
  clicked.length = 0
  let content = new Blob()
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    content = blob as Blob
    return 'blob:x'
  })
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => undefined)
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    clicked.push({ name: this.download, content })
  })
})
afterEach(() => vi.restoreAllMocks())

const named = { 'content-disposition': 'attachment; filename="export.csv"; filename*=UTF-8\'\'%E8%B4%A6.csv' }
const answers = (answer: Response | Error) =>
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => {
    if (answer instanceof Error) throw answer
    return answer
  })
const streamOf = (...parts: (string | Error | Promise<Error>)[]) =>
  new ReadableStream<Uint8Array>({
    async pull(control) {
      const part = await parts.shift()
      if (part === undefined) control.close()
      else if (part instanceof Error) control.error(part)
      else control.enqueue(new TextEncoder().encode(part))
    },
  })

test("a file is saved under the server's name, with progress", async () => {
  answers(new Response(streamOf('one,', 'two'), { headers: named }))
  const told: number[] = []

  await files.save('list.export', { page: 'x' }, { onProgress: (bytes) => told.push(bytes) })

  expect(told).toEqual([4, 7])
  expect(clicked.map(({ name }) => name)).toEqual(['账.csv'])
  expect(await clicked[0]?.content.text()).toBe('one,two')
})

test('an incomplete file is not saved and shows an error', async () => {
  answers(new Response(streamOf('one,', new TypeError('network error')), { headers: named }))

  await expect(files.save('list.export', {})).rejects.toThrow('The file transfer was interrupted. Try again.')
  expect(clicked).toEqual([])
})

test('an unreachable server shows an error', async () => {
  answers(new TypeError('Failed to fetch'))

  await expect(files.save('list.export', {})).rejects.toThrow("The server can't be reached.")
})

test("a rejected download shows the server's message", async () => {
  answers(Response.json({ success: false, message: 'Narrow the list' }, { status: 422 }))

  await expect(files.save('list.export', {})).rejects.toThrow('Narrow the list')
})

test('a cancelled download is not a network error', async () => {
  const control = new AbortController()
  const broken = new Promise<Error>((resolve) => {
    control.signal.addEventListener('abort', () => resolve(new TypeError('aborted')))
  })
  answers(new Response(streamOf('one,', 'two', broken), { headers: named }))
  const saving = files.save(
    'list.export',
    {},
    { signal: control.signal, onProgress: () => control.abort(new Error('given up')) },
  )

  await expect(saving).rejects.toThrow('given up')
  expect(clicked).toEqual([])
})

test.each([
  ['attachment; filename="a.csv"; filename*=UTF-8\'\'%E8%B4%A6.csv', '账.csv'],
  ['attachment; filename="a.csv"', 'a.csv'],
  ['attachment; filename="a.csv"; filename*=UTF-8\'\'%E8', 'a.csv'],
  ['inline', undefined],
])('with the header %s the file name is %s', (header, name) => {
  expect(fileNameOf(header)).toBe(name)
})
