// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { defineField, type FormValues, RuntimeProvider, type SmallForm, useSmallForm } from '#runtime'
import { createTranslate } from '#runtime/i18n'
import type { InputField, SearchField } from '#schemas'
import { createTestRuntime } from '../../../tests/support/page-runtime.tsx'
import { FormFields } from './form-fields.tsx'

const text = defineField<object, string>({
  name: 'Text',
  title: 'Text',
  accepts: ['string'],
  Component: ({ id, value, onChange, placeholder, ...aria }) => (
    <input
      id={id}
      value={value ?? ''}
      onChange={(event) => onChange(event.target.value)}
      aria-invalid={aria['aria-invalid']}
      aria-describedby={aria['aria-describedby']}
      placeholder={placeholder}
    />
  ),
})

let form: SmallForm

type Fields = readonly InputField[] | readonly SearchField[]

function Prompt({ fields, values, shown }: { fields: Fields; values?: FormValues; shown?: number }) {
  form = useSmallForm({ pageId: 'bill/SettleBillList', pointer: '/actions/0/steps/0/fields', fields, values })
  return <FormFields form={form} shown={shown} />
}

function open(fields: Fields, values?: FormValues, shown?: number) {
  const { runtime } = createTestRuntime({ lists: { fields: [text] }, translations: { Reason: '原因' } })
  const view = (values?: FormValues, shown?: number, own = runtime) => (
    <RuntimeProvider value={own}>
      <Prompt fields={fields} values={values} shown={shown} />
    </RuntimeProvider>
  )
  const { rerender } = render(view(values, shown))
  return {
    again: (values?: FormValues, shown?: number) => rerender(view(values, shown)),
    speak: (translations: Record<string, string>) =>
      rerender(view(values, shown, { ...runtime, translate: createTranslate(translations) })),
  }
}

const reason: InputField = {
  id: 'f1',
  field: 'reason',
  title: 'Reason',
  required: true,
  minLength: 2,
  maxLength: 5,
}

afterEach(cleanup)

test('another language changes the words and keeps what was typed', async () => {
  const { speak } = open([reason])
  await userEvent.type(screen.getByLabelText('原因'), 'late')

  speak({ Reason: 'Grund' })

  expect(screen.getByLabelText('Grund')).toHaveProperty('value', 'late')
})

describe('nothing typed becomes code', () => {
  test('titles, defaults and settings with braces are shown as they are', () => {
    open([{ ...reason, title: '{{1+1}}', default: '{{2+2}}', placeholder: '{{alert(1)}}' }])

    expect(screen.getByLabelText('{{1+1}}')).toHaveProperty('value', '{{2+2}}')
    expect(screen.getByPlaceholderText('{{alert(1)}}')).toBeTruthy()
  })

  test('an unknown component is a mark with its place, never a tag, and its siblings work', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    open([
      { ...reason, component: 'Iframe' },
      { id: 'f2', field: 'note', title: 'Note' },
    ])

    expect(screen.getByRole('alert').textContent).toContain(
      'REGISTRY_UNKNOWN bill/SettleBillList /actions/0/steps/0/fields/0/component',
    )
    await userEvent.type(screen.getByLabelText('Note'), 'x')
    expect(form.read()).toEqual({ note: 'x' })
  })
})

