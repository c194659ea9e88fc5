import { type CallJeecg, JeecgRefusal } from './call-jeecg.ts'
import { recordGone, tooOld } from './errors.ts'
import { type Row, recordsIn, rowsIn } from './rows.ts'
import { userOptions } from './user-options.ts'

interface TranslatedCall {
  /** Path below the API base, with the query. */
  path: string
  query: URLSearchParams
  body: Record<string, unknown>
  jeecg: CallJeecg
}

/** Answers a call of our own with calls of JeecgBoot. Resolves to the result. */
type Translation = (call: TranslatedCall) => Promise<unknown>

/** Lists the nodes of a tree, parents before their children, without their children. */
const flatten = (nodes: unknown): Row[] =>
  rowsIn(nodes).flatMap(({ children, ...node }) => [node, ...flatten(children)])

function oneOf(rows: Row[], id: string | null): Row {
  const row = rows.find((one) => one.id === id)
  if (!row) throw recordGone()
  return row
}

const idOf = ({ query }: TranslatedCall): string => query.get('id') ?? ''

/** Finds a record in a list that JeecgBoot filters by id. */
const inList =
  (path: string): Translation =>
  async (call) => {
    const id = encodeURIComponent(idOf(call))
    return oneOf(recordsIn(await call.jeecg('GET', `${path}?id=${id}&pageNo=1&pageSize=1`)), idOf(call))
  }

/** JeecgBoot has no versions of records, so the last change wins. */
const NO_VERSION = 0

const menus = async ({ jeecg }: TranslatedCall) =>
  flatten(await jeecg('GET', '/sys/permission/list')).map((menu) => ({
    ...menu,
    title: menu.name,
    shipped: false,
    kept: false,
    pageMissing: false,
    version: NO_VERSION,
  }))

async function departs({ jeecg }: TranslatedCall): Promise<Row[]> {
  const all = flatten(await jeecg('GET', '/sys/sysDepart/queryTreeList'))
  const parents = new Set(all.map(({ parentId }) => parentId))
  return all.map((depart) => ({ ...depart, hasChildren: parents.has(depart.id), version: NO_VERSION }))
}

const departFilters = ['parentId', 'departName', 'orgCode', 'orgCategory']

/** True if a value matches a filter of JeecgBoot, such as `*x*`. */
function matches(value: unknown, filter: string): boolean {
  const text = String(value ?? '')
  const part = filter.replaceAll('*', '')
  if (filter.startsWith('*') && filter.endsWith('*')) return text.includes(part)
  return filter.endsWith('*') ? text.startsWith(part) : text === part
}

/** The departments that match all filters. Without a filter, the top level, or all if `whole` is `true`. */
async function departList(call: TranslatedCall): Promise<Row[]> {
  const all = await departs(call)
  if (call.query.get('whole') === 'true') return all
  const filters = departFilters.flatMap((field) => {
    const filter = call.query.get(field)
    return filter ? [{ field, filter }] : []
  })
  if (filters.length === 0) return all.filter(({ parentId }) => !parentId)
  return all.filter((depart) => filters.every(({ field, filter }) => matches(depart[field], filter)))
}

const granted = async ({ jeecg, query }: TranslatedCall): Promise<string> => {
  const roleId = encodeURIComponent(query.get('roleId') ?? '')
  const ids = await jeecg('GET', `/sys/permission/queryRolePermission?roleId=${roleId}`)
  return (Array.isArray(ids) ? ids : []).join(',')
}

const POSITIONS = 50

/** The picture of the login page. Its path is the first call that versions before 2.2 don't have. */
const captcha = ({ jeecg, path }: TranslatedCall) =>
  jeecg('GET', path).catch((error) => {
    throw error instanceof JeecgRefusal && error.isUnknownPath ? tooOld(undefined, { cause: error }) : error
  })

/** Calls of our own that administration pages need and JeecgBoot has in another form, by method and path. */
export const translations: Readonly<Record<string, Translation>> = {
  'GET /sys/dict/queryById': inList('/sys/dict/list'),
  'GET /sys/dictItem/queryById': inList('/sys/dictItem/list'),
  'GET /sys/randomImage/:key': captcha,
  'GET /sys/user/queryUserComponentData': userOptions,
  'GET /sys/role/queryListByType': ({ jeecg }) => jeecg('GET', '/sys/role/queryall'),
  'GET /app/announcements/one': (call) =>
    call.jeecg('GET', `/sys/annountCement/queryById?id=${encodeURIComponent(idOf(call))}`),
  'GET /app/positions/options': async ({ jeecg, query }) => {
    const name = encodeURIComponent(`*${query.get('keyword') ?? ''}*`)
    const positions = recordsIn(
      await jeecg('GET', `/sys/position/list?name=${name}&pageNo=1&pageSize=${POSITIONS}`),
    )
    return positions.map((position) => ({ code: position.code, name: position.name }))
  },
  'GET /app/departs': async (call) => {
    const records = await departList(call)
    return { records, total: records.length, size: records.length, current: 1, pages: 1 }
  },
  'GET /app/departs/one': async (call) => oneOf(await departs(call), idOf(call)),
  'GET /app/permissions': menus,
  'GET /app/permissions/one': async (call) => oneOf(await menus(call), idOf(call)),
  'GET /app/permissions/grants': async (call) => {
    const roleId = call.query.get('roleId')
    const ids = await granted(call)
    const roles = rowsIn(await call.jeecg('GET', '/sys/role/queryall'))
    const { roleName, roleCode } = oneOf(roles, roleId)
    return { roleId, roleName, roleCode, permissionIds: ids, grants: ids }
  },
  'GET /app/data-rules/choices': async (call) =>
    (await menus(call)).map(({ id, parentId, title, perms, menuType }: Row) => ({
      id,
      parentId,
      title,
      code: perms,
      menuType,
      // JeecgBoot doesn't limit which permissions an administrator may grant.
      held: true,
    })),
  'POST /app/data-rules/grants': async ({ jeecg, body: { roleId, grants, lastGrants } }) => {
    await jeecg('POST', '/sys/permission/saveRolePermission', {
      roleId,
      permissionIds: grants,
      lastpermissionIds: lastGrants,
    })
    return null
  },
}
