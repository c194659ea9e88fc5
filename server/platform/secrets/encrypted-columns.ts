import type { Mask } from '#schemas/mask'

/** Column with encrypted values. */
export interface EncryptedColumn {
  table: string
  column: string
  /**
   * Unique column that identifies the row. Its value is part of the place to which the encrypted text is
   * bound.
   */
  key: string
  /**
   * Mask of numbers. The column `…_mask` contains the masked number. After a migration, columns with a mask
   * can still contain plain text.
   */
  mask?: Mask
  /** True if the column `…_hash` contains keyed hashes, by which values are found. */
  isHashed?: boolean
}

/** Columns with id numbers and account numbers. */
export const numberColumns = {
  bossIdNo: { table: 'shop_boss', column: 'id_no', key: 'id', mask: 'idNumber', isHashed: true },
  legalIdNo: { table: 'shop_licence', column: 'legal_id_no', key: 'shop_id', mask: 'idNumber' },
  accountNo: { table: 'shop_settle_account', column: 'account_no', key: 'shop_id', mask: 'account' },
} as const satisfies Record<string, EncryptedColumn>

export type NumberColumn = keyof typeof numberColumns

/** Column with the values of saved drafts. */
export const draftColumn: EncryptedColumn = { table: 'form_draft', column: 'sealed_values', key: 'id' }

/** All encrypted columns. These columns are encrypted again when the secret changes. */
export const encryptedColumns: readonly EncryptedColumn[] = [
  ...Object.values(numberColumns),
  { table: 'channel_operation', column: 'sealed_account', key: 'id' },
  { table: 'pay_channel', column: 'secret', key: 'code' },
  { table: 'intake_key', column: 'secret', key: 'id' },
  draftColumn,
]

/** Name of the place where a value is stored. The encrypted text can be decrypted only with this name. */
export const placeOf = ({ table, column }: EncryptedColumn, key: string): string =>
  `${table}.${column}:${key}`
