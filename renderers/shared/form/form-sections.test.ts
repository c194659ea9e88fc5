import { expect, test } from 'vitest'
import type { NodeState } from '#runtime'
import { runsOf } from './form-sections.ts'

const nodeOf = (kind: NodeState['kind']) => ({ kind }) as NodeState

test('inputs and texts share grids; groups, tables and tabs between them have the whole width', () => {
  const kinds = (['field', 'text', 'custom', 'group', 'array', 'field', 'tabs'] as const).map(nodeOf)
  expect(runsOf(kinds).map((run) => run.map(({ kind }) => kind))).toEqual([
    ['field', 'text', 'custom'],
    ['group', 'array'],
    ['field'],
    ['tabs'],
  ])
  expect(runsOf([])).toEqual([])
})
