// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { openPage } from '../../../tests/support/draw.tsx'
import {
  bodiesOf,
  draftServer,
  heading,
  LIST,
  ONE,
  press,
  SAVE,
  savedDraft,
  toSecond,
  withDrafts,
} from './wizard.fixture.ts'

afterEach(cleanup)

test('each next step saves a draft without secrets and adds it to the address', async () => {
  const { calls, navigation } = openPage(withDrafts(), { answers: draftServer() })
  await userEvent.type(await toSecond(), 'West Lake')
  await press(/Next step/)
  await userEvent.type(await screen.findByLabelText('secret'), 'hush')
  await press(/Save draft/)

  await expect
    .poll(() => bodiesOf(calls, 'PUT'))
    .toMatchObject([
      { title: 'Lake shop', step: 'second', values: { name: 'Lake shop' } },
      { id: '1', version: 0, step: 'third' },
      { id: '1', version: 1, step: 'third', values: { name: 'Lake shop', place: 'West Lake' } },
    ])
  expect(bodiesOf(calls, 'PUT')[2]?.values).not.toHaveProperty('secret')
  expect(navigation.entries.at(-1)).toBe('?step=third&draft=1')
})

test('Cancel saves the draft, says that it is kept, and leaves the wizard', async () => {
  // biome-ignore lint/suspicious/noThenProperty: the page format has this key
  const submit = { op: 'bill.hold', then: { page: 'bill/SettleBillList' } }
  const { calls, navigation } = openPage(withDrafts({ submit }), { answers: draftServer() })
  await toSecond()

  await press('Cancel')
  const dialog = await screen.findByRole('dialog', { name: 'Your draft is kept' })
  expect(bodiesOf(calls, 'PUT')).toMatchObject([{ step: 'second', values: { name: 'Lake shop' } }])
  await userEvent.click(within(dialog).getByRole('button', { name: 'Leave' }))

  await expect.poll(() => navigation.navigate.mock.calls).toContainEqual(['/bill/SettleBillList'])
})

test('a draft in the address continues at its step', async () => {
  openPage(withDrafts(), {
    search: '?draft=1',
    answers: draftServer({ [ONE]: () => ({ result: savedDraft() }) }),
  })

  expect(await screen.findByLabelText('place')).toBeTruthy()
  await press('Previous step')

  expect(((await screen.findByLabelText('name')) as HTMLInputElement).value).toBe('Lake shop')
})

test('the user can choose a draft, and delete another draft after a confirmation', async () => {
  const list = [savedDraft(), savedDraft({ id: '2', title: 'Hill shop' })]
  const { calls, notify } = openPage(withDrafts(), {
    answers: draftServer({
      [LIST]: () => ({ result: list }),
      [ONE]: () => ({ result: savedDraft() }),
      'DELETE /app/drafts/2': () => ({ result: null }),
    }),
  })
  expect(await screen.findAllByText(/At step The second/)).toHaveLength(2)

  await press('Delete the draft Hill shop')
  await expect.poll(() => screen.queryByText('Hill shop')).toBeNull()
  await press('Continue with Lake shop')

  const next = await heading('The second')
  await expect.poll(() => document.activeElement).toBe(next)
  expect(notify.confirm).toHaveBeenCalledOnce()
  expect(calls.filter(({ method }) => method === 'DELETE').map(({ path }) => path)).toEqual(['/app/drafts/2'])
})

test('starting over keeps the drafts', async () => {
  const { calls } = openPage(withDrafts(), {
    answers: draftServer({ [LIST]: () => ({ result: [savedDraft()] }) }),
  })

  await press('Start over')

  expect(((await screen.findByLabelText('name')) as HTMLInputElement).value).toBe('')
  expect(calls.map(({ method }) => method)).toEqual(['GET'])
})

test('a missing draft shows a message, and the wizard continues without it', async () => {
  const gone = () => ({ status: 404, message: 'none', result: { error: 'DRAFT_NOT_FOUND' } })
  openPage(withDrafts(), { search: '?draft=1', answers: draftServer({ [ONE]: gone }) })

  expect(await screen.findByText('This draft no longer exists')).toBeTruthy()
  await press('Continue without it')

  expect(await screen.findByLabelText('name')).toBeTruthy()
})

test('a draft of another page version starts at the first step', async () => {
  const old = savedDraft({ pageVersion: 'before' })
  openPage(withDrafts(), { search: '?draft=1', answers: draftServer({ [ONE]: () => ({ result: old }) }) })

  expect(((await screen.findByLabelText('name')) as HTMLInputElement).value).toBe('Lake shop')
  expect(screen.getByText(/This form has changed since/)).toBeTruthy()
})

test('a failed draft save shows the reason and keeps the values', async () => {
  let status = 503
  const { calls } = openPage(withDrafts(), {
    answers: draftServer({
      [SAVE]: () => ({ status, message: 'The shelf is full', result: { id: '1', version: 0 } }),
    }),
  })
  await userEvent.type(await toSecond(), 'West Lake')

  expect(await screen.findByText(/The draft wasn't saved: The shelf is full/)).toBeTruthy()
  status = 200
  await press(/Save draft again/)

  expect(await screen.findByText(/Draft saved at/)).toBeTruthy()
  expect(bodiesOf(calls, 'PUT').at(-1)?.values).toEqual({ name: 'Lake shop', place: 'West Lake' })
})

test('a malformed list of drafts opens an empty wizard', async () => {
  openPage(withDrafts(), { answers: draftServer({ [LIST]: () => ({ result: { rubbish: true } }) }) })

  expect(await screen.findByLabelText('name')).toBeTruthy()
})

const changed = () => ({ status: 409, message: 'changed', result: { error: 'DRAFT_CHANGED' } })
const newerDraft = savedDraft({
  version: 5,
  updateTime: '2026-03-08 10:30:00',
  step: 'first',
  values: { name: 'Their shop' },
})
/**
 * Opens a draft that was saved at 9:05, and changes it. Another window has saved the draft again at 10:30.
 */
const openConflict = async () => {
  let requests = 0
  const test = openPage(withDrafts(), {
    search: '?draft=1',
    answers: draftServer({
      [ONE]: () => ({ result: requests++ === 0 ? savedDraft() : newerDraft }),
      [SAVE]: () => (requests < 2 ? changed() : { result: { id: '1', version: 6 } }),
    }),
  })
  await userEvent.type(await screen.findByLabelText('place'), 'West Lake')
  await press(/Save draft/)
  return { ...test, dialog: await screen.findByRole('dialog') }
}

test('a conflict with another window shows both times, and the newer draft can be used', async () => {
  const { dialog } = await openConflict()
  expect(within(dialog).getByText('2026-03-08 10:30:00')).toBeTruthy()
  expect(within(dialog).getByText('2026-03-08 09:05:00')).toBeTruthy()

  await press('Use the newer draft')

  expect(((await screen.findByLabelText('name')) as HTMLInputElement).value).toBe('Their shop')
})

test('a conflict with another window can be overwritten', async () => {
  const { calls } = await openConflict()

  await press('Overwrite with this draft')

  await expect
    .poll(() => bodiesOf(calls, 'PUT').at(-1))
    .toMatchObject({
      version: 5,
      values: { name: 'Lake shop', place: 'West Lake' },
    })
})
