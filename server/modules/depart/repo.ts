import { sql } from 'kysely'
import type { SysDepart } from '#schemas'
import type { Db } from '../../db/index.ts'
import type { Scope } from '../../http/request.ts'
import { inScope } from '../list/scope.ts'

const columns = sql`t.id, t.parent_id as "parentId", t.depart_name as "departName",
  t.depart_name_en as "departNameEn", t.depart_name_abbr as "departNameAbbr",
  t.depart_order as "departOrder", t.description, t.org_category as "orgCategory", t.org_type as "orgType",
  t.org_code as "orgCode", t.mobile, t.fax, t.address, t.memo, t.status, t.del_flag as "delFlag",
  t.create_by as "createBy", t.create_time as "createTime", t.update_by as "updateBy",
  t.update_time as "updateTime"`

const inOrder = sql`order by t.depart_order, t.org_code`

/** Every department that the caller sees, brothers and sisters in their order. */
export async function departsInScope(db: Db, scope: Scope): Promise<SysDepart[]> {
  const { rows } = await sql<SysDepart>`select ${columns} from sys_depart t
    where t.del_flag = '0' and ${inScope(sql`t.org_code`, scope)} ${inOrder}`.execute(db)
  return rows
}

/** Those of these ids, or of these org codes, within the scope; others are left out. */
export async function departsNamed(
  db: Db,
  { ids, orgCodes }: { ids: readonly string[]; orgCodes: readonly string[] },
  scope: Scope,
): Promise<SysDepart[]> {
  const { rows } = await sql<SysDepart>`select ${columns} from sys_depart t
    where t.del_flag = '0' and (t.id = any(${ids}::text[]) or t.org_code = any(${orgCodes}::text[]))
      and ${inScope(sql`t.org_code`, scope)} ${inOrder}`.execute(db)
  return rows
}
