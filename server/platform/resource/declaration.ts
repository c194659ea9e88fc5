import type { TObject } from 'typebox'
import type { OperationArgs, OperationName } from '#schemas'
import type { Database } from '../../db/index.ts'
import type { DictFields } from '../area/dict-table.ts'
import type { ExportDeclaration } from '../area/export.ts'
import type { ColumnName } from '../list/column-name.ts'
import type { ListResource } from '../list/resource.ts'
import type { ReportResource } from '../report/resource.ts'
import type { Resource, UniqueIndex, Write } from './resource.ts'

/** Names of the kinds of records in the contract whose records can be deleted. */
export type ResourceName =
  Extract<OperationName, `${string}.deleteBatch`> extends `${infer Name}.deleteBatch` ? Name : never

type Added<Name extends string> = OperationArgs<`${Name}.add`>
type Edited<Name extends string> = OperationArgs<`${Name}.edit`>

/** Fields of a new record. Fields that exist only in edits are optional. */
export type BodyOf<Name extends string> = Added<Name> & Partial<Omit<Edited<Name>, keyof Added<Name> | 'id'>>

type Text<Key> = Extract<Key, string>

/**
 * Fields of new records for which there is no column with their name. Fields with lists of records are left
 * out, since they are stored in child rows.
 */
type Unstored<Body, Table extends keyof Database> = string extends keyof Body
  ? never
  : {
      [Field in Text<keyof Body>]-?: ColumnName<Field> extends keyof Database[Table]
        ? never
        : Body[Field] extends readonly object[]
          ? never
          : Field
    }[Text<keyof Body>]

/**
 * Column and settings with which a field is stored. `hook` means that only the hook `check` can store the
 * field.
 */
export type WriteSource = Partial<Omit<Write, 'localized'>> | 'hook'

type Writes<Body, Table extends keyof Database> = [Unstored<Body, Table>] extends [never]
  ? { writes?: { readonly [Field in Text<keyof Body>]?: WriteSource } }
  : {
      /** Fields that are stored in a column with another name, with other settings, or not at all. */
      writes: { readonly [Field in Text<keyof Body>]?: WriteSource } & {
        readonly [Field in Unstored<Body, Table>]: WriteSource
      }
    }

/** Parts of a resource, in addition to its list. */
interface Options<Name extends string, Row extends { id: string }, Body extends object>
  extends Pick<Resource<Row, Body>, 'serviceHooks' | 'file' | 'routes'>,
    Partial<Pick<Resource<Row, Body>, 'hooks' | 'messages' | 'notFound'>> {
  name: Name
  /**
   * Unique indexes. If a value violates an index, the error is shown at its field. Forms can check the value
   * before the user submits it.
   */
  unique?: readonly UniqueIndex<Text<keyof Row>>[]
  /** True if deleted records stay in a recycle bin, marked by `del_flag`. */
  hasBin?: true
  /**
   * True if the record has a version, which each change increments. An edit of an older version is then
   * rejected.
   */
  version?: true
  /** Permission that a user needs for an export, and the check of its queries. */
  exports?: Pick<ExportDeclaration, 'access' | 'guard'>
  /**
   * True if users can import files with the columns that the contract declares. These imports can be undone.
   */
  imports?: true
  /** Fields that every signed-in user can read as a table dictionary. */
  dictionary?: DictFields
  /** Permission and relations of reports about these records. */
  report?: Pick<ReportResource, 'access' | 'relations'>
}

/** Declaration of a resource of the contract. */
export type ResourceDeclaration<
  Name extends string,
  Row extends { id: string },
  Table extends keyof Database,
> = Options<Name, Row, BodyOf<Name>> & Writes<Added<Name>, Table>

/** Declaration of a resource that is known only at run time. */
export type RuntimeResource = Options<string, { id: string }, Record<string, unknown>> & {
  list: ListResource<{ id: string }> & { table: string }
  /**
   * Schema of new records; undefined if records can't be added. For other resources, this schema is in the
   * contract.
   */
  body?: TObject
  writes?: Readonly<Record<string, WriteSource | undefined>>
}
