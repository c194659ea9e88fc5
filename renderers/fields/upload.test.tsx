// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import type { Files } from '#runtime'
import { drawField, drawView, openPage } from '../../tests/support/draw.tsx'

afterEach(cleanup)

const pdf = (name = 'Agreement.pdf', bytes = 'x') => new File([bytes], name, { type: 'application/pdf' })
const server = (send: Files['send'] = async () => 'temp/a.pdf'): Files => ({
  send: vi.fn(send),
  read: vi.fn(async () => new Blob(['x'])),
  save: async () => undefined,
})
const input = () => screen.findByLabelText<HTMLInputElement>(/^Choose (a file|files)$/, { selector: 'input' })

test('the limits are shown before choosing a file', async () => {
  drawField('Upload', { props: { types: ['pdf'], maxMb: 5, max: 2 } })

  const button = await screen.findByRole('button', { name: 'Label Choose files' })

  expect(screen.getByText('PDF, up to 5 MB each, up to 2 files.').id).toBe(
    button.getAttribute('aria-describedby'),
  )
})

test('one file has its path as value, with name and size shown', async () => {
  const files = server()
  const { given } = drawField('Upload', {}, { files })

  await userEvent.upload(await input(), pdf())

  await expect.poll(() => given).toEqual(['temp/a.pdf'])
  expect(await screen.findByRole('button', { name: 'Save Agreement.pdf' })).toBeTruthy()
  expect(screen.getByText('1 KB')).toBeTruthy()
})

test('several files are a list, and no file is undefined', async () => {
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
  ['of another kind', [new File(['x'], 'run.exe', { type: 'application/pdf' })], "run.exe isn't a PDF file."],
  ['that is empty', [pdf('E.pdf', '')], 'E.pdf is empty.'],
  ['too many', [pdf('A.pdf'), pdf('B.pdf'), pdf('C.pdf')], 'At most 2 files.'],
])('a file %s is rejected with a message', async (_, chosen, words) => {
  drawField('Upload', { props: { types: ['pdf'], max: 2 } }, { files: server() })

  await userEvent.upload(await input(), chosen, { applyAccept: false })

  expect((await screen.findByRole('alert')).textContent).toBe(words)
})

test('a failed upload is shown at its file and can be retried', async () => {
  const send = vi
    .fn<Files['send']>(async () => 'temp/a.pdf')
    .mockRejectedValueOnce(new Error('The disk is full'))
  const { given } = drawField('Upload', {}, { files: server(send) })
  await userEvent.upload(await input(), pdf())
  expect((await screen.findByRole('alert')).textContent).toBe('The disk is full')

  await userEvent.click(screen.getByRole('button', { name: 'Upload Agreement.pdf again' }))

  await expect.poll(() => given).toEqual(['temp/a.pdf'])
})

