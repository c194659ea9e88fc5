// @vitest-environment happy-dom
import { act, cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test } from 'vitest'
import { openPage } from '../../../tests/support/draw.tsx'
import type { SeenCall } from '../../../tests/support/page-runtime.tsx'

const field = (name: string, more: object = {}) => ({
  node: 'field',
  id: name,
  field: name,
  title: name,
  ...more,
})
const page = {
  format: 1,
  id: 'bill/HoldForm',
  kind: 'form',
  title: 'Hold a bill',
  params: { id: { type: 'string' } },
  data: { bill: { op: 'bill.get', args: { id: { $expr: 'params.id' } } } },
  form: {
    load: 'bill',
    nodes: [field('reason'), field('note'), field('secret', { component: 'Password' })],
    submit: { op: 'bill.hold' },
    draft: { autosave: true, scope: 'server', titleField: 'reason' },
    conflict: { versionField: 'version' },
  },
}
const LIST = 'GET /app/drafts'
const ONE = 'GET /app/drafts/1'
const SAVE = 'PUT /app/drafts'
const savedDraft = (more: object = {}) => ({
  id: '1',
  page: 'bill/HoldForm',
  pageVersion: 'v-bill/HoldForm',
  title: 'Cracked',
  step: 'id=7',
  values: { reason: 'Cracked', version: 3 },
  createTime: '2026-03-08 09:00:00',
  updateTime: '2026-03-08 09:05:00',
  version: 0,
  ...more,
})
const openForm = (more: Record<string, () => object> = {}) =>
  openPage(page, {
    answers: {
      'GET /bill/settleBill/queryById': () => ({
        result: { id: '7', version: 3, reason: 'Old', note: 'Fresh' },
      }),
      'PUT /bill/settleBill/hold': () => ({ result: {} }),
      [LIST]: () => ({ result: [] }),
      [ONE]: () => ({ result: savedDraft() }),
      [SAVE]: () => ({ result: { id: '1', version: 0 } }),
      'DELETE /app/drafts/1': () => ({ result: null }),
      ...more,
    },
  })
const saves = (calls: readonly SeenCall[]) =>
  calls
    .filter(({ path }) => path === '/app/drafts')
    .flatMap(({ method, body }) => (method === 'PUT' ? [body] : []))
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))
const shownIn = async (label: string) => ((await screen.findByLabelText(label)) as HTMLInputElement).value
const slow = { timeout: 8_000 }

afterEach(cleanup)

test('changes except secrets are saved automatically, and the status shows the save', async () => {
  const { calls } = openForm()
  const input = await screen.findByLabelText('reason')
  await userEvent.clear(input)
  await userEvent.type(input, 'Cracked')
  await userEvent.type(screen.getByLabelText('secret'), 'hush')

  expect(await screen.findByText(/^Draft saved \d\d:\d\d$/, {}, slow)).toBeTruthy()

  expect(saves(calls).at(-1)).toMatchObject({
    title: 'Cracked',
    step: 'id=7',
    values: { reason: 'Cracked', version: 3 },
  })
  expect(JSON.stringify(saves(calls))).not.toContain('hush')
})

test('a draft of the same record is offered, with current values of unchanged fields', async () => {
  openForm({ [LIST]: () => ({ result: [savedDraft()] }) })

  await press('Continue with Cracked')

  expect(await shownIn('reason')).toBe('Cracked')
  expect(await shownIn('note')).toBe('Fresh')
})

test('a draft of another record is not offered', async () => {
  openForm({ [LIST]: () => ({ result: [savedDraft({ step: 'id=8' })] }) })

  expect(await shownIn('reason')).toBe('Old')
  expect(screen.queryByText('Continue the draft?')).toBeNull()
})

/** Opens a draft that was started on version 2 of a record. The record has version 3 now. */
async function openOutdated(more: Record<string, () => object> = {}) {
  const view = openForm({
    [LIST]: () => ({ result: [savedDraft()] }),
    [ONE]: () => ({ result: savedDraft({ values: { reason: 'Cracked', version: 2 } }) }),
    ...more,
  })
  await press('Continue with Cracked')
  await screen.findByText(/The record was changed after this draft was saved/)
  return view
}
const openComparison = async () => {
  const dialog = within(await screen.findByRole('dialog', { name: 'Changed by another user' }))
  await expect.poll(() => dialog.getByRole('row', { name: /reason/ }).textContent).toContain('CrackedOld')
  return dialog
}
const sent = (calls: readonly SeenCall[]) =>
  calls.filter(({ path }) => path === '/bill/settleBill/hold').map(({ body }) => body)

test('a draft of an older record version is sent with this version, and the conflict compares both versions', async () => {
  const { calls } = await openOutdated({
    'PUT /bill/settleBill/hold': () => ({ status: 409, message: 'stale' }),
  })

  await press(/Save$/)
  const dialog = await openComparison()
  await userEvent.click(dialog.getByRole('button', { name: 'Keep mine and submit again' }))

  await expect.poll(() => sent(calls)).toMatchObject([{ version: 2 }, { version: 3, reason: 'Cracked' }])
})

test('automatic saving keeps the older record version until the user has compared both versions', async () => {
  const { calls } = await openOutdated()
  await userEvent.type(await screen.findByLabelText('note'), '!')
  await expect.poll(() => saves(calls).at(-1), slow).toMatchObject({ values: { note: 'Fresh!', version: 2 } })

  await press('Compare')
  const dialog = await openComparison()
  await userEvent.click(dialog.getByRole('button', { name: 'Back to the form' }))

  await expect.poll(() => saves(calls).at(-1), slow).toMatchObject({ values: { note: 'Fresh!', version: 3 } })
  expect(screen.queryByText(/The record was changed after/)).toBeNull()
})

