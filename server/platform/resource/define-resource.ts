import type { Static, TObject } from 'typebox'
import { shapes } from '#schemas'
import type { Database } from '../../db/index.ts'
import type { AreaParts } from '../area/area-parts.ts'
import type { TableList } from '../list/list-declaration.ts'
import { defineListResource, type ListResource } from '../list/resource.ts'
import type { BodyOf, ResourceDeclaration, ResourceName, RuntimeResource } from './declaration.ts'
import { requirePlainChildren } from './masked-writes.ts'
import { deriveParts } from './parts.ts'
import { recordNotFound } from './records.ts'
import type { Resource } from './resource.ts'
import { deriveWrites } from './writes.ts'

interface Identified {
  id: string
}

type AnyTableList = TableList<TObject, keyof Database>

/** A resource, and the parts of its area that are derived from it. */
export interface DefinedResource<Row extends Identified, Body extends object> extends Resource<Row, Body> {
  parts: AreaParts
}

/**
 * Declares a kind of record. Derives the operations `list`, `get`, `add`, `edit`, `delete` and `deleteBatch`.
 * Also derives files, exports, imports, reports and duplicate checks. Declare the list here. Declare it
 * separately if other areas also read it.
 */
export function defineResource<
  Name extends ResourceName,
  Row extends Identified,
  Table extends keyof Database,
>(
  declaration: ResourceDeclaration<Name, Row, Table> & { list: ListResource<Row> & { table: Table } },
): DefinedResource<Row, BodyOf<Name>>
export function defineResource<
  Name extends ResourceName,
  Shape extends TObject,
  Table extends keyof Database,
>(
  declaration: ResourceDeclaration<Name, Static<Shape> & Identified, Table> & TableList<Shape, Table>,
): DefinedResource<Static<Shape> & Identified, BodyOf<Name>>
export function defineResource(
  declaration: RuntimeResource,
): DefinedResource<Identified, Record<string, unknown>>
export function defineResource(given: object): unknown {
  const declaration = given as RuntimeResource | (Omit<RuntimeResource, 'list'> & AnyTableList)
  const list = 'list' in declaration ? declaration.list : listOf(declaration)
  const { name, body = shapes[`${name}.add`]?.args, notFound = recordNotFound } = declaration
  const { unique = [], writes = {}, messages = {}, hooks = {}, serviceHooks, file, routes } = declaration
  const resource: Resource<Identified, Record<string, unknown>> = {
    name,
    list,
    table: list.table,
    body,
    writes: deriveWrites(body, list, writes),
    unique,
    hasVersion: declaration.version === true,
    notFound,
    messages,
    hooks,
    ...(serviceHooks && { serviceHooks }),
    ...(file && { file }),
    ...(routes && { routes }),
  }
  requirePlainChildren(resource)
  return { ...resource, parts: deriveParts(resource, declaration) }
}

const listOf = (declaration: AnyTableList) =>
  defineListResource(declaration) as ListResource<Identified> & { table: string }