test('a running upload shows its progress and can be cancelled', async () => {
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

test('a stored file without permission shows a note', async () => {
  const files = { ...server(), read: () => Promise.reject(new Error('404')) }
  drawView('Upload', 'temp/a.pdf', {}, { files })

  await userEvent.click(await screen.findByRole('button', { name: 'Save File 1.pdf' }))

  expect((await screen.findByRole('alert')).textContent).toContain("The file couldn't be read.")
})

test('a stored file shows its original name and size', async () => {
  const facts = [{ path: 'temp/a.pdf', name: 'Letter of the shop.pdf', bytes: 2_048 }]
  const answers = { 'GET /app/files': () => ({ result: facts }) }

  drawView('Upload', 'temp/a.pdf', {}, { files: server(), answers })

  expect(await screen.findByRole('button', { name: 'Save Letter of the shop.pdf' })).toBeTruthy()
  expect(screen.getByText('2 KB')).toBeTruthy()
})

test.each([null, 'x', [null, 7, { path: 'temp/a.pdf', name: '', bytes: 'many' }]])(
  'a file for which the server returns %j is named by its number',
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

const tabs = ['one', 'two'].map((id) => ({
  node: 'group',
  id,
  title: id,
  nodes: [
    id === 'one'
      ? { node: 'field', id: 'letter', field: 'letter', title: 'letter', component: 'Upload' }
      : { node: 'field', id: 'note', field: 'note', title: 'note' },
  ],
}))
const page = {
  format: 1,
  id: 'bill/HoldForm',
  kind: 'form',
  title: 'Hold a bill',
  form: { nodes: [{ node: 'tabs', id: 't', items: tabs }], submit: { op: 'bill.hold' } },
}

/**
 * Opens a form and starts an upload. The test then calls a function of `end`, which completes the upload or
 * fails it.
 */
async function beginSending() {
  let end: { resolve: (path: string) => void; reject: (error: Error) => void } | undefined
  const sending = new Promise<string>((resolve, reject) => {
    end = { resolve, reject }
  })
  const files: Files = { send: () => sending, read: async () => new Blob(['x']) }
  const view = openPage(page, { files, answers: { 'PUT /bill/settleBill/hold': () => ({ result: {} }) } })
  const input = await screen.findByLabelText<HTMLInputElement>('Choose a file', { selector: 'input' })
  await userEvent.upload(input, new File(['x'], 'Letter.pdf', { type: 'application/pdf' }))
  return { ...view, files, end }
}

/** Starts an upload, then opens another tab of the form. */
async function leaveWhileSending() {
  const view = await beginSending()
  await userEvent.click(screen.getByRole('tab', { name: 'two' }))
  await screen.findByLabelText('note')
  return view
}
const save = () => userEvent.click(screen.getByRole('button', { name: /Save$/ }))

afterEach(cleanup)

test('the focus on a file survives the end of its upload', async () => {
  const { end } = await beginSending()
  const cancel = await screen.findByRole('button', { name: 'Cancel Letter.pdf' })
  cancel.focus()

  end?.resolve('temp/letter.pdf')

  expect(await screen.findByRole('button', { name: 'Remove Letter.pdf' })).toBe(cancel)
  expect(document.activeElement).toBe(cancel)
})

test('an upload completes after its input is unmounted, and the form waits', async () => {
  const { calls, end } = await leaveWhileSending()
  await save()
  expect(calls).toEqual([])

  end?.resolve('temp/letter.pdf')

  await expect.poll(() => calls.map(({ body }) => body)).toEqual([{ letter: 'temp/letter.pdf' }])
})

/**
 * Submits the form from its second tab, and then lets the upload fail. The form goes back to its first tab.
 */
async function failAfterSaving() {
  const view = await leaveWhileSending()
  await save()
  view.end?.reject(new Error('The file is too large.'))
  await screen.findByText("Some files weren't uploaded. Upload them again or remove them.")
  return view
}

test('a failed upload blocks the form and is focused, even if the field is optional', async () => {
  const { calls, notify } = await failAfterSaving()

  expect(notify.toast).toHaveBeenCalledWith({ type: 'error', text: 'Letter.pdf: The file is too large.' })
  expect(await screen.findByText('The file is too large.')).toBeTruthy()
  await save()
  expect(calls).toEqual([])
})

test('after removing a failed upload, the form can be sent', async () => {
  const { calls } = await failAfterSaving()

  await userEvent.click(await screen.findByRole('button', { name: 'Remove Letter.pdf' }))
  await save()

  await expect.poll(() => calls.map(({ body }) => body)).toEqual([{}])
})

test('after retrying a failed upload, the form is sent with it', async () => {
  const { calls, files } = await failAfterSaving()
  files.send = async () => 'temp/letter.pdf'

  await userEvent.click(await screen.findByRole('button', { name: 'Upload Letter.pdf again' }))
  await save()

  await expect.poll(() => calls.map(({ body }) => body)).toEqual([{ letter: 'temp/letter.pdf' }])
})
