import { describe, expect, test } from 'vitest'
import type { BillStatus } from './errors.ts'
import { type BillState, type BillStep, nextStatus } from './rules.ts'

const bill = (status: BillStatus, confirmBy: string | null = null): BillState => ({
  billNo: 'B1',
  status,
  version: 3,
  confirmBy,
})
const asked = { version: 3, by: 'clerk' }

describe('the steps of a bill', () => {
  test.each([
    ['confirm', 'PENDING', 'CONFIRMED'],
    ['hold', 'PENDING', 'HELD'],
    ['unhold', 'HELD', 'PENDING'],
    ['release', 'CONFIRMED', 'SETTLING'],
  ] as const)('the step %s changes the status %s to %s', (step, from, to) => {
    expect(nextStatus(step, bill(from), asked)).toBe(to)
  })

  const refused: [BillStep, string, BillStatus[]][] = [
    ['confirm', 'BILL_NOT_PENDING', ['HELD', 'CONFIRMED', 'SETTLING', 'SETTLED', 'FAILED']],
    ['hold', 'BILL_NOT_PENDING', ['HELD', 'CONFIRMED', 'SETTLING', 'SETTLED', 'FAILED']],
    ['unhold', 'BILL_NOT_HELD', ['PENDING', 'CONFIRMED', 'SETTLING', 'SETTLED', 'FAILED']],
    ['release', 'BILL_NOT_CONFIRMED', ['PENDING', 'HELD', 'SETTLING', 'SETTLED', 'FAILED']],
  ]
  test.each(refused.flatMap(([step, code, states]) => states.map((state) => [step, state, code] as const)))(
    'the step %s of a bill that is %s throws %s',
    (step, state, code) => {
      expect(() => nextStatus(step, bill(state), asked)).toThrow(
        expect.objectContaining({ code, status: 409 }),
      )
    },
  )

  test('a refused step names the status of the bill', () => {
    expect(() => nextStatus('confirm', bill('HELD'), asked)).toThrow('Bill B1 is held, not to be confirmed')
  })

  test('a step on a stale version is refused', () => {
    expect(() => nextStatus('confirm', bill('PENDING'), { ...asked, version: 2 })).toThrow(
      expect.objectContaining({ code: 'BILL_CHANGED', status: 409 }),
    )
  })

  test('the user who confirmed a bill cannot release it', () => {
    expect(() => nextStatus('release', bill('CONFIRMED', 'clerk'), asked)).toThrow(
      expect.objectContaining({ code: 'BILL_SAME_PERSON', status: 409 }),
    )
    expect(nextStatus('release', bill('CONFIRMED', 'clerk'), { ...asked, by: 'reviewer' })).toBe('SETTLING')
  })

  test('the user who confirmed a bill can hold it again', () => {
    expect(nextStatus('hold', bill('PENDING', 'clerk'), asked)).toBe('HELD')
  })
})
