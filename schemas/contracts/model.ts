import type { Static, TObject, TSchema } from 'typebox'
import type { Operator } from '../meta/condition.ts'

/**
 * Fields by which a list can be sorted and filtered. A query that sorts or filters by any other field answers
 * 400.
 */
export interface ListAbility<Field extends string> {
  sortable: readonly Field[]
  filters: Partial<Record<Field, readonly Operator[]>>
  /**
   * Fields whose filters accept only the declared operators. With wildcards, a caller could guess masked or
   * hidden values.
   */
  fixed?: readonly Field[]
  /** Numeric fields for which the server returns totals over all pages. Masked fields have no totals. */
  totals?: readonly Field[]
  /** Sort of a list if the query names no sort. */
  defaultSort: { field: Field; order: 'asc' | 'desc' }
}

/** Fields that reports may read. A report that reads another field is rejected. */
export interface ReportAbility<Field extends string> {
  /** Fields of the model that reports may group by, count and sum. */
  fields: readonly Field[]
  /** Fields of related records, by the name of the relation. */
  relations: Readonly<Record<string, TObject>>
}

/** A reference from one record type to another. */
export interface Relation<Field extends string = string> {
  /** Name of the model to which the reference points. */
  model: string
  /** Field that contains the id of the record to which the reference points. */
  field: Field
}

/** A record type: its name in pages, its schema, and what its lists and reports can do. */
export interface Model<Shape extends TObject = TObject> {
  name: string
  /** English title for a single record. */
  title: string
  /**
   * Chinese texts of a model that is created at run time. The keys are the English titles. The texts of other
   * models are in `titles.ts`.
   */
  chinese?: Readonly<Record<string, string>>
  shape: Shape
  /** References to other records, by the name of the relation. */
  relations?: Readonly<Record<string, Relation>>
  list?: ListAbility<string>
  report?: ReportAbility<string>
}

type FieldOf<Shape extends TObject> = Extract<keyof Static<Shape>, string>

/** Name, title and relations of a model. */
interface ModelHead<Field extends string> {
  name: string
  title: string
  relations?: Readonly<Record<string, Relation<Field>>>
}

/** Declares a record type and what its lists and reports can do. */
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

/** Argument and result schemas of an operation, as the operation's area declares them. */
export type OperationContract = { args: TObject } & (
  | { result: TSchema; model?: Model }
  /** The result is one record of this model, or a page of its records. */
  | { model: Model }
)

/** Argument and result schemas of an operation. */
export interface OperationShapes {
  /** Schema of the arguments. For a list, the schema doesn't include the filters. */
  args: TObject
  result: TSchema
  /** Name of the model of the records in the result. */
  model?: string
}
