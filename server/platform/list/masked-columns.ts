import type { ListAbility } from '#schemas'
import { isRevealed, type Reveals } from '../masks/mask-record.ts'
import type { ListColumn, QueryableResource } from './list-resource.ts'
import type { ListOperator } from './values.ts'

/**
 * Operators that are safe for masked values: they reveal only whether a value is empty or equals a given
 * value.
 */
const EXACT: ReadonlySet<ListOperator> = new Set<ListOperator>(['eq', 'in', 'empty', 'notEmpty'])

/** Caller of a list, with the permissions that reveal masked values. */
export interface MaskReader {
  scope?: { reveals?: Reveals }
}

const sees = ({ mask }: ListColumn, { scope }: MaskReader) =>
  mask === undefined || isRevealed(mask, scope?.reveals)

const columnOf = ({ columns }: Pick<QueryableResource, 'columns'>, field: string) =>
  Object.hasOwn(columns, field) ? columns[field] : undefined

/** True if a caller sees the unmasked values of a field. */
export function isPlain(
  resource: Pick<QueryableResource, 'columns'>,
  field: string,
  reader: MaskReader,
): boolean {
  const column = columnOf(resource, field)
  return column === undefined || sees(column, reader)
}

/**
 * Returns the operators that a caller can use for a field. For a field that is masked for the caller, leaves
 * out operators with which the caller could find out values step by step.
 */
export const safeOperators = (
  resource: Pick<QueryableResource, 'columns'>,
  field: string,
  { operators, reader }: { operators: readonly ListOperator[]; reader: MaskReader },
): readonly ListOperator[] =>
  isPlain(resource, field, reader) ? operators : operators.filter((operator) => EXACT.has(operator))

/**
 * Returns the parts of a list declaration that would reveal masked values. Such parts are sorts and searches
 * by fields that are masked for all callers, and a default sort by a masked field.
 */
export function leakingUses(
  { sortable, filters, defaultSort }: ListAbility<string>,
  columns: Readonly<Record<string, ListColumn>>,
): string[] {
  const isMasked = (field: string) => columns[field]?.mask !== undefined
  const isNeverPlain = (field: string) => isMasked(field) && columns[field]?.mask?.reveal === undefined
  const searches = Object.entries(filters).flatMap(([field, operators = []]) =>
    isNeverPlain(field)
      ? operators.filter((operator) => !EXACT.has(operator)).map((operator) => `${field} ${operator}`)
      : [],
  )
  return [...[defaultSort.field].filter(isMasked), ...sortable.filter(isNeverPlain), ...searches]
}
