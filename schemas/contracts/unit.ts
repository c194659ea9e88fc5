import type { TSchema } from 'typebox'

/** Units of numbers. */
export const UNITS = ['fen', 'ppm', 'percent', 'milliseconds', 'seconds', 'megabytes'] as const
export type Unit = (typeof UNITS)[number]

/** Adds the unit to the schema of a number, as the keyword `x-unit`. */
export const inUnit = <Shape extends TSchema>(unit: Unit, schema: Shape): Shape => ({
  ...schema,
  'x-unit': unit,
})

/** Returns the unit of a schema's numbers, also of a nullable schema. */
export function unitOf(schema: TSchema): Unit | undefined {
  const { 'x-unit': unit, anyOf } = schema as { 'x-unit'?: Unit; anyOf?: readonly TSchema[] }
  return unit ?? anyOf?.map(unitOf).find((each) => each !== undefined)
}
