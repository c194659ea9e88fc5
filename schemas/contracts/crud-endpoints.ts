import { type Access, type Endpoint, get, post, put, remove } from './endpoint.ts'

type Verb = 'list' | 'get' | 'add' | 'edit' | 'delete' | 'deleteBatch'

interface Crud {
  path: string
  /** Base path that earlier versions of the JeecgBoot contract use for the same operations. */
  alias?: string
  list: Access
  edit: Access
  /** Permission to add records. The default is the permission to edit. */
  add?: Access
  /** Permission to delete records. The default is the permission to edit. */
  delete?: Access
}

/** Declares the six endpoints that a resource has by the JeecgBoot CRUD convention. */
export function crudEndpoints<Area extends string>(
  area: Area,
  { path, alias, list, edit, add = edit, delete: deletion = edit }: Crud,
) {
  const at = (name: string) => (alias ? { aliases: [`${alias}/${name}`] } : {})
  return {
    [`${area}.list`]: get.page(`${path}/list`, list, at('list')),
    [`${area}.get`]: get.record(`${path}/queryById`, list, at('queryById')),
    [`${area}.add`]: post.record(`${path}/add`, add, at('add')),
    [`${area}.edit`]: put.record(`${path}/edit`, edit, at('edit')),
    [`${area}.delete`]: remove.value(`${path}/delete`, deletion, at('delete')),
    [`${area}.deleteBatch`]: remove.value(`${path}/deleteBatch`, deletion, at('deleteBatch')),
  } as Record<`${Area}.${Verb}`, Endpoint>
}
