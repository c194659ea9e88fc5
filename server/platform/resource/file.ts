import { importableOperations, operations } from '#schemas'
import type { Services } from '../../services.ts'
import type { JeecgColumn, JeecgFile } from '../jeecg-file/declaration.ts'
import { pageImporter, rowImporter } from './importer.ts'
import type { FileColumn, Resource, ResourceFile } from './resource.ts'

type Operations = Readonly<Record<string, { path: string; access: string } | undefined>>

/**
 * Derives a column of a file from its field. The English heading and the dictionary come from the model. The
 * schema of new records decides whether the column can be imported.
 */
function columnOf<Row extends { id: string }, Body extends object>(
  { list, body }: Resource<Row, Body>,
  field: string,
  column: FileColumn,
): JeecgColumn {
  const own = typeof column === 'string' ? { zh: column } : column
  const shape = (list.model.shape.properties[field] ?? {}) as Keywords
  const {
    zh,
    en = shape.title ?? field,
    dict = dictOf(shape),
    imported = importedAs(body, field),
    aliases,
  } = own
  return {
    field,
    titles: { en, zh },
    ...(dict && { dict }),
    ...(imported && { imported }),
    ...(aliases && { aliases }),
  }
}

interface Keywords {
  title?: string
  'x-dict'?: string
  anyOf?: readonly Keywords[]
}

const dictOf = ({ anyOf = [], 'x-dict': dict }: Keywords): string | undefined =>
  dict ?? anyOf.map(dictOf).find((found) => found !== undefined)

function importedAs(body: { properties: object; required?: readonly string[] } | undefined, field: string) {
  if (!body || !Object.hasOwn(body.properties, field)) return undefined
  return body.required?.includes(field) ? 'required' : 'optional'
}

/**
 * Derives the export and the import of files in JeecgBoot's format. The paths of both begin with the path of
 * the list without its last part.
 */
export function deriveFile<Row extends { id: string }, Body extends object>(
  resource: Resource<Row, Body>,
  { titles, columns, aliases, access = {}, rows, importer }: ResourceFile<Row, Body>,
  services: Services,
): JeecgFile<Row> {
  const { name, list } = resource
  const { [`${name}.list`]: listed, [`${name}.add`]: added }: Operations = operations
  if (!listed) throw new Error(`the resource ${name} has no list`)
  const imports = importableOperations[`${name}.add`]
  const create = importer ?? (imports ? pageImporter : rowImporter)
  return {
    path: listed.path.slice(0, listed.path.lastIndexOf('/')),
    titles,
    ...(aliases && { aliases }),
    resource: list,
    access: {
      list: listed.access,
      export: access.export ?? listed.access,
      ...(added && access.import !== false && { import: access.import ?? added.access }),
    },
    columns: Object.entries(columns).map(([field, column]) => columnOf(resource, field, column)),
    ...(rows && { rows }),
    ...(resource.body && { importer: create(resource, services) }),
    ...(imports && { importColumns: imports }),
  }
}
