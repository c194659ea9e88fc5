import type { RoleCode } from './accounts.ts'

/** Roles of all users who can sign in. */
export const everyone: readonly RoleCode[] = [
  'admin',
  'settlement_clerk',
  'settlement_reviewer',
  'shop_keeper',
  'configurator',
  'test',
]

/** Roles that see shops and bills. */
export const readers: readonly RoleCode[] = [
  'admin',
  'settlement_clerk',
  'settlement_reviewer',
  'shop_keeper',
]

/** Roles that settle bills. */
export const settlers: readonly RoleCode[] = ['admin', 'settlement_clerk', 'settlement_reviewer']
