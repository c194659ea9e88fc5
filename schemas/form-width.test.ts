import { expect, test } from 'vitest'
import { formWidth } from './form-width.ts'
import type { FormNode } from './meta/form-node.ts'

const fields = (count: number): FormNode[] =>
  Array.from({ length: count }, (_, index) => ({ node: 'field', id: `f${index}`, field: `f${index}` }))
const table = { node: 'array', id: 'lines', field: 'lines', nodes: fields(2) } as unknown as FormNode
const group = (nodes: FormNode[]) => ({ node: 'group', id: 'g', nodes }) as unknown as FormNode

test.each([
  ['a few inputs', fields(10), 'small'],
  ['many inputs', fields(11), 'narrow'],
  ['inputs in a group', [group(fields(11))], 'narrow'],
  ['a table', [...fields(1), table], 'wide'],
  ['a table in a group', [group([table])], 'wide'],
])('a form with %s has its width', (_, nodes, width) => {
  expect(formWidth(nodes)).toBe(width)
})
