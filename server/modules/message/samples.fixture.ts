import type { SampleRows } from '../../../tests/support/sample-rows.ts'

/** Two templates and two messages; the demo data has none. */
export const samples: SampleRows = {
  rows: {
    sys_sms_template: [
      { id: 't1', template_name: 'One', template_code: 'one', template_type: '4', template_content: 'x' },
      { id: 't2', template_name: 'Two', template_code: 'two', template_type: '4', template_content: 'x' },
    ],
    sys_sms: [
      { id: 's1', es_title: 'One', es_type: '4', es_receiver: 'admin', es_send_status: '1' },
      { id: 's2', es_title: 'Two', es_type: '4', es_receiver: 'clerk', es_send_status: '1' },
    ],
  },
}
