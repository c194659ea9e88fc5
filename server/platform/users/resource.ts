import { type RawBuilder, sql } from 'kysely'
import { deletedUserModel, type SysUser, userModel } from '#schemas'
import { CONTRACT_LOCALE, type Locale } from '../http/locale.ts'
import type { Scope } from '../http/request.ts'
import { authorColumns } from '../list/author-columns.ts'
import { defineListResource } from '../list/resource.ts'
import { inDeparts } from '../list/row-scope.ts'
import { localized } from '../localized-text/localized-text.ts'

const DAY_LENGTH = 10

/** The names of a user's roles. */
const roles = (
  locale: Locale,
) => sql`(select string_agg(${localized('r.role_name', locale)}, ',' order by r.role_code)
    from sys_user_role ur join sys_role r on r.id = ur.role_id where ur.user_id = t.id)`

/**
 * Columns of a user `t` for administrators, without password and salt. Only departments in their scope are
 * named.
 */
export const userColumns = ({
  departs,
  locale = CONTRACT_LOCALE,
}: Scope): RawBuilder<unknown> => sql`t.id, t.username, t.realname, t.avatar, t.birthday, t.sex,
  t.email, t.phone, t.org_code as "orgCode", t.status, t.del_flag as "delFlag", t.work_no as "workNo", t.post,
  t.telephone, t.user_identity as "userIdentity", t.depart_ids as "departIds", t.activiti_sync as "activitiSync",
  t.third_id as "thirdId", t.third_type as "thirdType", null as "relTenantIds", null as "clientId",
  null as "homePath", ${authorColumns},
  (select string_agg(d.depart_name, ',' order by d.depart_order, d.org_code) from sys_user_depart ud
    join sys_depart d on d.id = ud.dep_id where ud.user_id = t.id and d.del_flag = '0'
      and ${inDeparts(sql`d.org_code`, departs)}) as "orgCodeTxt",
  ${roles(locale)} as "roleTxt"`

/**
 * Org code of the user's current department. Administrators of this department can see and change the user.
 */
export const managingDepart: RawBuilder<unknown> = sql`t.org_code collate "C"`

/** Converts birthdays to days. */
export const presentUser = <User extends SysUser>(user: User): User => ({
  ...user,
  birthday: user.birthday?.slice(0, DAY_LENGTH) ?? null,
})

/** List of users. */
export const userResource = defineListResource<SysUser>({
  model: userModel,
  rows: sql`(select * from sys_user where del_flag = 0) t`,
  scopeColumn: managingDepart,
  columns: {
    username: { type: 'text', sql: sql`t.username` },
    realname: { type: 'text', sql: sql`t.realname` },
    phone: { type: 'text', sql: sql`t.phone` },
    email: { type: 'text', sql: sql`t.email` },
    workNo: { type: 'text', sql: sql`t.work_no` },
    roleTxt: { type: 'text', sql: roles(CONTRACT_LOCALE), localized: roles },
    sex: { type: 'integer', sql: sql`t.sex` },
    status: { type: 'integer', sql: sql`t.status` },
    orgCode: { type: 'text', sql: sql`t.org_code` },
    createTime: { type: 'time', sql: sql`t.create_time` },
  },
  ruleColumns: {
    createBy: { type: 'text', sql: sql`t.create_by` },
  },
  select: userColumns,
  joins: sql``,
  present: presentUser,
})

/** List of users in the recycle bin. */
export const deletedUserResource = defineListResource<SysUser>({
  model: deletedUserModel,
  rows: sql`(select * from sys_user where del_flag = 1) t`,
  scopeColumn: managingDepart,
  rulesFrom: userResource,
  columns: {
    username: { type: 'text', sql: sql`t.username` },
    realname: { type: 'text', sql: sql`t.realname` },
    updateTime: {
      type: 'time',
      sql: sql`t.update_time`,
      sortBy: sql`coalesce(t.update_time, t.create_time)`,
    },
  },
  select: userColumns,
  joins: sql``,
  present: presentUser,
})
