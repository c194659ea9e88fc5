// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import type { Files } from '#runtime'
import { drawField, drawView } from '../../../tests/support/draw.tsx'

afterEach(cleanup)

const pdf = (name = 'Agreement.pdf', bytes = 'x') => new File([bytes], name, { type: 'application/pdf' })
const server = (send: Files['send'] = async () => 'temp/a.pdf'): Files => ({
  send: vi.fn(send),
  read: vi.fn(async () => new Blob(['x'])),
  save: async () => undefined,
})
const input = () => screen.findByLabelText<HTMLInputElement>(/^Choose (a file|files)$/, { selector: 'input' })

test('the limits stand there before anything is chosen', async () => {
  drawField('Upload', { props: { types: ['pdf'], maxMb: 5, max: 2 } })

  const button = await screen.findByRole('button', { name: 'Label Choose files' })

  expect(screen.getByText('PDF, at most 5 MB each, 2 files at most.').id).toBe(
    button.getAttribute('aria-describedby'),
  )
})

test('one file gives its path, with its name and size shown', async () => {
  const files = server()
  const { given } = drawField('Upload', {}, { files })

  await userEvent.upload(await input(), pdf())

  await expect.poll(() => given).toEqual(['temp/a.pdf'])
  expect(await screen.findByRole('button', { name: 'Save Agreement.pdf' })).toBeTruthy()
  expect(screen.getByText('1 KB')).toBeTruthy()
})

test('several give a list, and removing the last one is no value', async () => {
  let number = 0
  const files = server(async () => `temp/${++number}.pdf`)
  const { given } = drawField('Upload', { props: { max: 3 } }, { files })

  await userEvent.upload(await input(), [pdf('A.pdf'), pdf('B.pdf')])
  await expect.poll(() => given.at(-1)).toEqual(['temp/1.pdf', 'temp/2.pdf'])
  await userEvent.click(screen.getByRole('button', { name: 'Remove A.pdf' }))
  await userEvent.click(screen.getByRole('button', { name: 'Remove B.pdf' }))

  expect(given.slice(-2)).toEqual([['temp/2.pdf'], undefined])
})

test.each([
  ['of another kind', [new File(['x'], 'run.exe', { type: 'application/pdf' })], 'run.exe is none of PDF.'],
  ['that is empty', [pdf('E.pdf', '')], 'E.pdf is empty.'],
  ['too many', [pdf('A.pdf'), pdf('B.pdf'), pdf('C.pdf')], 'No more than 2 files.'],
])('a file %s is refused in words', async (_, chosen, words) => {
  drawField('Upload', { props: { types: ['pdf'], max: 2 } }, { files: server() })

  await userEvent.upload(await input(), chosen, { applyAccept: false })

  expect((await screen.findByRole('alert')).textContent).toBe(words)
})

test('a failure stays with its file, and it can be sent again', async () => {
  const send = vi
    .fn<Files['send']>(async () => 'temp/a.pdf')
    .mockRejectedValueOnce(new Error('The disk is full'))
  const { given } = drawField('Upload', {}, { files: server(send) })
  await userEvent.upload(await input(), pdf())
  expect((await screen.findByRole('alert')).textContent).toBe('The disk is full')

  await userEvent.click(screen.getByRole('button', { name: 'Send Agreement.pdf again' }))

  await expect.poll(() => given).toEqual(['temp/a.pdf'])
})

test('what is on its way shows how far it is, and can be cancelled', async () => {
  const send = vi.fn<Files['send']>((_, { onProgress }) => {
    onProgress(0.4)
    return new Promise(() => undefined)
  })
  const { given } = drawField('Upload', {}, { files: server(send) })
  await userEvent.upload(await input(), pdf())
  expect((await screen.findByRole('progressbar')).getAttribute('aria-valuenow')).toBe('40')

  await userEvent.click(screen.getByRole('button', { name: 'Cancel Agreement.pdf' }))

  expect(send.mock.calls[0]?.[1].signal.aborted).toBe(true)
  expect(screen.queryByRole('progressbar')).toBeNull()
  expect(given).toEqual([])
})

test('a stored file that may not be read says so', async () => {
  const files = { ...server(), read: () => Promise.reject(new Error('404')) }
  drawView('Upload', 'temp/a.pdf', {}, { files })

  await userEvent.click(await screen.findByRole('button', { name: 'Save File 1.pdf' }))

  expect((await screen.findByRole('alert')).textContent).toContain('The file could not be read.')
})

test('a stored file is called as it was when it was sent, with its size', async () => {
  const facts = [{ path: 'temp/a.pdf', name: 'Letter of the shop.pdf', bytes: 2_048 }]
  const answers = { 'GET /app/files': () => ({ result: facts }) }

  drawView('Upload', 'temp/a.pdf', {}, { files: server(), answers })

  expect(await screen.findByRole('button', { name: 'Save Letter of the shop.pdf' })).toBeTruthy()
  expect(screen.getByText('2 KB')).toBeTruthy()
})

test.each([null, 'x', [null, 7, { path: 'temp/a.pdf', name: '', bytes: 'many' }]])(
  'a server that says %j of a file leaves it with a number',
  async (result) => {
    drawView(
      'Upload',
      'temp/a.pdf',
      {},
      { files: server(), answers: { 'GET /app/files': () => ({ result }) } },
    )

    expect(await screen.findByRole('button', { name: 'Save File 1.pdf' })).toBeTruthy()
  },
)
