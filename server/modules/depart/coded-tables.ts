import type { MovedKind } from '#schemas'
import type { Database } from '../../db/index.ts'

/** A column that holds org codes: its rows go along when a department is moved. */
type CodedColumn = {
  [Table in keyof Database]: { table: Table; column: keyof Database[Table] & string; kind: MovedKind }
}[keyof Database]

/** Every column of org codes there is; a test compares them with the columns of the database. */
export const codedColumns: readonly CodedColumn[] = [
  { table: 'sys_depart', column: 'org_code', kind: 'departments' },
  { table: 'shop_basic_info', column: 'sys_org_code', kind: 'shops' },
  { table: 'shop_boss', column: 'sys_org_code', kind: 'shops' },
  { table: 'channel_merchant', column: 'sys_org_code', kind: 'shops' },
  { table: 'channel_operation', column: 'sys_org_code', kind: 'shops' },
  { table: 'settle_bill', column: 'sys_org_code', kind: 'bills' },
  { table: 'bill_adjustment', column: 'sys_org_code', kind: 'bills' },
  { table: 'trade_order', column: 'sys_org_code', kind: 'trades' },
  { table: 'trade_hourly', column: 'sys_org_code', kind: 'sums' },
  { table: 'trade_daily', column: 'sys_org_code', kind: 'sums' },
  { table: 'sys_category', column: 'sys_org_code', kind: 'others' },
  { table: 'sys_user_agent', column: 'sys_org_code', kind: 'others' },
  { table: 'export_task', column: 'org_code', kind: 'others' },
  // The last: whoever is moved along waits with his login from here on.
  { table: 'sys_user', column: 'org_code', kind: 'users' },
]
