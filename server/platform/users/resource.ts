import { type RawBuilder, sql } from 'kysely'
import { deletedUserModel, type SysUser, userModel } from '#schemas'
import { CONTRACT_LOCALE, type Locale } from '../http/locale.ts'
import type { Scope } from '../http/request.ts'
import { sqlForScope } from '../list/page-sql.ts'
import { defineListResource } from '../list/resource.ts'
import { inDeparts } from '../list/row-scope.ts'
import { localeOfScope, localized } from '../localized-text/localized-text.ts'

const DAY_LENGTH = 10

/** SQL of the names of a user's roles. */
const roles = (
  locale: Locale,
) => sql`(select string_agg(${localized('r.role_name', locale)}, ',' order by r.role_code)
    from sys_user_role ur join sys_role r on r.id = ur.role_id where ur.user_id = t.id)`

/** SQL of the names of a user's departments, limited to departments in the caller's scope. */
const departments = ({
  departs,
}: Scope) => sql`(select string_agg(d.depart_name, ',' order by d.depart_order, d.org_code)
    from sys_user_depart ud join sys_depart d on d.id = ud.dep_id
    where ud.user_id = t.id and d.del_flag = '0' and ${inDeparts(sql`d.org_code`, departs)})`

/** SQL of the names of the departments that a user heads, limited to departments in the caller's scope. */
const headedDepartments = ({
  departs,
}: Scope) => sql`(select string_agg(d.depart_name, ',' order by d.depart_order, d.org_code)
    from sys_depart d where d.id = any(string_to_array(t.depart_ids, ','))
    and d.del_flag = '0' and ${inDeparts(sql`d.org_code`, departs)})`

const none = sql`null`

/**
 * SQL of fields of a user that have no column, or whose value isn't simply their column. Password and salt
 * aren't in the model.
 */
const userFields = {
  orgCodeTxt: departments,
  departIds_dictText: headedDepartments,
  roleTxt: {
    sql: roles(CONTRACT_LOCALE),
    localized: roles,
    select: (scope: Scope) => roles(localeOfScope(scope)),
  },
  relTenantIds: none,
  clientId: none,
  homePath: none,
}

/**
 * Org code of the user's current department. User administrators whose scope contains this department can see
 * and change the user.
 */
export const managingDepart: RawBuilder<unknown> = sql`t.org_code collate "C"`

/** Converts the birthday to a day without a time. */
export const presentUser = <User extends SysUser>(user: User): User => ({
  ...user,
  birthday: user.birthday?.slice(0, DAY_LENGTH) ?? null,
})

/** As in JeecgBoot, `orgCode` of a listed user contains the names of the user's departments. */
const presentListed = <User extends SysUser>(user: User): User => ({
  ...presentUser(user),
  orgCode: user.orgCodeTxt,
})

/** List of users. */
export const userResource = defineListResource({
  model: userModel,
  table: 'sys_user',
  rows: sql`(select * from sys_user where del_flag = 0) t`,
  scope: managingDepart,
  ruleFields: ['createBy'],
  columns: userFields,
  present: presentListed,
})

/** SELECT list of a user `t`, with the columns that administrators see. */
export const userColumns = (scope: Scope): RawBuilder<unknown> => sqlForScope(userResource.select, scope)

/** List of users in the recycle bin. */
export const deletedUserResource = defineListResource({
  model: deletedUserModel,
  table: 'sys_user',
  rows: sql`(select * from sys_user where del_flag = 1) t`,
  scope: managingDepart,
  rulesFrom: userResource,
  columns: { ...userFields, updateTime: { sortBy: sql`coalesce(t.update_time, t.create_time)` } },
  present: presentUser,
})
