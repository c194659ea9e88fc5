import { sql } from 'kysely'
import type { DictionaryValue } from '#schemas'
import type { Tx } from '../../db/index.ts'
import { defineStates } from '../../platform/states/define-states.ts'
import { shopResource } from '../../records/shop.ts'
import {
  shopChanged,
  shopHasOpenMoney,
  shopHasUnsettledBills,
  shopNotFound,
  shopSamePerson,
  shopWrongStatus,
} from './errors.ts'
import { lockOpenMoney } from './open-money.ts'

export type ShopStatus = DictionaryValue<'shop_basic_info_status'>

interface Shop {
  id: string
  shop_code: string
  status: string
  submit_by: string | null
}

const otherwise = ({ shop_code, status }: Shop) =>
  shopWrongStatus({ shopCode: shop_code, status: status as ShopStatus })

/** Throws if the user has ever submitted this application, even before a correction. */
async function requireOtherUser(
  { id, submit_by, shop_code }: Shop,
  { tx, by }: { tx: Tx; by: string },
): Promise<void> {
  const { rows } = await sql`select from state_transition
    where subject_kind = 'shop_basic_info' and subject_id = ${id}
      and transition in ('submit', 'resubmit') and create_by = ${by}`.execute(tx)
  if (submit_by === by || rows.length > 0) throw shopSamePerson({ shopCode: shop_code })
}

/** Throws if the shop has a bill that isn't paid. */
async function requireSettledBills({ id, shop_code }: Shop, { tx }: { tx: Tx }): Promise<void> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from settle_bill
    where shop_id = ${id} and status <> 'SETTLED'`.execute(tx)
  const count = rows[0]?.count ?? 0
  if (count > 0) throw shopHasUnsettledBills({ shopCode: shop_code, count })
}

/**
 * Throws if the shop has open money or unpaid bills. Until the transaction ends, no bill or trade can be
 * added.
 */
async function requireNoOpenMoney(shop: Shop, { tx }: { tx: Tx }): Promise<void> {
  const money = await lockOpenMoney(tx, shop.id)
  await requireSettledBills(shop, { tx })
  const { unbilledTrades, openSplits, carriedFen } = money
  if (unbilledTrades > 0 || openSplits > 0 || carriedFen !== 0)
    throw shopHasOpenMoney({ shopCode: shop.shop_code, ...money })
}

/** Statuses of a shop. A shop can take payments after another user has approved its application. */
export const shopStates = defineStates({
  subject: 'shop_basic_info',
  dictionary: 'shop_basic_info_status',
  records: shopResource,
  describe: ({ shop_code }) => ({ shopCode: shop_code }),
  errors: { notFound: shopNotFound, changed: () => shopChanged() },
  transitions: {
    submit: { operation: 'shop.submit', from: null, to: 'PENDING_REVIEW' },
    approve: {
      operation: 'shop.approve',
      from: ['PENDING_REVIEW'],
      to: 'ACTIVE',
      otherwise,
      guard: requireOtherUser,
      set: ({ by, at }) => ({ approve_by: by, approve_time: at.toISOString() }),
    },
    reject: {
      operation: 'shop.reject',
      from: ['PENDING_REVIEW'],
      to: 'REJECTED',
      otherwise,
      set: ({ reason }) => ({ status_reason: reason }),
    },
    revise: { operation: 'shop.revise', from: ['REJECTED'], to: 'DRAFT', otherwise },
    resubmit: {
      operation: 'shop.submit',
      from: ['DRAFT'],
      to: 'PENDING_REVIEW',
      otherwise,
      set: ({ by, at }) => ({
        submit_by: by,
        submit_time: at.toISOString(),
        reject_section: null,
        status_reason: null,
      }),
    },
    suspend: {
      operation: 'shop.suspend',
      from: ['ACTIVE'],
      to: 'SUSPENDED',
      otherwise,
      set: ({ reason }) => ({ status_reason: reason }),
    },
    resume: {
      operation: 'shop.resume',
      from: ['SUSPENDED'],
      to: 'ACTIVE',
      otherwise,
      set: () => ({ status_reason: null }),
    },
    close: {
      operation: 'shop.close',
      from: ['ACTIVE', 'SUSPENDED'],
      to: 'CLOSED',
      otherwise,
      guard: requireNoOpenMoney,
      set: ({ reason }) => ({ status_reason: reason }),
    },
  },
})
