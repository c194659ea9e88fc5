// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { openPage } from '../../../tests/support/draw.tsx'
import type { SeenCall } from '../../../tests/support/page-runtime.tsx'
import {
  bodiesOf,
  draftServer,
  field,
  HOLD,
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

describe('a step with a check of the server', () => {
  const checked = [
    step('first', [field('name', { required: true }), field('code')], {
      check: { op: 'bill.confirm', args: { step: 'first', length: { $expr: 'size(values.name)' } } },
    }),
    three[1],
  ]
  const CHECK = 'PUT /bill/settleBill/confirm'

  test('sends the values of the step and the arguments of the page, then opens the next step', async () => {
    const { calls } = openPage(wizardOf({ steps: checked }), {
      answers: { [CHECK]: () => ({ result: null }) },
    })

    await toSecond()

    expect(bodiesOf(calls, 'PUT')).toEqual([{ name: 'Lake shop', step: 'first', length: 9 }])
  })

  test('stays open at the errors of the server, until the server accepts the step', async () => {
    const refused = { status: 400, message: 'no', result: { error: 'X', fields: { code: 'is taken' } } }
    const answers = [refused, { result: null }]
    openPage(wizardOf({ steps: checked }), {
      answers: { [CHECK]: () => answers.shift() ?? { result: null } },
    })
    await typeName()
    await press(/Next step/)

    const input = await screen.findByLabelText('code')
    expect(await screen.findByText('is taken')).toBeTruthy()
    await expect.poll(() => document.activeElement).toBe(input)
    expect(stepNamed('first').textContent).toContain('has errors')
    expect(screen.queryByLabelText('place')).toBeNull()

    await press(/Next step/)

    expect(await screen.findByLabelText('place')).toBeTruthy()
  })

  test('is not sent while an input of the step is invalid', async () => {
    const { calls } = openPage(wizardOf({ steps: checked }), {
      answers: { [CHECK]: () => ({ result: null }) },
    })

    await press(/Next step/)

    expect(await screen.findByText('Required')).toBeTruthy()
    expect(calls).toEqual([])
  })

  test('a check that fails leaves the step open with a message', async () => {
    const { problems } = openPage(wizardOf({ steps: checked }), {
      answers: { [CHECK]: () => ({ status: 400, message: 'Not now', result: { error: 'X' } }) },
    })
    await typeName()

    await press(/Next step/)

    await expect.poll(() => problems).toMatchObject([{ text: { verbatim: 'Not now' } }])
    expect(screen.queryByLabelText('place')).toBeNull()
  })
})

describe('a step that is saved', () => {
  const ADD = 'PUT /bill/settleBill/confirm'
  const EDIT = 'PUT /bill/settleBill/unhold'
  const saving = [
    step('first', [field('name', { required: true }), field('code')], {
      save: {
        op: 'bill.confirm',
        args: { isNew: true },
        again: { op: 'bill.unhold', args: { id: { $expr: 'saved.first.id' } } },
      },
    }),
    step('second', [field('place'), field('link', { compute: { $expr: "'of ' + saved.first.id" } })]),
  ]
  const submit = { op: 'bill.hold', args: { id: { $expr: 'saved.first.id' } } }
  const answers = {
    [ADD]: () => ({ result: { id: 'b1' } }),
    [EDIT]: () => ({ result: null }),
    [HOLD]: () => ({ result: null }),
  }
  const sentTo = (calls: readonly SeenCall[], route: string) =>
    calls.filter(({ method, path }) => `${method} ${path}` === route).map(({ body }) => body)

  test('sends its values with an idempotency key; later steps and the submit read the result', async () => {
    const { calls } = openPage(wizardOf({ steps: saving, submit, review: undefined }), { answers })
    await toSecond()

    expect(await screen.findByText('of b1')).toBeTruthy()
    await press('Submit')

    await expect.poll(() => sentTo(calls, HOLD)).toEqual([{ id: 'b1' }])
    expect(sentTo(calls, ADD)).toEqual([{ name: 'Lake shop', isNew: true }])
    const [save] = calls.filter(({ method }) => method === 'PUT')
    expect(save?.headers.get('X-Action-Id')).toBe('first')
    expect(save?.headers.get('Idempotency-Key')).toMatch(/^[0-9a-f]{32}$/)
  })

  test('is edited when the user continues from it again', async () => {
    const { calls } = openPage(wizardOf({ steps: saving, submit }), { answers })
    await toSecond()
    await press('Previous step')
    await userEvent.type(await screen.findByLabelText('code'), 'L1')
    await press(/Next step/)
    await screen.findByText('of b1')

    expect(sentTo(calls, ADD)).toHaveLength(1)
    expect(sentTo(calls, EDIT)).toEqual([{ name: 'Lake shop', code: 'L1', id: 'b1' }])
  })

  test('stays open at the errors of the server, and is sent with the same key again', async () => {
    const refused = { status: 400, message: 'no', result: { error: 'X', fields: { code: 'is taken' } } }
    const replies = [refused, { result: { id: 'b1' } }]
    const { calls } = openPage(wizardOf({ steps: saving, submit }), {
      answers: { ...answers, [ADD]: () => replies.shift() ?? refused },
    })
    await typeName()
    await press(/Next step/)

    expect(await screen.findByText('is taken')).toBeTruthy()
    expect(screen.queryByLabelText('place')).toBeNull()
    await press(/Next step/)

    expect(await screen.findByText('of b1')).toBeTruthy()
    const keys = calls.flatMap(({ headers }) => headers.get('Idempotency-Key') ?? [])
    expect(keys).toHaveLength(2)
    expect(keys[1]).toBe(keys[0])
  })

  test('keeps its result in the draft, so that resuming edits the record', async () => {
    const { calls } = openPage(withDrafts({ steps: saving, submit }), {
      answers: draftServer(answers),
    })
    await toSecond()
    await expect
      .poll(() => sentTo(calls, SAVE))
      .toMatchObject([
        { step: 'second', values: { name: 'Lake shop', $saved: [{ step: 'first', result: { id: 'b1' } }] } },
      ])
    cleanup()
    const values = { name: 'Lake shop', $saved: [{ step: 'first', result: { id: 'b1' } }] }
    const resumed = openPage(withDrafts({ steps: saving, submit }), {
      search: '?draft=1',
      answers: draftServer({ ...answers, [ONE]: () => ({ result: savedDraft({ values }) }) }),
    })

    expect(await screen.findByText('of b1')).toBeTruthy()
    await press('Previous step')
    await press(/Next step/)
    await screen.findByText('of b1')

    expect(sentTo(resumed.calls, ADD)).toEqual([])
    expect(sentTo(resumed.calls, EDIT)).toHaveLength(1)
  })

  test('is in the draft even if a later step is refused', async () => {
    const steps = [
      saving[0],
      step('second', [field('place', { default: 'x' })]),
      step('third', [field('day', { required: true })]),
    ]
    const { calls } = openPage(withDrafts({ steps, submit }), {
      search: '?draft=1',
      answers: draftServer({
        ...answers,
        [ONE]: () => ({ result: savedDraft({ step: 'third', pageVersion: 'old' }) }),
      }),
    })
    await screen.findByLabelText('name')

    await press(/Next step/)

    await expect
      .poll(() => sentTo(calls, SAVE))
      .toMatchObject([{ values: { $saved: [{ step: 'first', result: { id: 'b1' } }] } }])
  })

  test('is saved anew in a form that starts over', async () => {
    const { calls } = openPage(wizardOf({ steps: saving, submit, review: undefined }), { answers })
    await toSecond()
    await press('Submit')
    await press('Start over')
    await toSecond()

    await expect.poll(() => sentTo(calls, ADD)).toHaveLength(2)
    expect(sentTo(calls, EDIT)).toEqual([])
  })
})
