-- Transitions of records between their statuses, and results of the payment of bills.

create table state_transition (
  id varchar(64) primary key,
  subject_kind varchar(64) collate "C" not null,
  subject_id varchar(32) collate "C" not null,
  transition varchar(40) not null,
  from_status varchar(20),
  to_status varchar(20) not null,
  version integer,
  reason varchar(500),
  create_by varchar(100) not null,
  create_time timestamptz not null default now()
);
-- A version of a record comes from one transition at most. The timeline of a record is read in this order.
create unique index uniq_state_transition_version on state_transition (subject_kind, subject_id, version);

create trigger state_transition_append_only before update or delete on state_transition
  for each row execute function refuse_change();

comment on table state_transition is 'Transitions of records between their statuses';
comment on column state_transition.id is 'Id';
comment on column state_transition.subject_kind is 'Table of the record';
comment on column state_transition.subject_id is 'Record id';
comment on column state_transition.transition is 'Name of the transition';
comment on column state_transition.from_status is 'Status before, null at the creation of the record';
comment on column state_transition.to_status is 'Status after';
comment on column state_transition.version is 'Version of the record after the transition, null if unknown';
comment on column state_transition.reason is 'Reason';
comment on column state_transition.create_by is 'Made by, user name';
comment on column state_transition.create_time is 'Made at';

alter table settle_bill add column fail_reason varchar(500);
alter table settle_bill add column settle_time timestamptz;
comment on column settle_bill.fail_reason is 'Reason why the payment failed, null unless it failed';
comment on column settle_bill.settle_time is 'Paid at, null unless settled';

-- A settled bill never changes, but its new column gets the time of its last change.
alter table settle_bill disable trigger settle_bill_settled;
update settle_bill set settle_time = update_time where status = 'SETTLED';
alter table settle_bill enable trigger settle_bill_settled;

alter table settle_bill add check (fail_reason is null or status = 'FAILED');
alter table settle_bill add check (settle_time is null or status = 'SETTLED');

-- Steps of bills that the audit log has.
insert into state_transition (id, subject_kind, subject_id, transition, from_status, to_status, version, reason,
  create_by, create_time)
select l.id, 'settle_bill', l.subject_id, substr(l.action, length('bill.') + 1), l.detail ->> 'from', l.detail ->> 'to',
  (l.detail ->> 'version')::integer, left(nullif(btrim(l.detail ->> 'reason'), ''), 500), l.username, l.create_time
from audit_log l
where l.subject_kind = 'settle_bill' and l.action in ('bill.confirm', 'bill.hold', 'bill.unhold', 'bill.release')
  and l.detail ? 'to';

-- Steps of bills that only the bill itself tells. Their versions are unknown.
insert into state_transition (id, subject_kind, subject_id, transition, from_status, to_status, reason, create_by,
  create_time)
select b.id || '-' || step.name, 'settle_bill', b.id, step.name, step.from_status, step.to_status, step.reason,
  step.by, step.at
from settle_bill b
cross join lateral (values
  ('hold', 'PENDING', 'HELD', b.hold_reason, b.update_by, case when b.status = 'HELD' then b.update_time end),
  ('confirm', 'PENDING', 'CONFIRMED', null, b.confirm_by, b.confirm_time),
  ('release', 'CONFIRMED', 'SETTLING', null, b.release_by, b.release_time),
  ('settle', 'SETTLING', 'SETTLED', null, b.update_by, case when b.status = 'SETTLED' then b.update_time end),
  ('fail', 'SETTLING', 'FAILED', null, b.update_by, case when b.status = 'FAILED' then b.update_time end)
) step (name, from_status, to_status, reason, by, at)
where step.at is not null and step.by is not null
  and not exists (
    select from state_transition known
    where known.subject_kind = 'settle_bill' and known.subject_id = b.id and known.transition = step.name
  );
