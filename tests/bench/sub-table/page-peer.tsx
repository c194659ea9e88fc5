import { App } from 'antd'
import { useState } from 'react'
import { PageHost, RuntimeProvider } from '#runtime'
import type { Http } from '#runtime/http'
import type { FormPage } from '#schemas'
import { createBenchRuntime } from '../browser/bench-runtime.ts'

const page: FormPage = {
  format: 1,
  id: 'bench/Order',
  kind: 'form',
  title: 'Order',
  data: { order: { op: 'bill.get', args: { id: '1' } } },
  form: {
    load: 'order',
    nodes: [
      {
        node: 'array',
        id: 'items',
        field: 'items',
        title: 'Items',
        columns: [
          { node: 'field', id: 'name', field: 'name', title: 'Name', component: 'Text', required: true },
          { node: 'field', id: 'pieces', field: 'pieces', title: 'Pieces', component: 'Number' },
          { node: 'field', id: 'fen', field: 'fen', title: 'Price', component: 'Money' },
          {
            node: 'field',
            id: 'sum',
            field: 'sum',
            title: 'Sum',
            component: 'Money',
            compute: { $expr: 'row.pieces * row.fen' },
          },
        ],
        total: ['pieces', 'sum'],
      },
    ],
    submit: { op: 'bill.adjust' },
  },
}

const rowsOf = (count: number) =>
  Array.from({ length: count }, (_, place) => ({
    id: `${place}`,
    name: `Tea ${place}`,
    pieces: 1,
    fen: 100,
  }))

const httpOf = (count: number): Http => ({
  call: async <Result,>() => ({ id: '1', items: rowsOf(count) }) as Result,
})

/** A form with a sub-table that has a computed column and two totals. */
export function SubTable({ rows }: { rows: number }) {
  const [runtime] = useState(() => createBenchRuntime({ page, http: httpOf(rows) }))
  return (
    <App>
      <RuntimeProvider value={runtime}>
        <PageHost component="bench/Order" />
      </RuntimeProvider>
    </App>
  )
}
