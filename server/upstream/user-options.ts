import { isRecord } from '#schemas/values'
import type { CallJeecg } from './call-jeecg.ts'
import { type Row, recordsIn, rowsIn } from './rows.ts'

interface UserSearch {
  query: URLSearchParams
  jeecg: CallJeecg
}

const PAGE_SIZE = 10

/** Old versions send the names of a user's departments as `orgCode`. */
const option = ({ id, username, realname, workNo, orgCode, orgCodeTxt }: Row): Row => ({
  ...{ id, username, realname, workNo },
  orgCodeTxt: orgCodeTxt ?? orgCode,
})

async function usersBy(jeecg: CallJeecg, filters: Record<string, string>) {
  const page = await jeecg('GET', `/sys/user/list?${new URLSearchParams(filters)}`)
  const total = isRecord(page) && typeof page.total === 'number' ? page.total : 0
  return { records: recordsIn(page).map(option), total }
}

/** The stored users of a field, by user name or id. */
async function usersNamed({ query, jeecg }: UserSearch) {
  const field = query.has('id') ? 'id' : 'username'
  const values = query.get(field) ?? ''
  const pageSize = String(values.split(',').length)
  return usersBy(jeecg, { [field]: values, pageNo: '1', pageSize })
}

/** Users of a department and its sub-departments. JeecgBoot returns all of them. */
async function usersOfDepart(departId: string, { query, jeecg }: UserSearch) {
  const keyword = (query.get('keyword') ?? '').toLowerCase()
  const users = rowsIn(
    await jeecg('GET', `/sys/user/queryUserByDepId?${new URLSearchParams({ id: departId })}`),
  )
  const found = users.filter(({ username, realname }) =>
    `${username} ${realname}`.toLowerCase().includes(keyword),
  )
  const size = Number(query.get('pageSize') ?? PAGE_SIZE)
  const start = (Number(query.get('pageNo') ?? 1) - 1) * size
  return { records: found.slice(start, start + size).map(option), total: found.length }
}

/**
 * Users for the user picker, from calls that all versions have. JeecgBoot has no search over user names and
 * names, so it searches names only if no user name contains the search text.
 */
export async function userOptions(search: UserSearch): Promise<{ records: Row[]; total: number }> {
  const { query, jeecg } = search
  if (query.has('isMultiTranslate')) return usersNamed(search)
  const departId = query.get('departId')
  if (departId) return usersOfDepart(departId, search)
  const paging = { pageNo: query.get('pageNo') ?? '1', pageSize: query.get('pageSize') ?? String(PAGE_SIZE) }
  // An asterisk in the search text would be a wildcard.
  const keyword = (query.get('keyword') ?? '').replaceAll('*', '')
  if (keyword === '') return usersBy(jeecg, paging)
  const byUserName = await usersBy(jeecg, { ...paging, username: `*${keyword}*` })
  return byUserName.total > 0 ? byUserName : usersBy(jeecg, { ...paging, realname: `*${keyword}*` })
}
