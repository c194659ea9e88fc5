import { defineStates } from '../../platform/states/define-states.ts'
import { type OwnerStatus, ownerChanged, ownerMerged, ownerNotFound, ownerWrongStatus } from './errors.ts'
import { ownerResource } from './resource.ts'

const otherwise = ({ name, status }: { name: string; status: string }) =>
  status === 'MERGED' ? ownerMerged({ name }) : ownerWrongStatus({ name, status: status as OwnerStatus })

/**
 * Statuses of an owner. A suspended owner gets no new shops. A merged owner stays in the table and refers to
 * the owner who now has the shops.
 */
export const ownerStates = defineStates({
  subject: 'shop_boss',
  dictionary: 'shop_boss_status',
  records: ownerResource,
  describe: ({ name }) => ({ name }),
  errors: { notFound: ownerNotFound, changed: ({ name }) => ownerChanged({ name }) },
  transitions: {
    suspend: { operation: 'shopBoss.suspend', from: ['ACTIVE'], to: 'SUSPENDED', otherwise },
    resume: { operation: 'shopBoss.resume', from: ['SUSPENDED'], to: 'ACTIVE', otherwise },
    merge: {
      operation: 'shopBoss.merge',
      from: ['ACTIVE', 'SUSPENDED'],
      to: 'MERGED',
      otherwise: ({ name }) => ownerMerged({ name }),
    },
  },
})
