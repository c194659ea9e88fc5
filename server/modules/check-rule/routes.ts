import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { DuplicateQuery } from '#schemas'
import type { Database, Db } from '../../db/index.ts'
import { errorEnvelope, ok } from '../../platform/http/envelope.ts'
import { createRawRoute, createRoute } from '../../platform/http/operation-route.ts'
import type { Services } from '../../services.ts'
import { pairUnknown, ruleUnknown, valueTaken, valueTakenInBin } from './errors.ts'
import { decodeValue, findFailure, readRule } from './rules.ts'

type ColumnsOf = { [Table in keyof Database]?: readonly (keyof Database[Table])[] }

/**
 * Columns whose values clients can check for duplicates. Each has a unique index, so that the check is fast.
 */
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

/** Tables whose deleted rows stay in a recycle bin. */
const tablesWithBin: readonly string[] = ['sys_user', 'sys_dict']

const isAskable = (table: string, column: string): boolean =>
  Object.hasOwn(columns, table) &&
  ((columns as Record<string, readonly string[]>)[table] ?? []).includes(column)

/** Throws if another row already has the value. An empty value is never a duplicate. */
async function rejectDuplicate(db: Db, query: DuplicateQuery): Promise<void> {
  const { tableName, fieldName, fieldVal, dataId = '' } = query
  if (!isAskable(tableName, fieldName)) throw pairUnknown()
  const value = fieldVal.trim()
  if (value === '') return
  const inBin = tablesWithBin.includes(tableName) ? sql`del_flag = 1` : sql`false`
  const { rows } = await sql<{ inBin: boolean }>`select ${inBin} as "inBin" from ${sql.table(tableName)}
    where ${sql.ref(fieldName)} = ${value} and id <> ${dataId} limit 1`.execute(db)
  const [duplicate] = rows
  if (duplicate) throw duplicate.inBin ? valueTakenInBin() : valueTaken()
}

const free = { en: 'Available', zh: '该值可用！' }
/**
 * Maximum checks per minute. A form checks while the user types; more requests suggest a scan for existing
 * values.
 */
const CHECKS = 300
const FAILED = 500

/** Routes that check a single value while the user fills in a form. */
export async function checkRoutes(app: FastifyInstance, { database: { db } }: Services): Promise<void> {
  createRoute(app)(
    'check.duplicate',
    async (query) => {
      await rejectDuplicate(db, query)
      return null
    },
    { limit: CHECKS, message: free },
  )
  createRawRoute(app)(
    'check.rule',
    async ({ ruleCode, value }, { locale }) => {
      const row = await db
        .selectFrom('sys_check_rule')
        .select('rule_json')
        .where('rule_code', '=', ruleCode)
        .executeTakeFirst()
      if (row === undefined) throw ruleUnknown()
      const failure = findFailure(readRule(row.rule_json), decodeValue(value), locale)
      return failure ? { ...errorEnvelope(FAILED, failure.message), result: failure } : ok(null)
    },
    { limit: CHECKS },
  )
}
