import { Create } from 'typebox/value'
import { type DepartPeopleQuery, NullUserFields, UserOption, type UserOptionsQuery } from '#schemas'
import type { Db } from '../../db/index.ts'
import { readIds } from '../http/read-ids.ts'
import type { Scope } from '../http/request.ts'
import { searchedText } from '../list/condition-sql.ts'
import type { ListPage } from '../list/list.ts'
import { MAX_SIZE, pageOfRows, readPageRange } from '../list/page-range.ts'
import { createRecordMask } from '../masks/mask-record.ts'
import { countUsers, findUsers, type UserFilter } from './selectable-users.ts'

const MAX_NAMED = 200
const withheld = Create(NullUserFields)
const mask = createRecordMask(UserOption)

const searched = (text: string | undefined): string | undefined => searchedText(text) || undefined
/**
 * Parses names or ids that are separated by commas. Returns undefined if the parameter is missing or empty.
 * Returns an empty list if the parameter contains only commas.
 */
const several = (text: string | undefined): string[] | undefined =>
  text ? readIds(text).slice(0, MAX_NAMED) : undefined

function filterOf({
  keyword,
  realname,
  username,
  id,
  departId,
  isMultiTranslate,
}: UserOptionsQuery): UserFilter {
  const names = isMultiTranslate === undefined ? undefined : several(username)
  return {
    usernames: names,
    ids: several(id),
    keyword: searched(keyword),
    realname: searched(realname),
    username: names ? undefined : searched(username),
    departId: departId || undefined,
  }
}

/** Reads a page of the users that can be selected, sorted by user name. */
export async function userOptions(
  db: Db,
  query: UserOptionsQuery,
  scope: Scope,
): Promise<ListPage<UserOption>> {
  const filter = filterOf(query)
  const range = readPageRange(filter.usernames || filter.ids ? { ...query, pageSize: MAX_SIZE } : query)
  const [users, total] = await Promise.all([
    findUsers(db, filter, { scope, limit: range.size, offset: range.offset }),
    countUsers(db, filter, scope),
  ])
  const records = users.map((user) => mask({ ...user, ...withheld }))
  return pageOfRows(records, total, range)
}

/**
 * Reads the users of a department and its descendants, for JeecgBoot's selector. As in JeecgBoot, `orgCode`
 * contains the names of the user's departments instead of a code.
 */
export async function usersOfDepart(
  db: Db,
  { id, realname }: DepartPeopleQuery,
  scope: Scope,
): Promise<UserOption[]> {
  const filter = { departId: id, realname: searched(realname) }
  const users = await findUsers(db, filter, { scope, limit: MAX_SIZE, offset: 0 })
  return users.map((user) => mask({ ...user, orgCode: user.orgCodeTxt, ...withheld }))
}
