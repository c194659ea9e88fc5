import { sql } from 'kysely'
import type { DuplicateQuery } from '#schemas'
import type { Database, Db } from '../../db/index.ts'
import { pairUnknown, valueTaken, valueTakenInBin } from './errors.ts'

type ColumnsOf = { [Table in keyof Database]?: readonly (keyof Database[Table])[] }

/** The columns that may be asked about: each has a unique index, so that the question is cheap and worth asking. */
const columns: ColumnsOf = {
  sys_user: ['username', 'phone', 'email', 'work_no'],
  sys_role: ['role_code'],
  sys_depart_role: ['role_code'],
  sys_depart: ['org_code'],
  sys_dict: ['dict_code'],
  sys_position: ['code'],
  sys_category: ['code'],
  sys_sms_template: ['template_code'],
  sys_check_rule: ['rule_code'],
  sys_fill_rule: ['rule_code'],
  shop_basic_info: ['shop_code'],
  shop_licence: ['licence_no'],
}

/** Tables whose deleted rows lie in a bin that somebody can look into. */
const binned: readonly string[] = ['sys_user', 'sys_dict']

const isAskable = (table: string, column: string): boolean =>
  Object.hasOwn(columns, table) &&
  ((columns as Record<string, readonly string[]>)[table] ?? []).includes(column)

/** Refuses a value that another row has; an empty one is nobody's. */
export async function refuseDuplicate(db: Db, query: DuplicateQuery): Promise<void> {
  const { tableName, fieldName, fieldVal, dataId = '' } = query
  if (!isAskable(tableName, fieldName)) throw pairUnknown()
  const value = fieldVal.trim()
  if (value === '') return
  const inBin = binned.includes(tableName) ? sql`del_flag = 1` : sql`false`
  const { rows } = await sql<{ inBin: boolean }>`select ${inBin} as "inBin" from ${sql.table(tableName)}
    where ${sql.ref(fieldName)} = ${value} and id <> ${dataId} limit 1`.execute(db)
  const [taken] = rows
  if (taken) throw taken.inBin ? valueTakenInBin() : valueTaken()
}
