import { defineStates } from '../states/define-states.ts'
import { operationChanged, operationNotFound, operationOfRecord, operationStatusWrong } from './errors.ts'
import { operationResource } from './operation-resource.ts'

interface Operation {
  request_no: string
  status: string
  subject_id: string | null
}

const otherwise = ({ request_no: requestNo, status }: Operation) =>
  operationStatusWrong({ requestNo, status })
/** Throws for a failed payment of a record, which is retried at the record. */
function requireNoRecord({ request_no: requestNo, status, subject_id }: Operation): void {
  if (status === 'FAILED' && subject_id !== null) throw operationOfRecord({ requestNo })
}

const finished = ({ at }: { at: Date }) => ({
  finish_time: at.toISOString(),
  next_time: null,
  message_id: null,
})

/** Statuses of an operation. Only its channel decides whether it succeeded. */
export const operationStates = defineStates({
  subject: 'channel_operation',
  dictionary: 'channel_operation_status',
  records: operationResource,
  describe: ({ request_no, kind, channel_code }) => ({
    requestNo: request_no,
    kind,
    channelCode: channel_code,
  }),
  errors: {
    notFound: operationNotFound,
    changed: ({ request_no }) => operationChanged({ requestNo: request_no }),
  },
  transitions: {
    create: { system: true, action: 'channelOperation.create', from: null, to: 'CREATED' },
    submit: {
      system: true,
      action: 'channelOperation.submit',
      from: ['CREATED'],
      to: 'SUBMITTED',
      otherwise,
      set: () => ({ attempt: 1 }),
    },
    process: {
      system: true,
      action: 'channelOperation.process',
      from: ['SUBMITTED'],
      to: 'PROCESSING',
      otherwise,
    },
    succeed: {
      system: true,
      action: 'channelOperation.succeed',
      from: ['SUBMITTED', 'PROCESSING'],
      to: 'SUCCEEDED',
      otherwise,
      set: (context) => ({ ...finished(context), fail_reason: null }),
    },
    fail: {
      system: true,
      action: 'channelOperation.fail',
      from: ['SUBMITTED', 'PROCESSING'],
      to: 'FAILED',
      otherwise,
      set: (context) => ({ ...finished(context), fail_reason: context.reason }),
    },
    reject: {
      system: true,
      action: 'channelOperation.reject',
      from: ['SUBMITTED', 'PROCESSING'],
      to: 'REJECTED',
      otherwise,
      set: (context) => ({ ...finished(context), fail_reason: context.reason }),
    },
    retry: {
      operation: 'channelOperation.retry',
      from: ['FAILED'],
      to: 'SUBMITTED',
      otherwise,
      set: () => ({ fail_reason: null, finish_time: null, tries: 0, polls: 0 }),
    },
    cancel: {
      operation: 'channelOperation.cancel',
      // A failed operation can be given up, so that the merchant can have another one of its kind.
      from: ['CREATED', 'FAILED'],
      to: 'CANCELLED',
      otherwise,
      guard: requireNoRecord,
      set: finished,
    },
  },
})
