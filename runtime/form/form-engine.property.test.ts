import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { FormNode, FormRule } from '#schemas'
import { createTestForm } from './form-engine.fixture.ts'
import { type FieldState, isLeaf, leavesOf } from './form-state.ts'
import { isBlank, valueAt } from './pure-data.ts'

const NAMES = ['a', 'b', 'c', 'd', 'e', 'f']
const name = fc.constantFrom(...NAMES)
const value = fc.oneof(
  fc.constantFrom('', 'x', 'yes', 0, 1, 250, true, null, undefined),
  fc.string(),
  fc.integer(),
)
const when = fc.oneof(
  fc.record({
    field: name,
    op: fc.constantFrom('eq', 'ne', 'empty', 'notEmpty', 'gt', 'in', 'like'),
    value: fc.constantFrom('x', 1, 'yes'),
  }),
  fc.record({ $expr: name.map((field) => `values.${field} == "x"`) }),
  fc.record({ not: fc.record({ field: name, op: fc.constant('eq'), value: fc.constant('x') }) }),
)
let count = 0
const id = fc.constant(0).map(() => `n${++count}`)

const field = fc.record(
  {
    node: fc.constant('field'),
    id,
    field: name,
    title: fc.constant('T'),
    required: fc.boolean(),
    requiredWhen: when,
    visible: when,
    disabled: when,
    readOnly: fc.boolean(),
    default: fc.oneof(value, fc.record({ $expr: fc.constant('params.id') })),
    minLength: fc.nat(3),
    maximum: fc.integer({ min: 0, max: 300 }),
    format: fc.constantFrom('email', 'mobile', 'idCard'),
    compute: fc.record({ $expr: name.map((other) => `coalesce(values.${other}, "none")`) }),
    props: fc.record({ parent: fc.record({ $expr: name.map((other) => `values.${other}`) }) }),
  },
  { requiredKeys: ['node', 'id', 'field'] },
)
const column = fc.record(
  { node: fc.constant('field'), id, field: name, required: fc.boolean(), visible: when },
  { requiredKeys: ['node', 'id', 'field'] },
)
const array = fc.record(
  {
    node: fc.constant('array'),
    id,
    field: fc.constantFrom('rows', 'lines'),
    columns: fc.array(column, { minLength: 1, maxLength: 3 }),
    sends: fc.constantFrom('rows', 'changes'),
    visible: when,
    total: fc.array(name, { maxLength: 2 }),
  },
  { requiredKeys: ['node', 'id', 'field', 'columns'] },
)
const text = fc.record({ node: fc.constant('text'), id, text: fc.constant('Read this') })

const { node } = fc.letrec<{ node: unknown; group: unknown }>((tie) => ({
  node: fc.oneof(
    { maxDepth: 3 },
    field,
    array,
    text,
    tie('group'),
    fc.record({
      node: fc.constant('tabs'),
      id,
      items: fc.array(tie('group'), { minLength: 1, maxLength: 2 }),
    }),
    fc.record({
      node: fc.constant('object'),
      id,
      field: fc.constantFrom('o', 'p'),
      nodes: fc.array(tie('node'), { minLength: 1, maxLength: 3 }),
    }),
  ),
  group: fc.record(
    {
      node: fc.constant('group'),
      id,
      title: fc.constant('G'),
      collapsed: fc.boolean(),
      visible: when,
      nodes: fc.array(tie('node'), { minLength: 1, maxLength: 3 }),
    },
    { requiredKeys: ['node', 'id', 'nodes'] },
  ),
}))
const nodes = fc.array(node as fc.Arbitrary<FormNode>, { minLength: 1, maxLength: 6 })
const rules = fc.array(
  fc.record({
    id,
    holds: when,
    message: fc.constant('Wrong'),
    fields: fc.array(name, { minLength: 1, maxLength: 2 }),
  }),
  { maxLength: 2 },
) as fc.Arbitrary<FormRule[]>

interface Act {
  at: number
  value: unknown
}
const acts = fc.array(fc.record({ at: fc.nat(), value }), { maxLength: 12 })

type Form = ReturnType<typeof createTestForm>['form']

/** Sets the value of the input at an index. If the input is a sub-table, adds a row. */
function act(form: Form, { at, value }: Act) {
  const leaves = form.parts.flatMap(leavesOf)
  const leaf = leaves[at % Math.max(leaves.length, 1)]
  if (leaf?.kind === 'field') leaf.set(value)
  if (leaf?.kind === 'array') leaf.edit(leaf.add(), leaf.spec.columns[0]?.field ?? '', value)
}

/** Runs a function. Ignores the error of a computation cycle and rethrows any other error. */
const allowCycle = <Value>(run: () => Value): Value | undefined => {
  try {
    return run()
  } catch (error) {
    expect(error).toMatchObject({ code: 'FORM_COMPUTE_CYCLE' })
    return undefined
  }
}

