// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { FieldRule, InputField } from '#schemas'
import { type Answer, createTestRuntime, type SeenCall } from '../../tests/support/page-runtime.tsx'
import { defineField } from '../registry/definitions.ts'
import { RuntimeProvider } from '../runtime-provider.tsx'
import { FormFields, usePageForm } from './form-fields.tsx'
import type { PageForm } from './page-form.ts'

const input = defineField<object, string>({
  name: 'Text',
  title: 'Text',
  accepts: ['string'],
  Component: ({ id, value, onChange }) => (
    <input id={id} value={value ?? ''} onChange={(event) => onChange(event.target.value)} />
  ),
})

const unique: FieldRule = { duplicate: { tableName: 'sys_user', fieldName: 'username', dataId: '7' } }
const code: FieldRule = { ruleCode: 'shop_code' }
const DUPLICATE = 'GET /sys/duplicate/check'
const RULE = 'GET /sys/checkRule/checkByCode'

let form: PageForm

function Prompt({ fields }: { fields: readonly InputField[] }) {
  form = usePageForm({ pageId: 'system/UserList', pointer: '/actions/0/steps/0/fields', fields })
  return <FormFields form={form} />
}

type Answers = Record<string, (call: SeenCall) => Answer | Promise<Answer>>

function open(validate: FieldRule[], answers: Answers) {
  const fields: InputField[] = [{ id: 'f1', field: 'name', title: 'Name', minLength: 2, validate }]
  const { runtime, calls, problems } = createTestRuntime({ answers, lists: { fields: [input] } })
  render(
    <RuntimeProvider value={runtime}>
      <Prompt fields={fields} />
    </RuntimeProvider>,
  )
  return { calls, problems }
}

const user = userEvent.setup({ advanceTimers: (ms) => void vi.advanceTimersByTime(ms) })
const type = (text: string) => user.type(screen.getByLabelText('Name'), text)
const rest = () => act(() => vi.advanceTimersByTimeAsync(400))
const refused = (message: string) => () => ({ success: false, code: 500, status: 200, message })

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }))
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

test.each([
  ['uniqueness', unique, DUPLICATE],
  ['the rule', code, RULE],
])('%s passes when the server says success', async (_, rule, path) => {
  open([rule], { [path]: () => ({}) })
  await type('lin')

  await expect(form.submit()).resolves.toEqual({ name: 'lin' })
})

test.each([
  ['uniqueness', unique, DUPLICATE, '该值不可用，系统中已存在！'],
  ['the rule', code, RULE, '前2位必须是字母'],
])('%s fails with the message of the server at the field', async (_, rule, path, message) => {
  open([rule], { [path]: refused(message) })
  await type('lin')
  await rest()

  expect(await screen.findByText(message)).toBeTruthy()
  await expect(form.submit()).resolves.toBeUndefined()
})

test.each([
  ['uniqueness', unique, ' ', {}],
  ['the rule', code, ' ', {}],
  ['a rule without a code', { ruleCode: '' }, 'lin', { name: 'lin' }],
])('%s is skipped where there is nothing to check', async (_, rule, typed, given) => {
  const { calls } = open([rule], {})
  await type(typed)

  await expect(form.submit()).resolves.toEqual(given)
  expect(calls).toEqual([])
})

test('the value of a rule check is URL-encoded, the one of a uniqueness check is asked for with its own row', async () => {
  const { calls } = open([unique, code], { [DUPLICATE]: () => ({}), [RULE]: () => ({}) })
  await type('茶 1')
  await rest()

  expect(calls.map(({ query }) => query)).toEqual([
    { tableName: 'sys_user', fieldName: 'username', fieldVal: '茶 1', dataId: '7' },
    { ruleCode: 'shop_code', value: encodeURIComponent('茶 1') },
  ])
})

test('the server is asked when typing rests, about the last value, and once', async () => {
  const { calls } = open([unique], { [DUPLICATE]: () => ({}) })

  await type('linzhi')
  await rest()
  await form.submit()

  expect(calls.map(({ query }) => query.fieldVal)).toEqual(['linzhi'])
})

test('an answer about an older value does not count, however late it comes', async () => {
  let answerFirst: (answer: Answer) => void = () => undefined
  const late = new Promise<Answer>((resolve) => {
    answerFirst = resolve
  })
  open([unique], { [DUPLICATE]: ({ query }) => (query.fieldVal === 'li' ? late : {}) })

  await type('li')
  await rest()
  await type('n')
  await rest()
  answerFirst({ success: false, status: 200, message: 'taken' })
  await rest()

  expect(screen.queryByText('taken')).toBeNull()
  await expect(form.submit()).resolves.toEqual({ name: 'lin' })
})

test('what the page itself refuses is not asked for', async () => {
  const { calls } = open([unique], { [DUPLICATE]: () => ({}) })
  await type('l')
  await rest()

  expect(await screen.findByText('At least 2 characters')).toBeTruthy()
  expect(calls).toEqual([])
})

test('no answer is no pass: it says so, and the next try asks again', async () => {
  let status = 503
  const { calls } = open([unique], { [DUPLICATE]: () => ({ status }) })
  await type('lin')
  await rest()

  expect(await screen.findByText('This could not be checked. Try again.')).toBeTruthy()
  await expect(form.submit()).resolves.toBeUndefined()

  status = 200
  await expect(form.submit()).resolves.toEqual({ name: 'lin' })
  expect(calls).toHaveLength(3)
})
