// @vitest-environment happy-dom
import { cleanup, fireEvent } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { type FormField, type FormNode, type FormPage, operations, type Page } from '#schemas'
import { permissionManifest } from '#schemas/check'
import { openPage } from '../../tests/support/draw.tsx'
import {
  allConstraints,
  type Constraint,
  isShownIn,
  nodesOf,
  shippedForms,
  type Values,
  validValues,
  withInvalid,
} from '../../tests/support/form-constraints.ts'

afterEach(cleanup)

/** Waits until the submit button appears, clicks it and waits for the result. */
async function send() {
  const button = await vi.waitUntil(() => document.querySelector('button[type=submit]'), { timeout: 10_000 })
  fireEvent.click(button)
  await vi.waitUntil(() => !document.querySelector('[aria-busy=true]'), { timeout: 10_000, interval: 5 })
}

const draftOf = (page: { id: string }, values: Values) => ({
  ...{
    id: '1',
    page: page.id,
    pageVersion: `v-${page.id}`,
    title: 'Kept',
    step: 'review',
    values,
    version: 0,
  },
  ...{ createTime: '2026-03-08 09:00:00', updateTime: '2026-03-08 09:05:00' },
})

const GET = 'GET /bill/settleBill/queryById'
const HOLD = 'PUT /bill/settleBill/hold'
const DRAFT = 'GET /app/drafts/1'
const RULE = 'GET /sys/checkRule/checkByCode'

describe('an unmounted input', () => {
  const field = (name: string, more: object = {}): FormNode =>
    ({ node: 'field', id: name, field: name, title: name, ...more }) as FormNode
  const sound: Values = {
    needed: 'yes',
    wanted: 'yes',
    text: 'abc',
    count: 5,
    coded: 'AB',
    mail: 'a@b.cn',
    picked: 'a',
    inner: { deep: 'yes' },
    rows: [{ cell: 'abc' }],
    first: 1,
    second: 2,
    served: 'good',
  }
  const nodes: FormNode[] = [
    field('needed', { required: true }),
    field('wanted', { requiredWhen: { field: 'needed', op: 'notEmpty' } }),
    field('text', { minLength: 2, maxLength: 4 }),
    field('count', { component: 'Number', minimum: 1, maximum: 9 }),
    field('coded', { pattern: '[A-Z]+' }),
    field('mail', { format: 'email' }),
    field('picked', { component: 'Select', options: [{ value: 'a', label: 'A' }] }),
    {
      node: 'object',
      id: 'inner',
      field: 'inner',
      title: 'Inner',
      nodes: [field('deep', { required: true })],
    },
    {
      node: 'array',
      id: 'rows',
      field: 'rows',
      title: 'Rows',
      min: 1,
      columns: [field('cell', { required: true, maxLength: 4 }) as FormField],
    },
    field('first', { component: 'Number' }),
    field('second', { component: 'Number' }),
    field('served', { validate: [{ ruleCode: 'served' }] }),
  ]
  const rules = [
    {
      id: 'rising',
      holds: { $expr: 'values.first < values.second' },
      message: 'Not rising',
      fields: ['second'],
    },
  ]
  const asked: Constraint[] = [
    ...allConstraints(nodes),
    { name: 'a rule among values', path: ['second'], bad: 0, node: field('second') },
    { name: 'a check by the server', path: ['served'], bad: 'bad', node: field('served') },
  ]

  const envelope = {
    format: 1,
    title: 'Hold',
    data: { bill: { op: 'bill.get', args: { id: { $expr: 'params.id' } } } },
  }
  const formOf = (inside: unknown[]) => ({
    ...envelope,
    id: 'bill/HoldForm',
    kind: 'form',
    form: { load: 'bill', nodes: inside, rules, submit: { op: 'bill.hold' } },
  })
  const group = (id: string, inside: unknown[], more: object = {}) => ({
    ...{ node: 'group', id, title: `The ${id}`, nodes: inside },
    ...more,
  })
  const fillers = Array.from({ length: 60 }, (_, index) => field(`filler${index}`))
  const surfaces: Record<string, object> = {
    'behind a tab': formOf([
      { node: 'tabs', id: 'tabs', items: [group('near', [field('a')]), group('behind', nodes)] },
    ]),
    'in a closed group': formOf([field('a'), group('closed', nodes, { collapsed: true })]),
    'far below': formOf([...fillers, ...nodes]),
    'in another step': {
      ...envelope,
      id: 'bill/HoldWizard',
      kind: 'wizard',
      params: { draft: { type: 'string', from: 'query' } },
      wizard: {
        draft: { param: 'draft' },
        steps: [
          { id: 'one', title: 'One', nodes: [field('a')] },
          { id: 'two', title: 'Two', nodes, rules },
        ],
        review: { title: 'Review' },
        submit: { op: 'bill.hold' },
      },
    },
  }
  /**
   * One constraint of each kind. The surface makes no difference for the other constraints, which the tests
   * of the form engine cover.
   */
  const kinds = asked.filter(({ name }) => /^needed|^inner|^rows|^a /.test(name))
  const cases = Object.entries(surfaces).flatMap(([surface, page], index) =>
    (index === 0 ? asked : kinds).map((one) => [surface, one.name, page as { id: string }, one] as const),
  )
  /**
   * True for the cases that `npm test` runs: each kind of constraint on one surface, and two kinds on the
   * other surfaces.
   */
  const isCommon = ([surface, , , one]: (typeof cases)[number]) =>
    surface === 'behind a tab' ? kinds.includes(one) : /^needed|server$/.test(one.name)
  const open = (page: { id: string }, values: Values) => {
    const isGood = values.served === 'good'
    return openPage(page, {
      search: '?draft=1',
      answers: {
        [GET]: () => ({ result: values }),
        [DRAFT]: () => ({ result: draftOf(page, values) }),
        [HOLD]: () => ({ result: {} }),
        [RULE]: () => ({ success: isGood, message: isGood ? '' : 'Not served', result: null }),
      },
    })
  }
  const sendsOf = ({ calls }: ReturnType<typeof open>) =>
    calls.filter(({ method, path }) => `${method} ${path}` === HOLD)

  test.each(Object.entries(surfaces))('%s: valid values are sent', async (_surface, page) => {
    const test = open(page as { id: string }, sound)
    await vi.waitUntil(() => document.querySelector('button[type=submit]'), { timeout: 10_000 })
    expect(document.querySelectorAll('input[value="abc"]').length).toBe(0)

    await send()

    await expect.poll(() => sendsOf(test).length).toBeGreaterThan(0)
  })

  const blocks = async (...[, , page, one]: (typeof cases)[number]) => {
    const test = open(page, withInvalid(sound, one))

    await send()

    expect(sendsOf(test)).toEqual([])
  }
  test.each(cases.filter(isCommon))('%s, %s: blocks the submit', blocks)
  test.each(cases.filter((one) => !isCommon(one)))('%s, %s: blocks the submit', { tags: ['slow'] }, blocks)
})

