import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { IntakeProblem, IntakeTrade } from '../schemas/contracts/trade/intake-shapes.ts'

const text = readFileSync(join(import.meta.dirname, '../docs/intake.md'), 'utf8')
const rows = new Set([...text.matchAll(/^\| `(\w+)` \|/gm)].map(([, name]) => name))

const codes = IntakeProblem.properties.code as unknown as { enum: readonly string[] }

test.each<[string, readonly string[]]>([
  ['field of a trade', Object.keys(IntakeTrade.properties)],
  ['reason of a rejection', codes.enum],
])('docs/intake.md explains each %s', (_what, names) => {
  expect(names.filter((name) => !rows.has(name))).toEqual([])
})
