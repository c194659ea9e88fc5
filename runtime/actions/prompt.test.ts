import { describe, expect, test, vi } from 'vitest'
import type { Step } from '#schemas'
import { createActions, networkError, rejection } from '../../tests/support/actions.ts'

describe('prompt', () => {
  const prompt: Step = {
    do: 'prompt',
    title: { $text: 'Hold ${record.billNo}' },
    fields: [{ id: 'f', field: 'reason', title: 'Reason', default: { $expr: 'record.billNo' } }],
    as: 'hold',
  }
  const hold: Step = { do: 'call', op: 'bill.hold', args: { reason: { $expr: 'result.hold.reason' } } }

  test('the steps after a prompt run once, while its dialog is open', async () => {
    const { call, notify, run } = createActions()

    await run(prompt, hold, { do: 'toast', text: 'held' })

    expect(notify.prompt).toHaveBeenCalledWith(
      expect.objectContaining({ title: 'Hold SB1', fields: [expect.objectContaining({ default: 'SB1' })] }),
    )
    expect(call.mock.calls.map(([, args]) => args)).toEqual([{ reason: 'late' }])
    expect(notify.toast).toHaveBeenCalledTimes(1)
  })

  test('values that follow a prompt are shown without keeping it open', async () => {
    const { notify, run } = createActions()
    const items = [
      { title: 'Bill', value: { $text: '${record.billNo}' } },
      { title: 'Reason', value: { $text: '${result.hold.reason}' }, once: true },
    ]

    await run(prompt, { do: 'show', title: 'Held', items })

    expect(notify.show).toHaveBeenCalledExactlyOnceWith({
      title: 'Held',
      items: [
        { title: 'Bill', value: 'SB1', once: false },
        { title: 'Reason', value: 'late', once: true },
      ],
    })
  })

  test('a prompt evaluates the row id of a uniqueness check', async () => {
    const { notify, run } = createActions()
    const duplicate = { tableName: 'settle_bill', fieldName: 'bill_no', dataId: { $expr: 'record.id' } }
    const validate = [{ duplicate }, { ruleCode: 'bill_no' }]

    await run({ ...prompt, fields: [{ id: 'f', field: 'billNo', title: 'Bill', validate }] })

    const lowered = [{ duplicate: { ...duplicate, dataId: '1' } }, { ruleCode: 'bill_no' }]
    expect(notify.prompt).toHaveBeenCalledWith(
      expect.objectContaining({ fields: [expect.objectContaining({ validate: lowered })] }),
    )
  })

  test('a prompt translates the options and the placeholder of its inputs', async () => {
    const { context, notify, run } = createActions()
    vi.spyOn(context, 'translate').mockImplementation((text) => `zh ${text}`)
    const props = { options: [{ value: 'accountNo', label: 'Account' }], placeholder: 'Choose', maxLength: 9 }

    await run({
      ...prompt,
      fields: [{ id: 'f', field: 'field', title: 'Number', component: 'Radio', props }],
    })

    expect(notify.prompt).toHaveBeenCalledWith(
      expect.objectContaining({
        fields: [
          expect.objectContaining({
            props: {
              options: [{ value: 'accountNo', label: 'zh Account' }],
              placeholder: 'zh Choose',
              maxLength: 9,
            },
          }),
        ],
      }),
    )
  })

  test('a failed save keeps the dialog open, and a retry with the same values has the same idempotency key', async () => {
    const { context, call, notify, run, keys } = createActions()
    call.mockRejectedValueOnce(networkError()).mockRejectedValueOnce(rejection(409))
    notify.prompt.mockImplementation(async ({ submit }) => {
      await expect(submit({ reason: 'late' })).rejects.toMatchObject({ cause: { code: 'HTTP_NETWORK' } })
      await expect(submit({ reason: 'late' })).rejects.toMatchObject({
        cause: { data: { fields: { reason: 'short' } } },
      })
      await submit({ reason: 'other' })
      return true
    })

    await run(prompt, hold)

    const [lost, again, other] = keys()
    expect(again).toBe(lost)
    expect(other).not.toBe(lost)
    expect(context.refresh).toHaveBeenCalledTimes(1)
  })
})
