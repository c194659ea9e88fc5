import type { Tx } from '../../db/index.ts'
import { raiseAlarm } from '../alarm/raise-alarm.ts'
import type { AuditEntry } from '../audit-log/append.ts'
import type { LocalizedText } from '../http/locale.ts'
import type { ChangeContext } from '../http/request.ts'
import { isAboutLatestAttempt } from './answered-attempt.ts'
import type { Answer } from './apply-answer.ts'
import type { OperationRow } from './results.ts'

const successAfterwards = (requestNo: string): LocalizedText => ({
  en: `The channel reports a late success: ${requestNo}`,
  zh: `渠道事后报告成功：${requestNo}`,
})
const failureAfterwards = (requestNo: string): LocalizedText => ({
  en: `The channel reports a late failure: ${requestNo}`,
  zh: `渠道事后报告失败：${requestNo}`,
})

/** Title of the alarm, if the answer contradicts the final result of its operation. Otherwise undefined. */
function contradictionOf(row: OperationRow, answer: Answer): LocalizedText | undefined {
  if (answer.status === 'PROCESSING' || !isAboutLatestAttempt(row, answer, 'callBack')) return undefined
  const isSuccess = answer.status === 'SUCCEEDED'
  if (isSuccess === (row.status === 'SUCCEEDED')) return undefined
  return (isSuccess ? successAfterwards : failureAfterwards)(row.request_no)
}

/**
 * Raises an alarm if a late answer contradicts the final result of its operation. Users then compare their
 * records with the records of the channel. The caller appends the returned audit entries.
 */
export async function alarmContradiction(
  tx: Tx,
  row: OperationRow,
  answer: Answer,
  context: Pick<ChangeContext, 'at' | 'nextId'>,
): Promise<AuditEntry[]> {
  const title = contradictionOf(row, answer)
  if (!title) return []
  const alarm = {
    metric: 'CHANNEL_RESULT',
    subject: row.request_no,
    level: 'CRITICAL',
    title,
    value: 1,
  } as const
  const entry = await raiseAlarm(tx, alarm, context)
  return entry ? [entry] : []
}
