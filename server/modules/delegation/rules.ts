import { defineHttpError, givenWords } from '../../platform/http/errors.ts'
import type { LocalizedText } from '../../platform/http/locale.ts'

/** Period in business time. If `startTime` or `endTime` is null, the period has no start or no end. */
export interface Period {
  startTime: string | null
  endTime: string | null
}

/** A user, their agent, and the period of the delegation. */
export interface AgentPeriod extends Period {
  userName: string
  agentUserName: string
}

/** True if two periods overlap. Times are compared as texts, since all have the same format. */
export const overlap = (a: Period, b: Period): boolean =>
  (a.startTime ?? '') <= (b.endTime ?? '9') && (b.startTime ?? '') <= (a.endTime ?? '9')

/**
 * True if a new delegation would close a cycle, which means that at some time a chain of agents leads back to
 * the user. `others` contains the existing delegations, at most one for each user.
 */
export function formsCycle(newAgent: AgentPeriod, others: readonly AgentPeriod[]): boolean {
  const byUser = new Map(others.map((one) => [one.userName, one]))
  let period: Period = newAgent
  let at = newAgent.agentUserName
  for (let steps = 0; steps <= others.length; steps += 1) {
    if (at === newAgent.userName) return true
    const next = byUser.get(at)
    if (!next || next.userName === newAgent.userName || !overlap(period, next)) return false
    period = intersection(period, next)
    at = next.agentUserName
  }
  return false
}

const later = (a: string | null, b: string | null) => ((a ?? '') > (b ?? '') ? a : b)
const sooner = (a: string | null, b: string | null) => ((a ?? '9') < (b ?? '9') ? a : b)

/** Returns the overlap of two periods. */
const intersection = (a: Period, b: Period): Period => ({
  startTime: later(a.startTime, b.startTime),
  endTime: sooner(a.endTime, b.endTime),
})

export const wrong = {
  self: { en: "A user can't be their own agent", zh: '代理人不能是本人' },
  order: { en: 'The end must be after the start', zh: '结束时间不能早于开始时间' },
  user: { en: 'User not found', zh: '用户不存在' },
  nobody: { en: 'Choose an agent', zh: '请选择代理人' },
  agent: { en: 'User not found or frozen', zh: '代理人不存在或已冻结' },
  circle: {
    en: 'Circular delegation. Choose another agent.',
    zh: '代理关系形成循环，最终会由本人代理自己',
  },
} satisfies Record<string, LocalizedText>

/**
 * Error of an invalid delegation. `fields` contains the messages by field; the error's own message is the
 * first of these messages.
 */
const agentInvalid = defineHttpError<LocalizedText>('AGENT_INVALID', 400, givenWords)

/** Creates the error of an invalid delegation with a message at one field. */
export const agentError = (field: string, words: LocalizedText) =>
  agentInvalid(words, { fields: { [field]: words } })
