import type { PoolClient } from 'pg'

/**
 * Adds the transitions that led the demo bills to their statuses. Computes these transitions from the columns
 * of the bills.
 */
export async function seedBillTransitions(client: PoolClient): Promise<void> {
  await client.query(`
    insert into state_transition (id, subject_kind, subject_id, transition, from_status, to_status, version,
      reason, create_by, create_time)
    select b.id || '-' || step.name, 'settle_bill', b.id, step.name, step.from_status, step.to_status,
      step.version + (select count(*) from bill_adjustment a where a.bill_id = b.id), step.reason, step.by, step.at
    from settle_bill b
    cross join lateral (values
      ('hold', 'PENDING', 'HELD', 1, b.hold_reason, b.update_by,
        case when b.status = 'HELD' then b.update_time end),
      ('confirm', 'PENDING', 'CONFIRMED', 1, null, b.confirm_by, b.confirm_time),
      ('release', 'CONFIRMED', 'SETTLING', 2, null, b.release_by, b.release_time),
      ('settle', 'SETTLING', 'SETTLED', 3, null, b.update_by, b.settle_time),
      ('fail', 'SETTLING', 'FAILED', 3, b.fail_reason, b.update_by,
        case when b.status = 'FAILED' then b.update_time end)
    ) step (name, from_status, to_status, version, reason, by, at)
    where step.at is not null`)
}
