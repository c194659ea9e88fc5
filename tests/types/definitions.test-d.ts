import { createElement } from 'react'
import type { Static } from 'typebox'
import {
  type CellStory,
  type ChartStory,
  defineAction,
  defineBlock,
  defineCell,
  defineChart,
  defineField,
  definePage,
  type FieldStory,
} from '#runtime'
import type { Action, AdjustBill, BillRef, Step } from '#schemas'
import type { FigureProps } from '../../renderers/blocks/figure.tsx'
import type { MoneyCellProps } from '../../renderers/cells/money.tsx'
import type { HeatMapChartProps } from '../../renderers/charts/heat-map.tsx'
import type { RemoteSelectFieldProps } from '../../renderers/fields/remote-select.tsx'
import type { SettleCalendarProps } from '../../renderers/pages/settle-calendar/index.tsx'

/** The type `true` if both types are equal, or else `false`. */
type Same<Left, Right> =
  (<T>() => T extends Left ? 1 : 2) extends <T>() => T extends Right ? 1 : 2 ? true : false
const hold = <Claim extends true>(_claim?: Claim): void => undefined

// The type of a cell's props is the type of its settings schema.
export const cell = defineCell<MoneyCellProps>({
  name: 'Money',
  title: 'Money',
  accepts: ['integer'],
  Component: ({ value, props }) => {
    hold<Same<typeof props, MoneyCellProps>>()
    hold<Same<typeof value, unknown>>()
    // @ts-expect-error: the schema has no such setting
    return props.colour ?? null
  },
})

// @ts-expect-error: `date` is not a JSON type
export const wrongAccepts = defineCell({ name: 'A', title: 'A', accepts: ['date'], Component: () => null })

// @ts-expect-error: a definition needs a name, by which pages refer to it
export const nameless = defineCell({ title: 'A', accepts: ['string'], Component: () => null })

export const cellStory: CellStory<MoneyCellProps> = { name: 'Signed', value: 5, props: { sign: true } }
// @ts-expect-error: `sign` is a boolean
export const wrongCellStory: CellStory<MoneyCellProps> = { name: 'Signed', value: 5, props: { sign: 'plus' } }

// A field's value and its onChange argument have the declared type.
export const field = defineField<RemoteSelectFieldProps, string>({
  name: 'RemoteSelect',
  title: 'Choice',
  accepts: ['string'],
  Component: ({ value, onChange, op, multiple }) => {
    hold<Same<typeof value, string | undefined>>()
    hold<Same<typeof op, string>>()
    hold<Same<typeof multiple, boolean | undefined>>()
    // @ts-expect-error: the value of the field is a string
    onChange(5)
    return createElement('input')
  },
})

export const fieldStory: FieldStory<RemoteSelectFieldProps> = {
  name: 'Brands',
  props: { op: 'shop.brandOptions', valueField: 'id', labelField: 'name' },
}
export const wrongFieldStory: FieldStory<RemoteSelectFieldProps> = {
  name: 'Brands',
  // @ts-expect-error: the settings need the operation that returns the options
  props: { valueField: 'id' },
}

export const block = defineBlock<FigureProps>({
  name: 'Figure',
  title: 'Figure',
  Component: ({ props, to }) => {
    hold<Same<typeof props, FigureProps>>()
    hold<Same<typeof to, string | undefined>>()
    return null
  },
})

export const chart = defineChart<HeatMapChartProps>({
  name: 'HeatMap',
  title: 'Heat map',
  Component: ({ props, x, y }) => {
    hold<Same<typeof props.labels, boolean | undefined>>()
    // @ts-expect-error: the fields of a chart are read-only
    y.push(x)
    return null
  },
})

// @ts-expect-error: a chart's story needs rows and measures
export const wrongChartStory: ChartStory<HeatMapChartProps> = { name: 'Empty', title: 'Empty' }

export const page = definePage<SettleCalendarProps>({
  name: 'bill/SettleCalendar',
  title: 'Calendar',
  Component: ({ page: own }) => {
    hold<Same<typeof own.kind, 'custom'>>()
    return null
  },
})

export const action = defineAction({
  name: 'printLabels',
  title: 'Print labels',
  run: async (args, { http, record }) => {
    // @ts-expect-error: the arguments are read-only
    args.done = true
    // @ts-expect-error: an operation is given by its name
    await http.call(5)
    return record?.id
  },
})

// Steps are discriminated by `do`.
export const steps: Step[] = [
  { do: 'call', op: 'bill.confirm', args: { id: { $expr: 'record.id' } }, as: 'answer' },
  { do: 'toast', type: 'success', text: 'Done' },
  // @ts-expect-error: there is no step `alert`
  { do: 'alert', text: 'Done' },
  // @ts-expect-error: a confirmation needs a text
  { do: 'confirm', title: 'Sure?' },
  // @ts-expect-error: a toast has no type `error`
  { do: 'toast', type: 'error', text: 'No' },
]

// @ts-expect-error: an action needs steps
export const stepless: Action = { id: 'a', label: 'A' }

// Arguments of operations match their schemas.
hold<Same<Static<typeof BillRef>['id'], string>>()
export const adjust: AdjustBill = { billId: '1', amountFen: 5, reason: 'Broken', version: 0 }
// @ts-expect-error: a change needs the version of the record
export const unversioned: AdjustBill = { billId: '1', amountFen: 5, reason: 'Broken' }
// @ts-expect-error: an amount is a number of fen
export const inText: AdjustBill = { billId: '1', amountFen: '5', reason: 'Broken', version: 0 }
