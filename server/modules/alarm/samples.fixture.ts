import type { SampleRows } from '../../../tests/support/sample-rows.ts'

/** Two alarms. */
export const samples: SampleRows = {
  rows: {
    alarm_record: [
      {
        id: 'alarm-1',
        metric: 'INVARIANT',
        subject: 'bill.payable',
        level: 'CRITICAL',
        title: '一',
        value: 1,
        last_time: '2026-03-08 02:30:00',
        status: 'FIRING',
      },
      {
        id: 'alarm-2',
        metric: 'INVARIANT',
        subject: 'bill.items',
        level: 'WARNING',
        title: '二',
        value: 2,
        last_time: '2026-03-08 02:30:00',
        status: 'ACKNOWLEDGED',
      },
    ],
  },
}
