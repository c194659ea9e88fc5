-- Audit rows are chained at commit, so that no connection holds the head of the chain while its node computes or is
-- frozen: docs/adr/0094. A row of this table exists only within its transaction, so the table needs no recovery.
create unlogged table audit_pending (
  id varchar(32) primary key,
  create_time timestamptz not null,
  user_id varchar(32) not null,
  username varchar(100) not null,
  action varchar(100) not null,
  subject_kind varchar(50) not null,
  subject_id varchar(32) not null,
  page_id varchar(120),
  page_version varchar(64),
  action_id varchar(40),
  request_id varchar(64),
  detail jsonb not null,
  hashed_before_seq text not null,
  hashed_after_seq text not null
);
comment on table audit_pending is 'Audit rows of open transactions, which get their place in the chain at commit';
comment on column audit_pending.id is 'Id';
comment on column audit_pending.create_time is 'Created at';
comment on column audit_pending.user_id is 'User, id';
comment on column audit_pending.username is 'User name';
comment on column audit_pending.action is 'Name of the action, such as bill.confirm';
comment on column audit_pending.subject_kind is 'Kind of the changed record, usually its table';
comment on column audit_pending.subject_id is 'Changed record, id';
comment on column audit_pending.page_id is 'Page from which the action was started, component path';
comment on column audit_pending.page_version is 'Version of the page from which the action was started';
comment on column audit_pending.action_id is 'Button that started the action, id';
comment on column audit_pending.request_id is 'Request, id';
comment on column audit_pending.detail is 'Details of the change, JSON';
comment on column audit_pending.hashed_before_seq is 'Hashed text of the row up to its sequence number';
comment on column audit_pending.hashed_after_seq is 'Hashed text of the row after its sequence number';

create function chain_audit_row() returns trigger language plpgsql as $$
declare
  head audit_head;
  next_seq bigint;
  next_hash bytea;
begin
  select * into strict head from audit_head where id = 1 for update;
  next_seq := head.seq + 1;
  next_hash := sha256(head.hash || convert_to(new.hashed_before_seq || next_seq || new.hashed_after_seq, 'UTF8'));
  insert into audit_log (seq, id, create_time, user_id, username, action, subject_kind, subject_id, page_id,
      page_version, action_id, request_id, detail, prev_hash, hash)
    values (next_seq, new.id, new.create_time, new.user_id, new.username, new.action, new.subject_kind,
      new.subject_id, new.page_id, new.page_version, new.action_id, new.request_id, new.detail, head.hash, next_hash);
  update audit_head set seq = next_seq, hash = next_hash where id = 1;
  delete from audit_pending where id = new.id;
  return null;
end $$;
create constraint trigger audit_pending_chained after insert on audit_pending
  deferrable initially deferred for each row execute function chain_audit_row();