describe('a small form', () => {
  test('listens to no other form, so that it goes with its screen', () => {
    open([reason])

    expect(form.form.disposers).toEqual([])
  })

  test('gives what was typed, empty inputs left out', async () => {
    open([reason, { id: 'f2', field: 'note', title: 'Note' }])

    await userEvent.type(screen.getByLabelText('原因'), 'late')

    await expect(form.submit()).resolves.toEqual({ reason: 'late' })
  })

  test.each([
    ['', 'Required'],
    ['   ', 'Required'],
    ['x', 'At least 2 characters'],
    ['too long', 'At most 5 characters'],
  ])('%j is refused at its field: %s', async (typed, message) => {
    open([reason], { reason: typed })

    await act(async () => expect(await form.submit()).toBeUndefined())

    const input = screen.getByLabelText('原因')
    expect(input.getAttribute('aria-invalid')).toBe('true')
    expect(document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent).toBe(message)
  })

  test("the server's messages stand at their fields until the field changes; the others are given back", async () => {
    open([reason], { reason: 'late' })

    let unplaced: readonly string[] = []
    await act(async () => {
      unplaced = form.showErrors({ reason: 'Say more', version: 'stale', __proto__x: 'no' })
    })
    expect(screen.getByText('Say more')).toBeTruthy()
    expect(unplaced).toEqual(['stale', 'no'])

    await userEvent.type(screen.getByLabelText('原因'), 'r')
    expect(screen.queryByText('Say more')).toBeNull()
    await expect(form.submit()).resolves.toEqual({ reason: 'later' })
  })

  test('an empty message takes the one before away', async () => {
    open([reason], { reason: 'late' })

    await act(async () => void form.showErrors({ reason: 'Say more' }))
    await act(async () => void form.showErrors({ reason: '' }))

    expect(screen.queryByText('Say more')).toBeNull()
  })

  test('an input that is not to be drawn keeps its value', async () => {
    const { runtime } = createTestRuntime({ lists: { fields: [text] } })
    const fields = [reason, { id: 'f2', field: 'note', title: 'Note' }]
    function Half({ only }: { only?: readonly string[] }) {
      form = useSmallForm({ pageId: 'bill/SettleBillList', pointer: '', fields, values: { note: 'kept' } })
      return <FormFields form={form} only={only} />
    }
    const view = (only?: readonly string[]) => (
      <RuntimeProvider value={runtime}>
        <Half only={only} />
      </RuntimeProvider>
    )
    const { rerender } = render(view(['reason']))
    expect(screen.queryByLabelText('Note')).toBeNull()

    rerender(view())

    expect(screen.getByLabelText('Note')).toHaveProperty('value', 'kept')
  })

  test('a default is nothing typed', async () => {
    open([{ ...reason, default: 'late' }])
    expect(form.engine.isDirty.value).toBe(false)

    await userEvent.type(screen.getByLabelText('原因'), 'r')

    expect(form.engine.isDirty.value).toBe(true)
  })

  test('other values fill it again and take errors away', async () => {
    const { again } = open([reason], {})
    await act(async () => void (await form.submit()))

    await act(async () => again({ reason: 'new' }))

    expect(screen.getByLabelText('原因')).toHaveProperty('value', 'new')
    expect(screen.queryByText('Required')).toBeNull()
  })

  test('inputs beyond those shown stay mounted, keep their values and are checked', async () => {
    open([{ id: 'f2', field: 'note', title: 'Note' }, reason], {}, 1)

    expect(screen.getByLabelText('原因').closest('[hidden]')).toBeTruthy()
    expect(screen.getByLabelText('Note').closest('[hidden]')).toBeNull()
    await act(async () => expect(await form.submit()).toBeUndefined())
  })
})

test('settings reach an input as the page gives them: empty ones, texts in braces, and none', () => {
  const seen = vi.fn((_props: object) => null)
  const { runtime } = createTestRuntime({
    lists: { fields: [defineField({ name: 'Probe', title: 'Probe', accepts: ['string'], Component: seen })] },
  })
  const props = { options: [], more: {}, text: ' {{1+1}} ' }
  const fields: InputField[] = [
    { id: 'f1', field: 'a', title: 'A', component: 'Probe', props },
    { id: 'f2', field: 'b', title: 'B', component: 'Probe' },
  ]

  render(
    <RuntimeProvider value={runtime}>
      <Prompt fields={fields} />
    </RuntimeProvider>,
  )

  expect(seen).toHaveBeenCalledWith(expect.objectContaining(props), undefined)
  const without = seen.mock.calls.filter(([given]) => Object.keys(props).every((name) => !(name in given)))
  expect(without).not.toEqual([])
})

test('search inputs are named like the address names them', async () => {
  open([
    { id: 's1', field: 'payableFen', op: 'gte', title: 'From', component: 'Text' },
    { id: 's2', field: 'payableFen', op: 'lte', title: 'To', component: 'Text' },
  ])

  await userEvent.type(screen.getByLabelText('To'), '9')

  expect(form.read()).toEqual({ s2: '9' })
})
