import { defineStates } from '../states/define-states.ts'
import {
  operationChanged,
  operationNotFound,
  operationOfRecord,
  operationStatusWrong,
  operationUncertain,
} from './errors.ts'
import { operationResource } from './operation-resource.ts'
import { isUncertain } from './uncertain.ts'

interface Operation {
  request_no: string
  status: string
  subject_id: string | null
  response: unknown
}

const otherwise = ({ request_no: requestNo, status }: Operation) =>
  operationStatusWrong({ requestNo, status })
/** Throws if a failed operation belongs to a record, since users retry such an operation at its record. */
function requireNoRecord({ request_no: requestNo, status, subject_id }: Operation): void {
  if (status === 'FAILED' && subject_id !== null) throw operationOfRecord({ requestNo })
}

/** Throws if the operation failed but the channel may have executed it. */
function requireNotExecuted(operation: Operation): void {
  requireNoRecord(operation)
  if (isUncertain(operation)) throw operationUncertain({ requestNo: operation.request_no })
}
/**
 * Throws if the channel has already refused the operation, since a refused operation can't succeed any more.
 */
function requireOpenResult(operation: Operation): void {
  if (operation.status === 'FAILED' && !isUncertain(operation)) throw otherwise(operation)
}

const finished = ({ at }: { at: Date }) => ({
  finish_time: at.toISOString(),
  next_time: null,
  message_id: null,
})

/** Statuses of an operation. Only the channel decides whether an operation has succeeded. */
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
      // A channel can answer after the last try, when the operation has already failed.
      from: ['SUBMITTED', 'PROCESSING', 'FAILED'],
      to: 'SUCCEEDED',
      otherwise,
      guard: requireOpenResult,
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
      // A refused operation can be cancelled, so that the merchant can have another operation of this kind.
      from: ['CREATED', 'FAILED'],
      to: 'CANCELLED',
      otherwise,
      guard: requireNotExecuted,
      set: finished,
    },
  },
})
