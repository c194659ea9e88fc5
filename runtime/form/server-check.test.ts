import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { FieldRule } from '#schemas'
import { type Answer, createTestRuntime, type SeenCall } from '../../tests/support/page-runtime.tsx'
import { createTestForm } from './form-engine.fixture.ts'
import type { FormEngine } from './form-engine.ts'

const unique: FieldRule = { duplicate: { tableName: 'sys_user', fieldName: 'username', dataId: '7' } }
const code: FieldRule = { ruleCode: 'shop_code' }
const DUPLICATE = 'GET /sys/duplicate/check'
const RULE = 'GET /sys/checkRule/checkByCode'

type Answers = Record<string, (call: SeenCall) => Answer | Promise<Answer>>

function open(validate: FieldRule[], answers: Answers) {
  const { runtime, calls } = createTestRuntime({ answers })
  const nodes = [{ node: 'field', id: 'f1', field: 'name', title: 'Name', minLength: 2, validate }] as const
  const { form, fieldOf } = createTestForm(nodes, [], { http: runtime.http, texts: { Cancel: '取消' } })
  const name = fieldOf('name')
  const type = (letter: string) => name.set(`${name.read() ?? ''}${letter}`)
  return {
    calls,
    form,
    type: (text: string) => [...text].forEach(type),
    leave: name.leave,
    problems: () => name.problems.value,
    submit: async () => ((await form.check()) ? form.values() : undefined),
  }
}

const waitForPause = () => vi.advanceTimersByTimeAsync(400)
const rejected = (message: string) => () => ({ success: false, code: 500, status: 200, message })

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }))
afterEach(() => void vi.useRealTimers())

test.each([
  ['uniqueness', unique, DUPLICATE],
  ['the rule', code, RULE],
])('the check of %s succeeds if the server responds with success', async (_, rule, path) => {
  const { type, submit } = open([rule], { [path]: () => ({}) })
  type('lin')

  await expect(submit()).resolves.toEqual({ name: 'lin' })
})

test.each([
  ['uniqueness', unique, DUPLICATE, '该值不可用，系统中已存在！'],
  ['the rule', code, RULE, '前2位必须是字母'],
  ['the rule in words that equal a text of ours', code, RULE, 'Cancel'],
])("the check of %s shows the server's message at the field", async (_, rule, path, message) => {
  const { type, problems, submit } = open([rule], { [path]: rejected(message) })
  type('lin')
  await waitForPause()

  expect(problems()).toEqual([message])
  await expect(submit()).resolves.toBeUndefined()
})

test.each([
  ['uniqueness', unique, ' ', {}],
  ['the rule', code, ' ', {}],
  ['a rule without a code', { ruleCode: '' }, 'lin', { name: 'lin' }],
])('the check of %s is skipped without a value or a rule code', async (_, rule, typed, sent) => {
  const { calls, type, submit } = open([rule], {})
  type(typed)

  await expect(submit()).resolves.toEqual(sent)
  expect(calls).toEqual([])
})

test('a rule check URL-encodes its value; a uniqueness check also sends the id of its row', async () => {
  const { calls, type } = open([unique, code], { [DUPLICATE]: () => ({}), [RULE]: () => ({}) })
  type('茶 1')
  await waitForPause()

  expect(calls.map(({ query }) => query)).toEqual([
    { tableName: 'sys_user', fieldName: 'username', fieldVal: '茶 1', dataId: '7' },
    { ruleCode: 'shop_code', value: encodeURIComponent('茶 1') },
  ])
})

test('after a pause in typing, one request checks the latest value', async () => {
  const { calls, type, submit } = open([unique], { [DUPLICATE]: () => ({}) })

  type('linzhi')
  await waitForPause()
  await submit()

  expect(calls.map(({ query }) => query.fieldVal)).toEqual(['linzhi'])
})

test('a late answer about an older value is ignored', async () => {
  let answerFirst: (answer: Answer) => void = () => undefined
  const late = new Promise<Answer>((resolve) => {
    answerFirst = resolve
  })
  const { type, problems, submit } = open([unique], {
    [DUPLICATE]: ({ query }) => (query.fieldVal === 'li' ? late : {}),
  })

  type('li')
  await waitForPause()
  type('n')
  await waitForPause()
  answerFirst({ success: false, status: 200, message: 'taken' })
  await waitForPause()

  expect(problems()).toEqual([])
  await expect(submit()).resolves.toEqual({ name: 'lin' })
})

test("a value that violates the page's constraints is not sent", async () => {
  const { calls, type, leave, problems } = open([unique], { [DUPLICATE]: () => ({}) })
  type('l')
  leave()
  await waitForPause()

  expect(problems()).toEqual(['At least 2 characters'])
  expect(calls).toEqual([])
})

test('a failed request is an error, and the next submit sends it again', async () => {
  let status = 503
  const { calls, type, problems, submit } = open([unique], { [DUPLICATE]: () => ({ status }) })
  type('lin')
  await waitForPause()

  expect(problems()).toEqual(["This couldn't be checked. Try again."])
  await expect(submit()).resolves.toBeUndefined()

  status = 200
  await expect(submit()).resolves.toEqual({ name: 'lin' })
  expect(calls).toHaveLength(3)
})

/** Starts a check of the value `li`. The request is pending until the test calls `answer`. */
async function openPending() {
  let answer: (answer: Answer) => void = () => undefined
  const late = new Promise<Answer>((resolve) => {
    answer = resolve
  })
  const opened = open([unique], { [DUPLICATE]: ({ query }) => (query.fieldVal === 'li' ? late : TAKEN) })
  opened.type('li')
  await waitForPause()
  return { ...opened, answer }
}

const TAKEN: Answer = { success: false, status: 200, message: 'taken' }

test.each([
  ['reloaded', (form: FormEngine) => form.load({ name: 'linzhi' })],
  ['loaded with the same value', (form: FormEngine) => form.load({ name: 'li' })],
  ['set by an action', (form: FormEngine) => form.setValues({ name: 'linzhi' })],
])('a pending answer is ignored after the value was %s', async (_, replace) => {
  const { form, problems, answer } = await openPending()

  replace(form)
  answer(TAKEN)
  await waitForPause()

  expect(problems()).toEqual([])
})

test('a submit that waits for an answer checks the latest value', async () => {
  const { form, problems, submit, answer } = await openPending()
  const submitted = submit()
  await waitForPause()

  form.load({ name: 'linzhi' })
  answer({})

  await expect(submitted).resolves.toBeUndefined()
  expect(problems()).toEqual(['taken'])
})
