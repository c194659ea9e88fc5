// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { begin, fakeNotices, latest, pass, reportChanges } from './watch-notices.fixture.ts'

fakeNotices()

test('messages about changed records are reported within 300 ms, together', async () => {
  begin()
  latest().onopen?.()

  for (const msgId of ['SettleBill', 'BillAdjustment', 'SettleBill'])
    latest().onmessage?.({ data: JSON.stringify({ cmd: 'records', msgId, msgTxt: '' }) })
  await pass(300)

  expect(reportChanges.mock.calls).toEqual([[['SettleBill', 'BillAdjustment']]])
})

test('a message about changed records without a model reports that any may have changed', async () => {
  begin()
  latest().onopen?.()

  for (const msgId of ['SettleBill', ''])
    latest().onmessage?.({ data: JSON.stringify({ cmd: 'records', msgId, msgTxt: '' }) })
  await pass(300)

  expect(reportChanges.mock.calls).toEqual([[undefined]])
})

test('after a reconnection any model may have changed, but not after the first connection', async () => {
  begin()
  latest().onopen?.()
  expect(reportChanges).not.toHaveBeenCalled()

  latest().onclose?.({ code: 1006 })
  await pass(5000)
  latest().onopen?.()

  expect(reportChanges.mock.calls).toEqual([[undefined]])
})

test('in a tab that becomes visible any model may have changed, even if a message names only one', async () => {
  vi.spyOn(Math, 'random').mockReturnValueOnce(0.9)
  begin()
  latest().onopen?.()
  await pass(30_000)

  latest().onmessage?.({ data: JSON.stringify({ cmd: 'records', msgId: 'SettleBill', msgTxt: '' }) })
  document.dispatchEvent(new Event('visibilitychange'))
  await pass(300)

  expect(reportChanges.mock.calls).toEqual([[undefined]])
})
