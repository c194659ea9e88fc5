import type { RoleCode } from './accounts.ts'

/** All roles except the administrator, who has each menu without being named. */
export const everyone: readonly RoleCode[] = [
  'settlement_clerk',
  'settlement_reviewer',
  'shop_keeper',
  'configurator',
  'test',
]

/** Roles that see shops and bills, besides the administrator. */
export const readers: readonly RoleCode[] = ['settlement_clerk', 'settlement_reviewer', 'shop_keeper']

/** Roles that settle bills, besides the administrator. */
export const settlers: readonly RoleCode[] = ['settlement_clerk', 'settlement_reviewer']