describe('Cancel', () => {
  const route = ({ method, path }: SeenCall) => `${method} ${path}`
  const dialog = () => screen.findByRole('dialog', { name: 'Your draft is kept' })

  test('says that the draft is kept, and leaves it', async () => {
    const { calls, navigation } = openForm()
    await userEvent.type(await screen.findByLabelText('note'), '!')

    await press('Cancel')
    await userEvent.click(within(await dialog()).getByRole('button', { name: 'Leave' }))

    await expect.poll(() => navigation.entries).toEqual([])
    expect(saves(calls)).toHaveLength(1)
    expect(calls.map(route)).not.toContain('DELETE /app/drafts/1')
  })

  test('discards the draft if the user wants it', async () => {
    const { calls, navigation } = openForm({ [LIST]: () => ({ result: [savedDraft()] }) })
    await press('Continue with Cracked')

    await press('Cancel')
    await userEvent.click(within(await dialog()).getByRole('button', { name: 'Discard draft' }))

    await expect.poll(() => navigation.entries).toEqual([])
    expect(calls.map(route)).toContain('DELETE /app/drafts/1')
    expect(saves(calls)).toEqual([])
  })

  test('discards the draft once, even on a double click', async () => {
    let answer = () => {}
    const asked = new Promise<void>((resolve) => {
      answer = resolve
    })
    const { calls, navigation } = openForm({
      [LIST]: () => ({ result: [savedDraft()] }),
      'DELETE /app/drafts/1': () => asked.then(() => ({ result: null })),
    })
    await press('Continue with Cracked')

    await press('Cancel')
    await userEvent.dblClick(within(await dialog()).getByRole('button', { name: 'Discard draft' }))
    answer()

    await expect.poll(() => navigation.entries).toEqual([])
    expect(calls.map(route).filter((one) => one.startsWith('DELETE'))).toHaveLength(1)
  })

  test('leaves at once without a draft', async () => {
    const { calls, navigation } = openForm()
    await screen.findByLabelText('note')

    await press('Cancel')

    await expect.poll(() => navigation.entries).toEqual([])
    expect(saves(calls)).toEqual([])
  })
})

test('submitting deletes the draft', async () => {
  const { calls } = openForm({ [LIST]: () => ({ result: [savedDraft()] }) })
  await press('Continue with Cracked')
  await screen.findByLabelText('reason')

  await press(/Save$/)

  await expect
    .poll(() => calls.map(({ method, path }) => `${method} ${path}`))
    .toContain('DELETE /app/drafts/1')
})

test('a newer draft from another window opens a dialog with the times of both drafts', async () => {
  let isChanged = false
  const theirs = savedDraft({
    version: 5,
    values: { reason: 'Theirs', version: 3 },
    updateTime: '2026-03-08 10:00:00',
  })
  openForm({
    [SAVE]: () => {
      isChanged = true
      return { status: 409, message: 'changed', result: { error: 'DRAFT_CHANGED' } }
    },
    [LIST]: () => ({ result: [savedDraft()] }),
    [ONE]: () => ({ result: isChanged ? theirs : savedDraft() }),
  })
  await press('Continue with Cracked')
  await userEvent.type(await screen.findByLabelText('note'), '!')

  await screen.findByText('This draft was saved elsewhere', {}, slow)
  expect(screen.getByText('2026-03-08 10:00:00')).toBeTruthy()
  await press('Use the newer draft')

  await expect.poll(() => shownIn('reason')).toBe('Theirs')
  expect(await shownIn('note')).toBe('Fresh')
})

test('the back button closes this dialog and keeps both drafts', async () => {
  let isChanged = false
  const { navigation } = openForm({
    [SAVE]: () => {
      isChanged = true
      return { status: 409, message: 'changed', result: { error: 'DRAFT_CHANGED' } }
    },
    [LIST]: () => ({ result: [savedDraft()] }),
    [ONE]: () => ({ result: isChanged ? savedDraft({ version: 5 }) : savedDraft() }),
  })
  await press('Continue with Cracked')
  await userEvent.type(await screen.findByLabelText('note'), '!')
  await screen.findByText('This draft was saved elsewhere', {}, slow)

  act(() => expect(navigation.pressBack()).toBe(true))

  await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
  expect(await shownIn('note')).toBe('Fresh!')
})

test('the draft of another window keeps its older record version', async () => {
  let isChanged = false
  const theirs = savedDraft({ version: 5, values: { reason: 'Theirs', version: 2 } })
  const { calls } = openForm({
    [SAVE]: () => {
      isChanged = true
      return { status: 409, message: 'changed', result: { error: 'DRAFT_CHANGED' } }
    },
    [LIST]: () => ({ result: [savedDraft()] }),
    [ONE]: () => ({ result: isChanged ? theirs : savedDraft() }),
  })
  await press('Continue with Cracked')
  await userEvent.type(await screen.findByLabelText('note'), '!')
  await screen.findByText('This draft was saved elsewhere', {}, slow)
  await press('Use the newer draft')
  await expect.poll(() => shownIn('reason')).toBe('Theirs')

  await press(/Save$/)

  await expect.poll(() => sent(calls)).toMatchObject([{ version: 2, reason: 'Theirs' }])
})

test("the form opens if the list of drafts can't be loaded", async () => {
  openForm({ [LIST]: () => ({ status: 503 }) })

  expect(await shownIn('reason')).toBe('Old')
})
