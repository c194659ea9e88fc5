import type { SampleRows } from '../../../tests/support/sample-rows.ts'

/** Two runs of jobs. */
export const samples: SampleRows = {
  rows: {
    sys_quartz_log: [
      {
        id: 'r1',
        job_id: 'audit.verify',
        job_class_name: 'audit.verify',
        status: 'QUEUED',
        scheduled_time: '2026-03-08 02:30:00',
        message_id: 'm1',
      },
      {
        id: 'r2',
        job_id: 'file.unsent',
        job_class_name: 'file.unsent',
        status: 'QUEUED',
        scheduled_time: '2026-03-08 03:45:00',
        message_id: 'm2',
      },
    ],
  },
}
