import { expect, test } from 'vitest'
import { operations, shapes } from '#schemas'
import type { Endpoint } from './endpoint.ts'

const named: [string, Endpoint][] = Object.entries(operations)
const known: Readonly<Record<string, Endpoint>> = operations

test.each(named.filter(([, { many }]) => many !== undefined))(
  'the operation for many records of %s has its permission and its arguments',
  (name, { many = '', method, access, idempotent }) => {
    expect(known[many]).toMatchObject({ method, access, ...(idempotent && { idempotent }) })
    expect(known[many]?.countersign).toBeUndefined()
    expect(shapes[many]?.args).toMatchObject({ properties: { items: { items: shapes[name]?.args } } })
  },
)
