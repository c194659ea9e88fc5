import type { Mask } from '#schemas/mask'

/** Column with encrypted values. */
export interface EncryptedColumn {
  table: string
  column: string
  /** Unique column whose value is part of the place of a value. */
  key: string
  /** Mask of numbers; their column `…_mask` has the masked text. A migration can leave them in plain text. */
  mask?: Mask
  /** True if values are found by their keyed hash in the column `…_hash`. */
  isHashed?: boolean
}

/** Numbers of persons and accounts. */
export const numberColumns = {
  bossIdNo: { table: 'shop_boss', column: 'id_no', key: 'id', mask: 'idNumber', isHashed: true },
  legalIdNo: { table: 'shop_licence', column: 'legal_id_no', key: 'shop_id', mask: 'idNumber' },
  accountNo: { table: 'shop_settle_account', column: 'account_no', key: 'shop_id', mask: 'account' },
} as const satisfies Record<string, EncryptedColumn>

export type NumberColumn = keyof typeof numberColumns

/** All encrypted columns, which a change of the secret encrypts again. */
export const encryptedColumns: readonly EncryptedColumn[] = [
  ...Object.values(numberColumns),
  { table: 'channel_operation', column: 'sealed_account', key: 'id' },
  { table: 'pay_channel', column: 'secret', key: 'code' },
  { table: 'intake_key', column: 'secret', key: 'id' },
]

/** Place of a value for its encryption. */
export const placeOf = ({ table, column }: EncryptedColumn, key: string): string =>
  `${table}.${column}:${key}`
