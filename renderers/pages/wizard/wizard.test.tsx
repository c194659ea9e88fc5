// @vitest-environment happy-dom
import { act, cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { openPage } from '../../../tests/support/draw.tsx'
import { mockWindowWidth } from '../../../tests/support/mock-window-width.ts'
import {
  bodiesOf,
  draftServer,
  field,
  HOLD,
  heading,
  LIST,
  ONE,
  press,
  SAVE,
  savedDraft,
  step,
  stepNamed,
  three,
  toSecond,
  typeName,
  withDrafts,
  wizardOf,
} from './wizard.fixture.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test("the next step doesn't open from an invalid step; the first invalid input gets the focus", async () => {
  const { calls } = openPage(wizardOf())

  await press(/Next step/)

  const input = await screen.findByLabelText('name')
  expect(await screen.findByText('Required')).toBeTruthy()
  await expect.poll(() => document.activeElement).toBe(input)
  expect(screen.queryByLabelText('place')).toBeNull()
  expect(calls).toEqual([])
})

test('Enter opens the next step, focuses its heading and adds it to the address', async () => {
  const { navigation } = openPage(wizardOf())
  await typeName('Lake shop{Enter}')

  const next = await heading('The second')

  await expect.poll(() => document.activeElement).toBe(next)
  expect(navigation.entries).toEqual(['?step=first', '?step=second'])
})

test('Enter in an open calendar selects the date only', async () => {
  const steps = [step('first', [field('day', { component: 'Date' }), field('name', { required: true })])]
  openPage(wizardOf({ steps }))
  const input = (await screen.findByLabelText('day')) as HTMLInputElement

  await userEvent.type(input, '2026-03-08{Enter}')

  expect(input.value).toBe('2026-03-08')
  expect(screen.queryByText('Required')).toBeNull()
})

test('the back button opens the previous step with its values', async () => {
  const { navigation } = openPage(wizardOf())
  await toSecond()

  act(() => navigation.back())

  expect(((await screen.findByLabelText('name')) as HTMLInputElement).value).toBe('Lake shop')
})

test('the bar shows the status of each step and opens reached steps only', async () => {
  openPage(wizardOf())
  await toSecond()

  expect(stepNamed('first').textContent).toContain('done')
  expect(stepNamed('second').getAttribute('aria-current')).toBe('step')
  expect((stepNamed('third') as HTMLButtonElement).disabled).toBe(true)

  await userEvent.click(stepNamed('first'))
  await userEvent.clear(await screen.findByLabelText('name'))
  await userEvent.tab()

  expect(stepNamed('first').textContent).toContain('has errors')
  expect((stepNamed('second') as HTMLButtonElement).disabled).toBe(true)
})

test('a link to a step that was not reached opens the last reached step', async () => {
  const { navigation } = openPage(wizardOf(), { search: '?step=third' })

  await screen.findByLabelText('name')

  await expect.poll(() => navigation.entries).toEqual(['?step=first'])
})

test("the forward button doesn't pass an invalid step", async () => {
  const { navigation } = openPage(wizardOf())
  await toSecond()
  await press('Previous step')
  await userEvent.clear(await screen.findByLabelText('name'))
  await userEvent.tab()

  act(() => navigation.navigate('?step=second'))

  expect(await screen.findByLabelText('name')).toBeTruthy()
  expect(screen.queryByLabelText('place')).toBeNull()
})

test('a step whose condition is false is hidden', async () => {
  const steps = [
    three[0],
    step('second', [field('place')], { when: { $expr: 'values.isLarge == true' } }),
    three[2],
  ]
  openPage(wizardOf({ steps }))
  await screen.findByLabelText('name')
  expect(screen.queryByRole('button', { name: /^The second/ })).toBeNull()

  await userEvent.click(screen.getByRole('switch'))

  expect(stepNamed('second')).toBeTruthy()
})

test('the review shows all values except secrets and opens each step', async () => {
  openPage(wizardOf())
  await userEvent.type(await toSecond(), 'West Lake')
  await press(/Next step/)
  await userEvent.type(await screen.findByLabelText('secret'), 'hush')
  await press(/Next step/)

  const first = await screen.findByRole('region', { name: 'The first' })
  expect(await within(first).findByText('Lake shop')).toBeTruthy()
  expect(screen.queryByRole('textbox')).toBeNull()
  expect(screen.queryByText('hush')).toBeNull()

  await press('Edit The second')

  expect(((await screen.findByLabelText('place')) as HTMLInputElement).value).toBe('West Lake')
})

const toReview = async () => {
  await userEvent.type(await toSecond(), 'West Lake')
  await press(/Next step/)
  await screen.findByLabelText('note')
  await press(/Next step/)
  await heading('Review')
}

test('submitting asks for confirmation, sends an idempotency key and shows a message', async () => {
  const submit = { op: 'bill.hold', confirm: 'Take it in?', done: 'Taken in' }
  const { calls, notify } = openPage(wizardOf({ submit }), { answers: { [HOLD]: () => ({ result: {} }) } })
  await toReview()

  await press(/Submit/)

  await expect.poll(() => notify.toast.mock.calls).toEqual([[{ type: 'success', text: 'Taken in' }]])
  expect(notify.confirm.mock.calls).toEqual([[{ text: 'Take it in?' }]])
  expect(bodiesOf(calls, 'PUT')).toEqual([{ name: 'Lake shop', place: 'West Lake' }])
  expect(calls[0]?.headers.get('idempotency-key')).toMatch(/^[0-9a-f]{32}$/)
})

test('a server error opens its step and focuses its input', async () => {
  const reject = () => ({
    status: 400,
    message: 'no',
    result: { error: 'X', fields: { place: 'is no place' } },
  })
  openPage(wizardOf(), { answers: { [HOLD]: reject } })
  await toReview()

  await press(/Submit/)

  const input = await screen.findByLabelText('place')
  expect(await screen.findByText('is no place')).toBeTruthy()
  await expect.poll(() => document.activeElement).toBe(input)
  expect(stepNamed('second').textContent).toContain('has errors')
})

test('a submitted wizard can only be started over', async () => {
  openPage(wizardOf(), { answers: { [HOLD]: () => ({ result: {} }) } })
  await toReview()
  await press(/Submit/)
  expect(await screen.findByText('Submitted')).toBeTruthy()
  expect(screen.queryByRole('form')).toBeNull()

  await press('Start over')

  expect(((await screen.findByLabelText('name')) as HTMLInputElement).value).toBe('')
})

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

const submitWithNext = JSON.parse('{ "op": "bill.hold", "then": { "page": "bill/SettleBillList" } }')

test('submitting deletes the draft', async () => {
  const { calls } = openPage(withDrafts({ submit: submitWithNext }), {
    answers: draftServer({ [HOLD]: () => ({ result: {} }) }),
  })
  await toReview()

  await press(/Submit/)

  await expect.poll(() => calls.filter(({ method }) => method === 'DELETE')).toHaveLength(1)
})

test('a malformed list of drafts opens an empty wizard', async () => {
  openPage(withDrafts(), { answers: draftServer({ [LIST]: () => ({ result: { rubbish: true } }) }) })

  expect(await screen.findByLabelText('name')).toBeTruthy()
})

test('on a phone, the bar of a step with errors is red', async () => {
  mockWindowWidth(390)
  openPage(wizardOf(), {})
  const bar = () => document.querySelector('.ant-progress')?.className
  await heading('The first')
  expect(bar()).toContain('ant-progress-status-normal')

  await press('Next step')

  await expect.poll(bar).toContain('ant-progress-status-exception')
})
