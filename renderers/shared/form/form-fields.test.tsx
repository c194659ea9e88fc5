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
    update: (values?: FormValues, shown?: number) => rerender(view(values, shown)),
    setTranslations: (translations: Record<string, string>) =>
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

test('a change of language translates labels and keeps values', async () => {
  const { setTranslations } = open([reason])
  await userEvent.type(screen.getByLabelText('原因'), 'late')

  setTranslations({ Reason: 'Grund' })

  expect(screen.getByLabelText('Grund')).toHaveProperty('value', 'late')
})

describe('text is never evaluated', () => {
  test('titles, defaults and settings with braces are shown verbatim', () => {
    open([{ ...reason, title: '{{1+1}}', default: '{{2+2}}', placeholder: '{{alert(1)}}' }])

    expect(screen.getByLabelText('{{1+1}}')).toHaveProperty('value', '{{2+2}}')
    expect(screen.getByPlaceholderText('{{alert(1)}}')).toBeTruthy()
  })

  test('an unknown component shows an error with its location, and its siblings work', async () => {
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
  test('has no global listeners', () => {
    open([reason])

    expect(form.form.disposers).toEqual([])
  })

  test('returns its values without empty ones', async () => {
    open([reason, { id: 'f2', field: 'note', title: 'Note' }])

    await userEvent.type(screen.getByLabelText('原因'), 'late')

    await expect(form.submit()).resolves.toEqual({ reason: 'late' })
  })

  test.each([
    ['', 'Required'],
    ['   ', 'Required'],
    ['x', 'At least 2 characters'],
    ['too long', 'At most 5 characters'],
  ])('%j has the error "%s"', async (typed, message) => {
    open([reason], { reason: typed })

    await act(async () => expect(await form.submit()).toBeUndefined())

    const input = screen.getByLabelText('原因')
    expect(input.getAttribute('aria-invalid')).toBe('true')
    expect(document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent).toBe(message)
  })

  test('server errors are shown at their fields until the value changes; errors without a field are returned', async () => {
    open([reason], { reason: 'late' })

    let unassigned: readonly string[] = []
    await act(async () => {
      unassigned = form.showErrors({ reason: 'Say more', version: 'stale', __proto__x: 'no' })
    })
    expect(screen.getByText('Say more')).toBeTruthy()
    expect(unassigned).toEqual(['stale', 'no'])

    await userEvent.type(screen.getByLabelText('原因'), 'r')
    expect(screen.queryByText('Say more')).toBeNull()
    await expect(form.submit()).resolves.toEqual({ reason: 'later' })
  })

  test('an empty error clears the previous one', async () => {
    open([reason], { reason: 'late' })

    await act(async () => void form.showErrors({ reason: 'Say more' }))
    await act(async () => void form.showErrors({ reason: '' }))

    expect(screen.queryByText('Say more')).toBeNull()
  })

  test('an input that is not rendered keeps its value', async () => {
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

  test("a default doesn't make the form dirty", async () => {
    open([{ ...reason, default: 'late' }])
    expect(form.engine.isDirty.value).toBe(false)

    await userEvent.type(screen.getByLabelText('原因'), 'r')

    expect(form.engine.isDirty.value).toBe(true)
  })

  test('new values replace the previous values and clear errors', async () => {
    const { update } = open([reason], {})
    await act(async () => void (await form.submit()))

    await act(async () => update({ reason: 'new' }))

    expect(screen.getByLabelText('原因')).toHaveProperty('value', 'new')
    expect(screen.queryByText('Required')).toBeNull()
  })

  test('inputs beyond the number of visible inputs stay mounted and are checked', async () => {
    open([{ id: 'f2', field: 'note', title: 'Note' }, reason], {}, 1)

    expect(screen.getByLabelText('原因').closest('[hidden]')).toBeTruthy()
    expect(screen.getByLabelText('Note').closest('[hidden]')).toBeNull()
    await act(async () => expect(await form.submit()).toBeUndefined())
  })
})

test('settings are passed to the input unchanged', () => {
  const Component = vi.fn((_props: object) => null)
  const { runtime } = createTestRuntime({
    lists: { fields: [defineField({ name: 'Probe', title: 'Probe', accepts: ['string'], Component })] },
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

  expect(Component).toHaveBeenCalledWith(expect.objectContaining(props), undefined)
  const without = Component.mock.calls.filter(([received]) =>
    Object.keys(props).every((name) => !(name in received)),
  )
  expect(without).not.toEqual([])
})

test('search inputs are named as in the address', async () => {
  open([
    { id: 's1', field: 'payableFen', op: 'gte', title: 'From', component: 'Text' },
    { id: 's2', field: 'payableFen', op: 'lte', title: 'To', component: 'Text' },
  ])

  await userEvent.type(screen.getByLabelText('To'), '9')

  expect(form.read()).toEqual({ s2: '9' })
})
