import Type, { type Static } from 'typebox'
import { DashboardBlock } from './dashboard.ts'
import { strictObject } from './strict-object.ts'

const Blocks = (title: string) =>
  Type.Optional(Type.Array(DashboardBlock, { title, minItems: 1, maxItems: 12 }))

/** Blocks above and below the content of a page, such as figures, charts and notes. */
export const Slots = strictObject(
  { header: Blocks('Above'), footer: Blocks('Below') },
  { title: 'Slots', description: 'Figures, charts and notes above and below the rows.' },
)
export type Slots = Static<typeof Slots>
export type SlotName = keyof Slots
