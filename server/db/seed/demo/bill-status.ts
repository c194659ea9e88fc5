import { failReasons, holdReasons } from '../data/remarks.ts'
import { createWeightedPick, type Random } from './random.ts'

/** Bill status: values of the dictionary `settle_bill_status`. */
export type BillStatus = 'PENDING' | 'HELD' | 'CONFIRMED' | 'SETTLING' | 'SETTLED' | 'FAILED'

/** Status of a bill, with the users and times of its changes. */
export interface BillProgress {
  status: BillStatus
  holdReason: string | null
  failReason: string | null
  confirmBy: string | null
  confirmTime: number | null
  releaseBy: string | null
  releaseTime: number | null
  updateBy: string | null
  updateTime: number | null
  /** Number of updates. */
  version: number
}

const MINUTE = 60_000
const HOUR = 60 * MINUTE
/** Probabilities of the statuses by the age of a bill, counted in settlement dates, newest first. */
const CHANCES: readonly (readonly (readonly [status: BillStatus, weight: number])[])[] = [
  ...Array<[BillStatus, number][]>(2).fill([
    ['PENDING', 95],
    ['HELD', 5],
  ]),
  [
    ['CONFIRMED', 86],
    ['PENDING', 9],
    ['HELD', 5],
  ],
  [
    ['SETTLING', 80],
    ['CONFIRMED', 17],
    ['HELD', 3],
  ],
  ...Array<[BillStatus, number][]>(8).fill([
    ['SETTLED', 97],
    ['FAILED', 2],
    ['HELD', 1],
  ]),
  [['SETTLED', 1]],
]
const draws = CHANCES.map((entries) => createWeightedPick(entries))

/**
 * Picks a random status by the age of a bill, counted in settlement dates. Age 0 is the newest date of the
 * channel.
 */
export function drawStatus(age: number, random: Random): BillStatus {
  const draw = draws[Math.min(age, draws.length - 1)]
  return draw ? draw(random) : 'SETTLED'
}

const untouched: BillProgress = {
  status: 'PENDING',
  holdReason: null,
  failReason: null,
  confirmBy: null,
  confirmTime: null,
  releaseBy: null,
  releaseTime: null,
  updateBy: null,
  updateTime: null,
  version: 0,
}

/** Picks the reason of a failed payment by its time, so that the random numbers of other data stay the same. */
const failReasonAt = (time: number): string | null =>
  failReasons[Math.floor(time / MINUTE) % failReasons.length] ?? null

/** Generates the history of a bill up to its status, from creation to `now`. */
export function reportProgress(
  status: BillStatus,
  { created, now }: { created: number; now: number },
  random: Random,
): BillProgress {
  const clamp = (time: number) => Math.min(time, now)
  const moment = (afterHours: number) => clamp(created + afterHours * HOUR + random.integer(0, 110 * MINUTE))
  if (status === 'PENDING') return untouched
  const first = moment(7)
  if (status === 'HELD') {
    const holdReason = random.pick(holdReasons)
    return { ...untouched, status, holdReason, updateBy: 'clerk', updateTime: first, version: 1 }
  }
  const confirmed = { ...untouched, status, confirmBy: 'clerk', confirmTime: first }
  if (status === 'CONFIRMED') return { ...confirmed, updateBy: 'clerk', updateTime: first, version: 1 }
  const second = moment(12)
  const released = { ...confirmed, releaseBy: 'reviewer', releaseTime: second }
  if (status === 'SETTLING') return { ...released, updateBy: 'reviewer', updateTime: second, version: 2 }
  const failReason = status === 'FAILED' ? failReasonAt(second) : null
  return { ...released, failReason, updateBy: 'system', updateTime: moment(32), version: 3 }
}
