-- The first trigger of a commit chains all rows of the transaction: docs/adr/0094. Before, each row wrote the head
-- again, and reading the head became slower with each of its versions.
alter table audit_pending add column position bigint generated always as identity;
comment on column audit_pending.position is 'Position of the row among the rows of its transaction';

create or replace function chain_audit_row() returns trigger language plpgsql as $$
declare
  head audit_head;
  pending audit_pending;
  previous_hash bytea;
begin
  if not exists (select from audit_pending where id = new.id) then
    return null;
  end if;
  select * into strict head from audit_head where id = 1 for update;
  -- Only rows of this transaction are visible, since no row of this table is ever committed.
  for pending in select * from audit_pending order by position loop
    previous_hash := head.hash;
    head.seq := head.seq + 1;
    head.hash := sha256(previous_hash
      || convert_to(pending.hashed_before_seq || head.seq || pending.hashed_after_seq, 'UTF8'));
    insert into audit_log (seq, id, create_time, user_id, username, action, subject_kind, subject_id, page_id,
        page_version, action_id, request_id, detail, prev_hash, hash)
      values (head.seq, pending.id, pending.create_time, pending.user_id, pending.username, pending.action,
        pending.subject_kind, pending.subject_id, pending.page_id, pending.page_version, pending.action_id,
        pending.request_id, pending.detail, previous_hash, head.hash);
  end loop;
  update audit_head set seq = head.seq, hash = head.hash where id = 1;
  delete from audit_pending;
  return null;
end $$;
