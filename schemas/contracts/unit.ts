import type { TSchema } from 'typebox'

/** Units that a number in a schema can have. */
export const UNITS = ['fen', 'ppm', 'percent', 'milliseconds', 'seconds', 'megabytes'] as const
export type Unit = (typeof UNITS)[number]

/** Adds the unit of a number to its schema, as the keyword `x-unit`. */
export const inUnit = <Shape extends TSchema>(unit: Unit, schema: Shape): Shape => ({
  ...schema,
  'x-unit': unit,
})

/** Returns the unit that the schema of a number declares. The schema may be nullable. */
export function unitOf(schema: TSchema): Unit | undefined {
  const { 'x-unit': unit, anyOf } = schema as { 'x-unit'?: Unit; anyOf?: readonly TSchema[] }
  return unit ?? anyOf?.map(unitOf).find((each) => each !== undefined)
}
