import type { Static, TObject, TSchema } from 'typebox'
import type { Operator } from '../meta/condition.ts'

/** What a list of these records can be sorted and filtered by. Anything else is a 400. */
export interface ListAbility<Field extends string> {
  sortable: readonly Field[]
  filters: Partial<Record<Field, readonly Operator[]>>
  /**
   * Filters that take no other form than they say, also on lists of the contract, where every field takes every form:
   * a part of what is masked, or of what is out of sight, could be guessed by asking.
   */
  fixed?: readonly Field[]
  /** Numbers that may be added up, or compared, over all pages. Nothing that is masked stands here. */
  totals?: readonly Field[]
  /** The sort of a request that names none. */
  defaultSort: { field: Field; order: 'asc' | 'desc' }
}

/** What reports may read of these records; anything else they refuse. */
export interface ReportAbility<Field extends string> {
  /** Own fields that are grouped by, counted and summed. */
  fields: readonly Field[]
  /** Records that can be joined, by the relation's name, with the fields they bring. */
  relations: Readonly<Record<string, TObject>>
}

/** A kind of record: its name in pages (`model`), its shape, and how lists of it may be asked for. */
export interface Model<Shape extends TObject = TObject> {
  name: string
  shape: Shape
  list?: ListAbility<string>
  report?: ReportAbility<string>
}

/** Declares a model. */
export function defineModel<Shape extends TObject>(
  name: string,
  shape: Shape,
  list?: ListAbility<Extract<keyof Static<Shape>, string>>,
): Model<Shape> {
  return { name, shape, ...(list && { list: list as ListAbility<string> }) }
}

/** The shapes of an operation: what it takes and what `result` is. */
export interface OperationShapes {
  /** Arguments a page may give; for a list these are beyond its filters. */
  args: TObject
  result: TSchema
  /** The model of a record of the result, by name. */
  model?: string
}
