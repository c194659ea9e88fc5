import type { Words } from '../../http/locale.ts'

/** From when until when, in business time; null is open. */
export interface Period {
  startTime: string | null
  endTime: string | null
}

/** One who stands in for another, as cycles are looked for. */
export interface Standing extends Period {
  userName: string
  agentUserName: string
}

/** Whether there is a moment that lies in both. Times of one form compare as texts. */
export const overlap = (a: Period, b: Period): boolean =>
  (a.startTime ?? '') <= (b.endTime ?? '9') && (b.startTime ?? '') <= (a.endTime ?? '9')

/**
 * Whether somebody would in the end stand in for himself at some moment: whoever is asked passes on to his own agent,
 * and so on. `others` are those in force, each user once.
 */
export function isCircular(wanted: Standing, others: readonly Standing[]): boolean {
  const byUser = new Map(others.map((one) => [one.userName, one]))
  let period: Period = wanted
  let at = wanted.agentUserName
  for (let steps = 0; steps <= others.length; steps += 1) {
    if (at === wanted.userName) return true
    const next = byUser.get(at)
    if (!next || next.userName === wanted.userName || !overlap(period, next)) return false
    period = meeting(period, next)
    at = next.agentUserName
  }
  return false
}

const later = (a: string | null, b: string | null) => ((a ?? '') > (b ?? '') ? a : b)
const sooner = (a: string | null, b: string | null) => ((a ?? '9') < (b ?? '9') ? a : b)

/** What two periods have in common. */
const meeting = (a: Period, b: Period): Period => ({
  startTime: later(a.startTime, b.startTime),
  endTime: sooner(a.endTime, b.endTime),
})

export const wrong = {
  self: { en: 'Nobody stands in for himself', zh: '代理人不能是本人' },
  order: { en: 'The end is before the beginning', zh: '结束时间不能早于开始时间' },
  user: { en: 'There is no such user', zh: '用户不存在' },
  nobody: { en: 'Choose who stands in', zh: '请选择代理人' },
  agent: { en: 'There is no such user who can sign in', zh: '代理人不存在或已冻结' },
  circle: {
    en: 'That goes round in a circle: in the end he would stand in for himself',
    zh: '代理关系形成循环，最终会由本人代理自己',
  },
} satisfies Record<string, Words>
