// @vitest-environment happy-dom
import { act, cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { openPage } from '../../../tests/support/draw.tsx'
import type { SeenCall } from '../../../tests/support/page-runtime.tsx'

const field = (name: string, more: object = {}) => ({
  node: 'field',
  id: name,
  field: name,
  title: name,
  ...more,
})
const step = (id: string, nodes: object[], more: object = {}) => ({ id, title: `The ${id}`, nodes, ...more })
const three = [
  step('first', [field('name', { required: true }), field('isLarge', { component: 'Switch' })]),
  step('second', [field('place', { required: true })]),
  step('third', [field('secret', { component: 'Password' }), field('note')]),
]
const wizardOf = (more: object = {}) => ({
  format: 1,
  id: 'bill/HoldWizard',
  kind: 'wizard',
  title: 'Take in',
  params: { draft: { type: 'string', from: 'query' } },
  wizard: { steps: three, submit: { op: 'bill.hold' }, review: { title: 'Review' }, ...more },
})
const withDrafts = (more: object = {}) => wizardOf({ draft: { param: 'draft', titleField: 'name' }, ...more })
const HOLD = 'PUT /bill/settleBill/hold'
const LIST = 'GET /app/drafts'
const SAVE = 'PUT /app/drafts'
const ONE = 'GET /app/drafts/1'
const REMOVE = 'DELETE /app/drafts/1'
const kept = (more: object = {}) => ({
  id: '1',
  page: 'bill/HoldWizard',
  pageVersion: 'v-bill/HoldWizard',
  title: 'Lake shop',
  step: 'second',
  values: { name: 'Lake shop' },
  createTime: '2026-03-08 09:00:00',
  updateTime: '2026-03-08 09:05:00',
  version: 0,
  ...more,
})
/** A server with one draft, and responses in order. */
const drafts = (more: Record<string, () => object> = {}) => {
  let version = -1
  return {
    [LIST]: () => ({ result: [] }),
    [SAVE]: () => ({ result: { id: '1', version: ++version } }),
    [REMOVE]: () => ({ result: null }),
    ...more,
  }
}
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))
const stepNamed = (name: string) => screen.getByRole('button', { name: new RegExp(`^The ${name} `) })
const heading = (name: string) => screen.findByRole('heading', { level: 2, name })
const bodiesOf = (calls: readonly SeenCall[], method: string) =>
  calls.filter((call) => call.method === method).map(({ body }) => body as Record<string, unknown>)
const typeName = async (text = 'Lake shop') => userEvent.type(await screen.findByLabelText('name'), text)
const toSecond = async () => {
  await typeName()
  await press(/Next step/)
  return screen.findByLabelText('place')
}

afterEach(cleanup)

test('the way on stays shut as long as something is wrong, and the first wrong input is focused', async () => {
  const { calls } = openPage(wizardOf())

  await press(/Next step/)

  const input = await screen.findByLabelText('name')
  expect(await screen.findByText('Required')).toBeTruthy()
  await expect.poll(() => document.activeElement).toBe(input)
  expect(screen.queryByLabelText('place')).toBeNull()
  expect(calls).toEqual([])
})

test('Enter goes on, the heading of the step is focused, and the address names the step', async () => {
  const { navigation } = openPage(wizardOf())
  await typeName('Lake shop{Enter}')

  const next = await heading('The second')

  await expect.poll(() => document.activeElement).toBe(next)
  expect(navigation.entries).toEqual(['?step=first', '?step=second'])
})

test('Enter in an open calendar takes the day and does not go on', async () => {
  const steps = [step('first', [field('day', { component: 'Date' }), field('name', { required: true })])]
  openPage(wizardOf({ steps }))
  const input = (await screen.findByLabelText('day')) as HTMLInputElement

  await userEvent.type(input, '2026-03-08{Enter}')

  expect(input.value).toBe('2026-03-08')
  expect(screen.queryByText('Required')).toBeNull()
})

test('the browser’s way back leads to the step before, with what was typed', async () => {
  const { navigation } = openPage(wizardOf())
  await toSecond()

  act(() => navigation.back())

  expect(((await screen.findByLabelText('name')) as HTMLInputElement).value).toBe('Lake shop')
})

