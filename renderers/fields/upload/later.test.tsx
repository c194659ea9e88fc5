// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import type { Files } from '#runtime'
import { openPage } from '../../../tests/support/draw.tsx'

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

/** A form with an upload that is on its way. */
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

/** And left for another tab. */
async function leaveWhileSending() {
  const view = await beginSending()
  await userEvent.click(screen.getByRole('tab', { name: 'two' }))
  await screen.findByLabelText('note')
  return view
}
const save = () => userEvent.click(screen.getByRole('button', { name: /Save$/ }))

afterEach(cleanup)

test('who stands at a file on its way stands there still when it has arrived', async () => {
  const { end } = await beginSending()
  const cancel = await screen.findByRole('button', { name: 'Cancel Letter.pdf' })
  cancel.focus()

  end?.resolve('temp/letter.pdf')

  expect(await screen.findByRole('button', { name: 'Remove Letter.pdf' })).toBe(cancel)
  expect(document.activeElement).toBe(cancel)
})

test('a file on its way arrives though its input is gone, and the form waits for it', async () => {
  const { calls, end } = await leaveWhileSending()
  await save()
  expect(calls).toEqual([])

  end?.resolve('temp/letter.pdf')

  await expect.poll(() => calls.map(({ body }) => body)).toEqual([{ letter: 'temp/letter.pdf' }])
})

/** Its input is drawn anew: the form leads back to it. */
async function failAfterSaving() {
  const view = await leaveWhileSending()
  await save()
  view.end?.reject(new Error('The file is too large.'))
  await screen.findByText('Not everything was sent: send it again or remove it.')
  return view
}

test('without a file that failed nothing is sent, also where none is required: it is told, and led to', async () => {
  const { calls, notify } = await failAfterSaving()

  expect(notify.toast).toHaveBeenCalledWith({ type: 'error', text: 'Letter.pdf: The file is too large.' })
  expect(await screen.findByText('The file is too large.')).toBeTruthy()
  await save()
  expect(calls).toEqual([])
})

test('once what failed is removed the form goes without it', async () => {
  const { calls } = await failAfterSaving()

  await userEvent.click(await screen.findByRole('button', { name: 'Remove Letter.pdf' }))
  await save()

  await expect.poll(() => calls.map(({ body }) => body)).toEqual([{}])
})

test('once what failed is sent again the form goes with it', async () => {
  const { calls, files } = await failAfterSaving()
  files.send = async () => 'temp/letter.pdf'

  await userEvent.click(await screen.findByRole('button', { name: 'Send Letter.pdf again' }))
  await save()

  await expect.poll(() => calls.map(({ body }) => body)).toEqual([{ letter: 'temp/letter.pdf' }])
})