const record = { id: '7', version: 1, billNo: 'B1', payableFen: 100 }

/** Returns the requests of a page's data sources, which are loaded before the user can fill in the form. */
const readsOf = ({ data = {} }: Page): string[] =>
  Object.values(data).flatMap((source) => {
    const { op } = source as { op?: keyof typeof operations }
    const operation = op && operations[op]
    return operation ? [`${operation.method} ${operation.path}`] : []
  })

/** Returns the lists of nodes of a page: one list for a form, and one list per step for a wizard. */
const stretchesOf = (page: Page): FormNode[][] =>
  page.kind === 'wizard' ? page.wizard.steps.map(({ nodes }) => nodes) : [nodesOf(page)]

describe('an invalid value in any step of a shipped form blocks the submit', () => {
  const open = (page: Page, values: Values) =>
    openPage(page, {
      search: '?draft=1',
      codes: permissionManifest(page).map(({ code }) => code),
      answers: {
        ...Object.fromEntries(
          readsOf(page).map((read) => [read, () => ({ result: { ...record, ...values } })]),
        ),
        [DRAFT]: () => ({ result: draftOf(page, values) }),
        'PUT /app/drafts': () => ({ result: { id: '1', version: 1 } }),
        'GET /sys/duplicate/check': () => ({ success: true, result: null }),
      },
    })
  const sendsOf = ({ calls }: ReturnType<typeof open>) =>
    calls.filter(({ method, path }) => method !== 'GET' && path !== '/app/drafts')

  // Forms that start empty are not tested, because their nodes are the same as those of a form that loads a
  // record.
  const filled = shippedForms.filter((page) => page.kind === 'wizard' || 'load' in (page as FormPage).form)
  const sound = filled.flatMap((page) =>
    (validValues[page.id] ?? []).map((values) => [page.id, page, values] as const),
  )
  test.each(sound)('%s: valid values are sent', async (_id, page, values) => {
    const test = open(page, values)

    await send()

    await expect.poll(() => sendsOf(test).length).toBeGreaterThan(0)
  })

  const cases = filled.flatMap((page) =>
    stretchesOf(page).flatMap((nodes, index) => {
      const [one] = allConstraints(nodes)
      if (!one) return []
      const values = (validValues[page.id] ?? []).find((set) => isShownIn(set, one)) ?? {}
      return [[page.id, index, one.name, page, withInvalid(values, one)] as const]
    }),
  )
  /**
   * True for the cases that `npm test` runs: those that draw a wizard. `shipped-forms.test.ts` tries every
   * constraint of all forms without drawing them.
   */
  const isCommon = ([, , , page]: (typeof cases)[number]) => page.kind === 'wizard'
  const blocks = async (...[, , , page, values]: (typeof cases)[number]) => {
    const test = open(page, values)

    await send()

    // `checkStep` requests are ignored: the wizard checks valid earlier steps on the server, and these
    // requests write nothing.
    expect(sendsOf(test).filter(({ path }) => !path.endsWith('/checkStep'))).toEqual([])
  }
  test.each(cases.filter(isCommon))('%s, section %i, %s', blocks)
  test.each(cases.filter((one) => !isCommon(one)))('%s, section %i, %s', { tags: ['slow'] }, blocks)
})
