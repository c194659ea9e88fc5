import type { PoolClient } from 'pg'

/**
 * Adds the transitions that led the demo shops to their statuses. Computes these transitions from the columns
 * of the shops.
 */
export async function seedShopTransitions(client: PoolClient): Promise<void> {
  await client.query(`
    insert into state_transition (id, subject_kind, subject_id, transition, from_status, to_status, reason,
      create_by, create_time)
    select s.id || '-' || step.name, 'shop_basic_info', s.id, step.name, step.from_status, step.to_status,
      step.reason, step.by, step.at
    from shop_basic_info s
    cross join lateral (values
      ('submit', null, 'PENDING_REVIEW', null, s.submit_by, s.submit_time),
      ('approve', 'PENDING_REVIEW', 'ACTIVE', null, s.approve_by, s.approve_time),
      ('suspend', 'ACTIVE', 'SUSPENDED', s.status_reason, s.update_by,
        case when s.status = 'SUSPENDED' then s.update_time end)
    ) step (name, from_status, to_status, reason, by, at)
    where step.at is not null`)
}
