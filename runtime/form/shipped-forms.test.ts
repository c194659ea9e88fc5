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

test('every shipped form has valid sample values', () => {
  const ids = new Set(shippedForms.map(({ id }) => id))

  expect(Object.keys(validValues).sort()).toEqual([...ids].sort())
})

/** Permission codes that the nodes require. */
const codesIn = (nodes: readonly object[]) =>
  [...JSON.stringify(nodes).matchAll(/"(?:requires|read|write)":"([^"]+)"/g)].flatMap(
    ([, code]) => code ?? [],
  )

const isValid = (page: Page, record: Readonly<Record<string, unknown>>) => {
  const nodes = nodesOf(page)
  return createTestForm(nodes, [], { record, http: passing, codes: codesIn(nodes) }).form.check()
}

const cases = shippedForms.flatMap((page) =>
  allConstraints(nodesOf(page)).map((one) => {
    const values = (validValues[page.id] ?? []).find((set) => isShownIn(set, one))
    return [page.id, one.name, page, one, values] as const
  }),
)

describe.concurrent('sample values of shipped forms are valid', () => {
  const sets = shippedForms.flatMap((page) =>
    (validValues[page.id] ?? []).map((values, index) => [page.id, index, page, values] as const),
  )
  test.each(sets)('%s, set %i', async (_id, _index, page, values) => {
    expect(await isValid(page, values)).toBe(true)
  })
})

describe.concurrent('every constraint of a shipped form is enforced', () => {
  test.each(cases)('%s, %s', async (_id, _name, page, one, values) => {
    expect(values).toBeDefined()
    expect(await isValid(page, withInvalid(values ?? {}, one))).toBe(false)
  })
})

/** Uniqueness checks in a page, at any depth. */
function uniquenessIn(value: unknown): object[] {
  if (typeof value !== 'object' || value === null) return []
  if ('duplicate' in value) return [value.duplicate as object]
  return Object.values(value).flatMap(uniquenessIn)
}

const editing = shippedForms.filter((page) => page.kind === 'form' && page.form.load !== undefined)

test.each(editing.map((page) => [page.id, page] as const))(
  'uniqueness checks of %s exclude the edited record',
  (_id, page) => {
    for (const duplicate of uniquenessIn(page)) expect(duplicate).toHaveProperty('dataId')
  },
)
