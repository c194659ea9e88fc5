import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { DuplicateQuery } from '#schemas'
import { errorEnvelope, ok } from '../../platform/http/envelope.ts'
import { createRawRoute, createRoute } from '../../platform/http/operation-route.ts'
import type { Services } from '../../services.ts'
import { pairUnknown, ruleUnknown, valueTaken, valueTakenInBin } from './errors.ts'
import { decodeValue, findFailure, readRule } from './rules.ts'

/** Throws if another row already has the value. An empty value is never a duplicate. */
async function rejectDuplicate(
  { database: { db }, registry }: Services,
  query: DuplicateQuery,
): Promise<void> {
  const { tableName, fieldName, fieldVal, dataId = '' } = query
  const { uniqueColumns } = registry
  const unique = Object.hasOwn(uniqueColumns, tableName) ? uniqueColumns[tableName] : undefined
  if (!unique?.columns.includes(fieldName)) throw pairUnknown()
  const value = fieldVal.trim()
  if (value === '') return
  const inBin = unique.hasBin ? sql`del_flag = 1` : sql`false`
  const { rows } = await sql<{ inBin: boolean }>`select ${inBin} as "inBin" from ${sql.table(tableName)}
    where ${sql.ref(fieldName)} = ${value} and id <> ${dataId} limit 1`.execute(db)
  const [duplicate] = rows
  if (duplicate) throw duplicate.inBin ? valueTakenInBin() : valueTaken()
}

const free = { en: 'Available', zh: '该值可用！' }
/**
 * Maximum number of checks per minute. A form sends checks while the user types. A client that exceeds the
 * maximum is probably scanning for existing values.
 */
const CHECKS = 300
const FAILED = 500

/** Routes that check a single value while the user fills in a form. */
export async function checkRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const { db } = services.database
  createRoute(app)(
    'check.duplicate',
    async (query) => {
      await rejectDuplicate(services, query)
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
