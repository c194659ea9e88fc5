import type { Static, TObject, TSchema } from 'typebox'
import type { Operator } from '../meta/condition.ts'

/** Sortable and filterable fields of a list. A query with any other field answers 400. */
export interface ListAbility<Field extends string> {
  sortable: readonly Field[]
  filters: Partial<Record<Field, readonly Operator[]>>
  /**
   * Filters that accept only the declared operators. Wildcards on masked or hidden values would let a caller
   * guess them.
   */
  fixed?: readonly Field[]
  /** Numeric fields with totals over all pages; never a masked field. */
  totals?: readonly Field[]
  /** Default sort. */
  defaultSort: { field: Field; order: 'asc' | 'desc' }
}

/** Fields that reports may read; other fields are rejected. */
export interface ReportAbility<Field extends string> {
  /** Fields of the model that reports may group by, count and sum. */
  fields: readonly Field[]
  /** Fields of related records, by the name of the relation. */
  relations: Readonly<Record<string, TObject>>
}

/** Another kind of record that a record refers to. */
export interface Relation<Field extends string = string> {
  /** Model of the other record. */
  model: string
  /** Field with the id of the other record. */
  field: Field
}

/** A kind of record: its name in pages, its schema, and its list and report capabilities. */
export interface Model<Shape extends TObject = TObject> {
  name: string
  /** English title of one record. */
  title: string
  /**
   * Chinese texts of a model that is made at run time, by English title. The texts of other models are in
   * `titles.ts`.
   */
  chinese?: Readonly<Record<string, string>>
  shape: Shape
  /** Records that a record refers to, by the name of the relation. */
  relations?: Readonly<Record<string, Relation>>
  list?: ListAbility<string>
  report?: ReportAbility<string>
}

type FieldOf<Shape extends TObject> = Extract<keyof Static<Shape>, string>

/** Name, titles and relations of a model. */
interface ModelHead<Field extends string> {
  name: string
  title: string
  relations?: Readonly<Record<string, Relation<Field>>>
}

/** Declares a kind of record, with its list and report capabilities. */
export function defineModel<Shape extends TObject>(
  head: ModelHead<FieldOf<Shape>>,
  shape: Shape,
  list?: ListAbility<FieldOf<Shape>>,
  report?: ReportAbility<FieldOf<Shape>>,
): Model<Shape> {
  return {
    ...head,
    shape,
    ...(list && { list: list as ListAbility<string> }),
    ...(report && { report }),
  }
}

/** Argument and result schemas of an operation, as its area declares them. */
export type OperationContract = { args: TObject } & (
  | { result: TSchema; model?: Model }
  /** The result is one record of the model, or a page of them. */
  | { model: Model }
)

/** Argument and result schemas of an operation. */
export interface OperationShapes {
  /** Arguments; for a list, without its filters. */
  args: TObject
  result: TSchema
  /** Model of the records in the result, by name. */
  model?: string
}