test('the bar says of each step how it stands, and leads back but not ahead of what is done', async () => {
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

test('a link to a step that is not reached leads to the furthest one that is', async () => {
  const { navigation } = openPage(wizardOf(), { search: '?step=third' })

  await screen.findByLabelText('name')

  await expect.poll(() => navigation.entries).toEqual(['?step=first'])
})

test('the browser’s way forward does not lead past a step that has become wrong', async () => {
  const { navigation } = openPage(wizardOf())
  await toSecond()
  await press('Previous step')
  await userEvent.clear(await screen.findByLabelText('name'))
  await userEvent.tab()

  act(() => navigation.navigate('?step=second'))

  expect(await screen.findByLabelText('name')).toBeTruthy()
  expect(screen.queryByLabelText('place')).toBeNull()
})

test('a step whose condition does not hold is not there', async () => {
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

test('the review shows every value to be read, secrets hidden, and leads back to each step', async () => {
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

test('sending asks first, carries one key, and says that it is done', async () => {
  const submit = { op: 'bill.hold', confirm: 'Take it in?', done: 'Taken in' }
  const { calls, notify } = openPage(wizardOf({ submit }), { answers: { [HOLD]: () => ({ result: {} }) } })
  await toReview()

  await press(/Submit/)

  await expect.poll(() => notify.toast.mock.calls).toEqual([[{ type: 'success', text: 'Taken in' }]])
  expect(notify.confirm.mock.calls).toEqual([[{ text: 'Take it in?' }]])
  expect(bodiesOf(calls, 'PUT')).toEqual([{ name: 'Lake shop', place: 'West Lake' }])
  expect(calls[0]?.headers.get('idempotency-key')).toMatch(/^[0-9a-f]{32}$/)
})

test('what the server refuses leads to its step and its input', async () => {
  const refuse = () => ({
    status: 400,
    message: 'no',
    result: { error: 'X', fields: { place: 'is no place' } },
  })
  openPage(wizardOf(), { answers: { [HOLD]: refuse } })
  await toReview()

  await press(/Submit/)

  const input = await screen.findByLabelText('place')
  expect(await screen.findByText('is no place')).toBeTruthy()
  await expect.poll(() => document.activeElement).toBe(input)
  expect(stepNamed('second').textContent).toContain('has errors')
})

test('what is sent is not there to be sent again: the wizard begins anew', async () => {
  openPage(wizardOf(), { answers: { [HOLD]: () => ({ result: {} }) } })
  await toReview()
  await press(/Submit/)
  expect(await screen.findByText('Submitted')).toBeTruthy()
  expect(screen.queryByRole('form')).toBeNull()

  await press('Start over')

  expect(((await screen.findByLabelText('name')) as HTMLInputElement).value).toBe('')
})

test('each step on saves a draft without secrets, and the address names it', async () => {
  const { calls, navigation } = openPage(withDrafts(), { answers: drafts() })
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

test('a draft of the address is taken up at its step, on any machine', async () => {
  openPage(withDrafts(), { search: '?draft=1', answers: drafts({ [ONE]: () => ({ result: kept() }) }) })

  expect(await screen.findByLabelText('place')).toBeTruthy()
  await press('Previous step')

  expect(((await screen.findByLabelText('name')) as HTMLInputElement).value).toBe('Lake shop')
})

test('of drafts one is chosen; another one is deleted after a question', async () => {
  const list = [kept(), kept({ id: '2', title: 'Hill shop' })]
  const { calls, notify } = openPage(withDrafts(), {
    answers: drafts({
      [LIST]: () => ({ result: list }),
      [ONE]: () => ({ result: kept() }),
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

test('beginning anew leaves the drafts where they are', async () => {
  const { calls } = openPage(withDrafts(), { answers: drafts({ [LIST]: () => ({ result: [kept()] }) }) })

  await press('Start over')

  expect(((await screen.findByLabelText('name')) as HTMLInputElement).value).toBe('')
  expect(calls.map(({ method }) => method)).toEqual(['GET'])
})

test('a draft that is no longer there is told, and one goes on without it', async () => {
  const gone = () => ({ status: 404, message: 'none', result: { error: 'DRAFT_NOT_FOUND' } })
  openPage(withDrafts(), { search: '?draft=1', answers: drafts({ [ONE]: gone }) })

  expect(await screen.findByText('This draft no longer exists')).toBeTruthy()
  await press('Continue without it')

  expect(await screen.findByLabelText('name')).toBeTruthy()
})

test('a draft of another version of the page is gone through from its first step', async () => {
  const old = kept({ pageVersion: 'before' })
  openPage(withDrafts(), { search: '?draft=1', answers: drafts({ [ONE]: () => ({ result: old }) }) })

  expect(((await screen.findByLabelText('name')) as HTMLInputElement).value).toBe('Lake shop')
  expect(screen.getByText(/This form has changed since/)).toBeTruthy()
})

test('a draft that could not be saved is told, and nothing that was typed is lost', async () => {
  let status = 503
  const { calls } = openPage(withDrafts(), {
    answers: drafts({
      [SAVE]: () => ({ status, message: 'The shelf is full', result: { id: '1', version: 0 } }),
    }),
  })
  await userEvent.type(await toSecond(), 'West Lake')

  expect(await screen.findByText(/The draft was not saved: The shelf is full/)).toBeTruthy()
  status = 200
  await press(/Save draft again/)

  expect(await screen.findByText(/Draft saved at/)).toBeTruthy()
  expect(bodiesOf(calls, 'PUT').at(-1)?.values).toEqual({ name: 'Lake shop', place: 'West Lake' })
})

const changed = () => ({ status: 409, message: 'changed', result: { error: 'DRAFT_CHANGED' } })
const theirs = kept({
  version: 5,
  updateTime: '2026-03-08 10:30:00',
  step: 'first',
  values: { name: 'Their shop' },
})
/** Opened at 9:05, saved elsewhere at 10:30, saved here again. */
const openConflict = async () => {
  let turn = 0
  const test = openPage(withDrafts(), {
    search: '?draft=1',
    answers: drafts({
      [ONE]: () => ({ result: turn++ === 0 ? kept() : theirs }),
      [SAVE]: () => (turn < 2 ? changed() : { result: { id: '1', version: 6 } }),
    }),
  })
  await userEvent.type(await screen.findByLabelText('place'), 'West Lake')
  await press(/Save draft/)
  return { ...test, dialog: await screen.findByRole('dialog') }
}

test('where another window has saved later both times are told, and the newer one can be taken', async () => {
  const { dialog } = await openConflict()
  expect(within(dialog).getByText('2026-03-08 10:30:00')).toBeTruthy()
  expect(within(dialog).getByText('2026-03-08 09:05:00')).toBeTruthy()

  await press('Use the newer draft')

  expect(((await screen.findByLabelText('name')) as HTMLInputElement).value).toBe('Their shop')
})

test('where another window has saved later this one can overwrite it', async () => {
  const { calls } = await openConflict()

  await press('Overwrite with this draft')

  await expect
    .poll(() => bodiesOf(calls, 'PUT').at(-1))
    .toMatchObject({
      version: 5,
      values: { name: 'Lake shop', place: 'West Lake' },
    })
})

const leading = JSON.parse('{ "op": "bill.hold", "then": { "page": "bill/SettleBillList" } }')

test('the draft is deleted once the whole is sent', async () => {
  const { calls } = openPage(withDrafts({ submit: leading }), {
    answers: drafts({ [HOLD]: () => ({ result: {} }) }),
  })
  await toReview()

  await press(/Submit/)

  await expect.poll(() => calls.filter(({ method }) => method === 'DELETE')).toHaveLength(1)
})

test('rubbish from the server in place of drafts does not stop anybody', async () => {
  openPage(withDrafts(), { answers: drafts({ [LIST]: () => ({ result: { rubbish: true } }) }) })

  expect(await screen.findByLabelText('name')).toBeTruthy()
})