test('any form with any values can be checked, read and restored', async () => {
  await fc.assert(
    fc.asyncProperty(nodes, rules, acts, fc.object(), async (nodes, rules, typed, record) => {
      const { form } = createTestForm(nodes, rules, { record })

      for (const one of typed) allowCycle(() => act(form, one))

      await expect(form.check()).resolves.toEqual(expect.any(Boolean))
      allowCycle(() => form.values())
      expect(() => JSON.stringify(form.typed())).not.toThrow()
      expect(() => form.restore(form.typed())).not.toThrow()
    }),
    { numRuns: 80 },
  )
})

test('the request has the values of shown inputs only', () => {
  fc.assert(
    fc.property(nodes, acts, (nodes, typed) => {
      const { form } = createTestForm(nodes)
      for (const one of typed) allowCycle(() => act(form, one))
      const sent = allowCycle(() => form.values())
      if (sent === undefined) return

      const leaves = form.parts.flatMap(leavesOf).filter((leaf) => leaf.shown.value)
      const fields = leaves.flatMap((leaf) => (leaf.kind === 'field' ? [leaf] : []))
      const first = new Map([...fields].reverse().map((leaf) => [leaf.key, leaf]))
      const filled = [...first.values()].filter((leaf) => !isBlank(leaf.read()))
      for (const leaf of filled) expect(valueAt(sent, leaf.slot.path).value).toEqual(leaf.read())
      const keys = new Set(leaves.flatMap((leaf) => [leaf.key, leaf.key.split('.')[0] ?? '']))
      expect(Object.keys(sent).filter((key) => !keys.has(key))).toEqual([])
    }),
    { numRuns: 80 },
  )
})

test('a valid form has no empty required input', async () => {
  await fc.assert(
    fc.asyncProperty(nodes, acts, async (nodes, typed) => {
      const { form } = createTestForm(nodes)
      for (const one of typed) allowCycle(() => act(form, one))
      if (!(await form.check())) return

      const empty = form.parts
        .flatMap(leavesOf)
        .filter((leaf) => isLeaf(leaf) && leaf.kind === 'field' && leaf.shown.value)
        .filter((leaf) => leaf.kind === 'field' && leaf.isEditable.value && !leaf.isDisabled.value)
        .filter((leaf) => leaf.kind === 'field' && leaf.isRequired.value && isBlank(leaf.read()))
      expect(empty).toEqual([])
    }),
    { numRuns: 80 },
  )
})

const DRIVERS = ['a', 'b']
const driverOf = (read: string) => DRIVERS[NAMES.indexOf(read) % 2] ?? 'a'

/** Returns the nodes with rules that read only two plain fields, so that there are no cycles. */
function withoutCycles(part: unknown): unknown {
  if (Array.isArray(part)) return part.map(withoutCycles)
  if (typeof part !== 'object' || part === null) return part
  const copy = Object.fromEntries(Object.entries(part).map(([key, inner]) => [key, withoutCycles(inner)]))
  if (typeof copy.$expr === 'string')
    return { $expr: copy.$expr.replace(/values\.(\w)/g, (_, read) => `values.${driverOf(read)}`) }
  if (typeof copy.op === 'string') return { ...copy, field: driverOf(String(copy.field)) }
  const isDriver = copy.node === 'field' && DRIVERS.includes(String(copy.field))
  return isDriver ? { ...copy, field: `other_${copy.field}` } : copy
}
const drivers = DRIVERS.map((name): FormNode => ({ node: 'field', id: name, field: name }))
const acyclic = nodes.map((made) => [...drivers, ...(withoutCycles(made) as FormNode[])])
interface Command extends Act {
  by: 'engine' | 'values' | 'field' | 'state'
}
const command: fc.Arbitrary<Command> = fc.record({
  at: fc.nat(),
  value,
  by: fc.constantFrom('engine', 'values', 'field', 'state'),
})

/** Sets a value through the engine or the Formily form. */
function runCommand(form: Form, fields: readonly FieldState[], { at, value, by }: Command) {
  const { form: formily, fieldOf } = form.formily()
  const leaf = fields[at % Math.max(fields.length, 1)]
  if (!leaf || by === 'engine') act(form, { at, value })
  else if (by === 'values') formily.setValuesIn([...leaf.slot.path], value)
  else if (by === 'field') fieldOf(leaf).setValue(value)
  else formily.setFieldState(leaf.key, { title: String(value), required: value === 1 })
}

test('the Formily form and the engine have the same state after any change', () => {
  fc.assert(
    fc.property(acyclic, fc.array(command, { maxLength: 12 }), fc.object(), (nodes, commands, record) => {
      const { form } = createTestForm(nodes, [], { record })
      const fields = form.parts.flatMap(leavesOf).filter((leaf) => leaf.kind === 'field')
      for (const each of commands) runCommand(form, fields, each)

      for (const leaf of fields) {
        const field = form.formily().fieldOf(leaf)
        expect(field.title).toBe(leaf.title.value)
        expect(field.pattern).toBe(leaf.pattern.value)
        expect(field.required).toBe(leaf.isRequired.value)
        expect(field.display).toBe(leaf.shown.value ? 'visible' : 'hidden')
        const counts = leaf.slot.leaves.find(({ shown }) => shown.value) ?? leaf.slot.leaves[0]
        if (counts === leaf) expect(field.value).toEqual(leaf.read())
      }
    }),
    { numRuns: 80 },
  )
})
