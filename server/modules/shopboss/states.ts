import { defineStates } from '../../platform/states/define-states.ts'
import { ownerChanged, ownerMerged, ownerNotFound } from './errors.ts'
import { ownerResource } from './resource.ts'

/** Statuses of an owner. A merged owner stays as a reference to the owner that has its shops. */
export const ownerStates = defineStates({
  subject: 'shop_boss',
  dictionary: 'shop_boss_status',
  records: ownerResource,
  describe: ({ name }) => ({ name }),
  errors: { notFound: ownerNotFound, changed: ({ name }) => ownerChanged({ name }) },
  transitions: {
    merge: {
      operation: 'shopBoss.merge',
      from: ['ACTIVE', 'SUSPENDED'],
      to: 'MERGED',
      otherwise: ({ name }) => ownerMerged({ name }),
    },
  },
})
