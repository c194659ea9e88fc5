import type { PoolClient } from 'pg'
import type { SeedDepartment } from '../data/departments.ts'
import { insertMissing, type Row } from './insert.ts'
import { seedId } from './seed-id.ts'

/** Number of codes below one parent: from A01 to Z99. */
const MAX_CHILDREN = 26 * 99

/** Org code of a child department. `index` starts at 0. */
export function childOrgCode(parentCode: string, index: number): string {
  if (index >= MAX_CHILDREN) throw new RangeError(`${parentCode} has no code left for another department`)
  const letter = String.fromCharCode(65 + Math.floor(index / 99))
  return `${parentCode}${letter}${String((index % 99) + 1).padStart(2, '0')}`
}

/** Id of a seeded department. */
export const departmentId = (orgCode: string) => seedId('department', orgCode)

function departmentRow(department: SeedDepartment, index: number): Row {
  const parentCode = department.orgCode.slice(0, -3)
  return {
    id: departmentId(department.orgCode),
    parent_id: parentCode === '' ? null : departmentId(parentCode),
    depart_name: department.name,
    depart_name_en: department.nameEn,
    depart_order: index,
    org_category: department.category,
    org_type: parentCode === '' ? '1' : '2',
    org_code: department.orgCode,
    status: '1',
    del_flag: '0',
    create_by: 'system',
  }
}

/** Adds missing departments. The parent of each department must exist or be in the list. */
export async function seedDepartments(
  client: PoolClient,
  departments: readonly SeedDepartment[],
): Promise<void> {
  await insertMissing(client, 'sys_depart', departments.map(departmentRow))
}
