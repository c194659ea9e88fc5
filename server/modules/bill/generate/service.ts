import type { GenerateBills, GeneratedBills } from '#schemas'
import { withTransaction } from '../../../db/index.ts'
import { type AuditOrigin, appendAudit } from '../../../platform/audit-log/append.ts'
import { businessDayOf } from '../../../platform/business-time.ts'
import type { Services } from '../../../services.ts'
import { billGenerateInvalid } from '../errors.ts'
import { readChannels } from './close-dates.ts'
import { type GeneratedDay, type Generation, generateBills } from './generate-bills.ts'

/** Creates the audit entry for a settlement date for which all bills exist. */
const auditEntry = ({ channelCode, settleDate, bills, payableFen }: GeneratedDay) => ({
  action: 'bill.generate',
  subject: { kind: 'settle_cutoff', id: `${channelCode}/${settleDate}` },
  detail: { channelCode, settleDate, bills, payableFen },
  changes: { table: 'settle_bill' },
})

/**
 * Creates the function that makes the missing bills up to a settlement date. The function writes an audit row
 * for each date.
 */
export function createGenerate({ database: { db }, ids, clock, config }: Services) {
  const nextId = () => ids.nextId()

  return async function generate(
    { settleDate, channelCode }: GenerateBills,
    origin: AuditOrigin,
    { signal }: Pick<Generation, 'signal'> = {},
  ): Promise<GeneratedBills> {
    const at = clock()
    const today = businessDayOf(at, config.businessTz)
    if (settleDate > today) {
      throw billGenerateInvalid({ settleDate: { en: "Can't be in the future", zh: '不能晚于今天' } })
    }
    if (channelCode && (await readChannels(db, channelCode)).length === 0) {
      throw billGenerateInvalid({ channelCode: { en: 'Unknown channel', zh: '未知渠道' } })
    }
    const days = await generateBills({
      db,
      transaction: (work) => withTransaction(db, work),
      date: settleDate,
      channelCode: channelCode ?? undefined,
      today,
      by: origin.user.username,
      stampOf: () => ({ at, nextId }),
      completed: (tx, day) => appendAudit(tx, { entry: auditEntry(day), origin, id: nextId(), at }),
      ...(signal && { signal }),
    })
    return {
      bills: days.reduce((sum, { bills }) => sum + bills, 0),
      days: days.map(({ channelCode, settleDate, bills }) => ({ channelCode, settleDate, bills })),
    }
  }
}
