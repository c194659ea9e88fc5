import { anyType, typeOfSchema } from '../expr/types.ts'
import { withoutNull } from './form-parts.ts'
import type { Owner } from './parts.ts'
import { conditionPlaces, expressionPlace, type Place, type PlaceContext, valuePlaces } from './places.ts'

/** Those settings of a node which may contain expressions. */
export interface Asked {
  field?: string
  visible?: unknown
  disabled?: unknown
  requiredWhen?: unknown
  compute?: { $expr: string }
  default?: unknown
  props?: unknown
  validate?: unknown
  text?: unknown
  url?: unknown
}

/** Lists the expressions, templates and rules of a form node, or of a column of a sub-table. */
export function nodePlaces(node: Asked, at: PlaceContext, owner: Owner | undefined): Place[] {
  const inside = (key: string): PlaceContext => ({ ...at, path: [...at.path, key] })
  const shape = node.field === undefined ? undefined : withoutNull(owner?.fields[node.field])
  const gives = shape ? typeOfSchema(shape, node.field) : anyType
  type Condition = Parameters<typeof conditionPlaces>[0]
  return [
    ...conditionPlaces(node.visible as Condition, inside('visible')),
    ...conditionPlaces(node.disabled as Condition, inside('disabled')),
    ...conditionPlaces(node.requiredWhen as Condition, inside('requiredWhen')),
    ...(node.compute ? expressionPlace(node.compute.$expr, gives, inside('compute')) : []),
    ...valuePlaces(node.default, inside('default')),
    ...valuePlaces(node.props, inside('props')),
    ...valuePlaces(node.validate, inside('validate')),
    ...valuePlaces(node.text, inside('text')),
    ...valuePlaces(node.url, inside('url')),
  ]
}
