import type { RawBuilder } from 'kysely'
import type { Static, TObject } from 'typebox'
import type { Model } from '#schemas'
import type { Database } from '../../db/index.ts'
import type { ChildTable } from './child-tables.ts'
import type { ColumnName } from './column-name.ts'
import type { FieldSource } from './derive-fields.ts'
import type { ListColumn, ScopedResource, ScopedSql } from './list-resource.ts'

type Text<Key> = Extract<Key, string>

/** Declaration of a list. The model supplies most other properties of the list. */
interface Declaration<Row, Field extends string, Column extends string> {
  /** FROM clause of a list that needs a join or a condition. The alias of the main table is `t`. */
  rows?: RawBuilder<unknown>
  /**
   * Org code of a row: a column of the table, or SQL that uses `rows`. Users see only rows whose org code is
   * in their scope. `none` if records don't belong to a department, so that only data rules can hide them.
   */
  scope: Column | RawBuilder<unknown> | 'none'
  /**
   * Fields that have a text for each language. Such a field has two columns: one with its name, and one with
   * the suffix `_i18n`.
   */
  localized?: readonly Field[]
  /** Tables whose rows are a list in the record, by field. */
  children?: { readonly [Name in Field]?: ChildTable }
  /** Columns by which the server can filter, but clients can't. */
  serverColumns?: Readonly<Record<string, ListColumn>>
  /** SQL of further values of a row, by field name. Only the server reads them, and clients don't get them. */
  serverFields?: Readonly<Record<string, RawBuilder<unknown>>>
  /**
   * Fields of text columns that only data rules compare. An example is `createBy` for the column `create_by`.
   */
  ruleFields?: readonly string[]
  /**
   * Resource with the same records and the same main table `t`. The data rules of this resource also apply to
   * the list.
   */
  rulesFrom?: ScopedResource
  /**
   * Joins that add columns, such as names of related records. These joins are applied only to the rows of a
   * page.
   */
  joins?: ScopedSql
  /**
   * Converts a row before it leaves the server. Fields that the model masks are masked after this conversion.
   */
  present?: (row: Row) => Row
}

/** Fields of a row for which the table has no column. */
type Missing<Row, Table extends keyof Database> = {
  [Field in Text<keyof Row>]: ColumnName<Field> extends keyof Database[Table] ? never : Field
}[Text<keyof Row>]

/**
 * Fields for which the declaration must contain SQL. They have no column, no child rows, and aren't the
 * language of the record's texts.
 */
type Unsupplied<Row, Table extends keyof Database> = {
  [Field in Missing<Row, Table>]: Row[Field] extends readonly object[]
    ? never
    : Field extends 'toldIn'
      ? never
      : Field
}[Missing<Row, Table>]

type Sources<Field extends string> = { readonly [Name in Field]?: FieldSource }

/** Declaration of a list of the rows of a table. */
export type TableList<Shape extends TObject, Table extends keyof Database> = Declaration<
  Static<Shape>,
  Text<keyof Static<Shape>>,
  Text<keyof Database[Table]>
> & {
  model: Model<Shape>
  table: Table
} & ([Unsupplied<Static<Shape>, Table>] extends [never]
    ? { columns?: Sources<Text<keyof Static<Shape>>> }
    : {
        /** SQL of fields that have no column or whose value isn't simply their column. */
        columns: Sources<Text<keyof Static<Shape>>> & {
          readonly [Field in Unsupplied<Static<Shape>, Table>]: FieldSource
        }
      })

/** Declaration of a list of the rows of a query, or of a table that is known only at run time. */
export type QueryList<Row> = Declaration<Row, string, string> & {
  model: Model
  columns?: Readonly<Record<string, FieldSource>>
} & ({ rows: RawBuilder<unknown>; table?: undefined } | { table: string })

/** Declaration of a list for the rows of a table or for the rows of a query. */
export type ListDeclaration<Row> = Declaration<Row, string, string> & {
  model: Model
  table?: string
  columns?: Readonly<Record<string, FieldSource>>
}
