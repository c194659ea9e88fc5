import { Create } from 'typebox/value'
import { type DepartPeopleQuery, type UserOption, type UserOptionsQuery, WithheldUserFields } from '#schemas'
import type { Db } from '../../db/index.ts'
import { readIds } from '../http/read-ids.ts'
import type { Scope } from '../http/request.ts'
import { searchedText } from '../list/condition-sql.ts'
import type { ListPage } from '../list/list.ts'
import { maskAccount } from '../mask-account.ts'
import { countUsers, findUsers, MAX_COUNTED, type UserFilter } from './selectable-users.ts'

const DEFAULT_SIZE = 10
const MAX_SIZE = 200
const MAX_NAMED = 200
const withheld = Create(WithheldUserFields)

const bare = (text: string | undefined): string | undefined => searchedText(text) || undefined
/** Parses a list of names; only commas are an empty list, unlike a missing parameter. */
const several = (text: string | undefined): string[] | undefined =>
  text ? readIds(text).slice(0, MAX_NAMED) : undefined

function wantedOf({
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
    keyword: bare(keyword),
    realname: bare(realname),
    username: names ? undefined : bare(username),
    departId: departId || undefined,
  }
}

/** Page size; a negative one, by which JeecgBoot clients ask for all, is the maximum. */
const sizeOf = (asked = DEFAULT_SIZE): number =>
  asked < 0 ? MAX_SIZE : Math.min(Math.max(asked, 1), MAX_SIZE)

/** Page of selectable users, by user name. */
export async function userOptions(
  db: Db,
  query: UserOptionsQuery,
  scope: Scope,
): Promise<ListPage<UserOption>> {
  const wanted = wantedOf(query)
  const size = wanted.usernames || wanted.ids ? MAX_SIZE : sizeOf(query.pageSize)
  const last = Math.ceil(MAX_COUNTED / size)
  const current = Math.min(Math.max(query.pageNo ?? 1, 1), last)
  const [users, total] = await Promise.all([
    findUsers(db, wanted, { scope, limit: size, offset: (current - 1) * size }),
    countUsers(db, wanted, scope),
  ])
  const capped = Math.min(total, MAX_COUNTED)
  return {
    records: users.map((user) => ({ ...user, phone: maskAccount(user.phone), ...withheld })),
    total: capped,
    totalCapped: total > MAX_COUNTED,
    size,
    current,
    pages: Math.ceil(capped / size),
    next: null,
    prev: null,
  }
}

/**
 * Users of a department and its descendants for JeecgBoot's selector, with department names in place of the
 * code.
 */
export async function usersOfDepart(
  db: Db,
  { id, realname }: DepartPeopleQuery,
  scope: Scope,
): Promise<UserOption[]> {
  const wanted = { departId: id, realname: bare(realname) }
  const users = await findUsers(db, wanted, { scope, limit: MAX_SIZE, offset: 0 })
  return users.map((user) => ({
    ...user,
    orgCode: user.orgCodeTxt,
    phone: maskAccount(user.phone),
    ...withheld,
  }))
}
