import { describe, expect, test } from 'vitest'
import type { Page } from '#schemas'
import {
  allConstraints,
  isShownIn,
  nodesOf,
  shippedForms,
  validValues,
  withInvalid,
} from '../../tests/support/form-constraints.ts'
import { createTestForm } from './form-engine.fixture.ts'

const passing = { call: async () => ({ success: true }) as never }

test('every shipped form has sound values to be tried with', () => {
  expect(Object.keys(validValues).sort()).toEqual(shippedForms.map(({ id }) => id).sort())
})

const holds = (page: Page, record: Readonly<Record<string, unknown>>) =>
  createTestForm(nodesOf(page), [], { record, http: passing }).form.check()

const cases = shippedForms.flatMap((page) =>
  allConstraints(nodesOf(page)).map((one) => {
    const values = (validValues[page.id] ?? []).find((set) => isShownIn(set, one))
    return [page.id, one.name, page, one, values] as const
  }),
)

describe.concurrent('what a shipped form is tried with is sound', () => {
  const sets = shippedForms.flatMap((page) =>
    (validValues[page.id] ?? []).map((values, index) => [page.id, index, page, values] as const),
  )
  test.each(sets)('%s, set %i', async (_id, _index, page, values) => {
    expect(await holds(page, values)).toBe(true)
  })
})

describe.concurrent('everything a shipped form asks of a value is asked, whatever is drawn', () => {
  test.each(cases)('%s, %s', async (_id, _name, page, one, values) => {
    expect(values).toBeDefined()
    expect(await holds(page, withInvalid(values ?? {}, one))).toBe(false)
  })
})

/** What is asked to be nobody else's, wherever it stands in a page. */
function uniquenessIn(value: unknown): object[] {
  if (typeof value !== 'object' || value === null) return []
  if ('duplicate' in value) return [value.duplicate as object]
  return Object.values(value).flatMap(uniquenessIn)
}

const editing = shippedForms.filter((page) => page.kind === 'form' && page.form.load !== undefined)

test.each(editing.map((page) => [page.id, page] as const))(
  'a record that %s changes does not stand in its own way: what must be unique leaves it out',
  (_id, page) => {
    for (const duplicate of uniquenessIn(page)) expect(duplicate).toHaveProperty('dataId')
  },
)
