import Type, { type TObjectOptions, type TProperties } from 'typebox'
import { NodeId } from './names.ts'
import { strictObject } from './strict-object.ts'

/** Returns the schema of a step of an action: its name, an optional id, and its own properties. */
/* @__NO_SIDE_EFFECTS__ */
export function defineStep<const Name extends string, Properties extends TProperties>(
  name: Name,
  properties: Properties,
  options: TObjectOptions,
) {
  return strictObject({ do: Type.Literal(name), id: Type.Optional(NodeId), ...properties }, options)
}
