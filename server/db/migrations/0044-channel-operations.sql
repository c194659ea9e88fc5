-- Operations at payment channels are sent: their sending, results, transitions, and the circuit breakers.

alter table channel_operation
  add column amount_fen bigint check (amount_fen > 0),
  add column subject_kind varchar(64) collate "C",
  add column subject_id varchar(32) collate "C",
  add column sealed_account text,
  add column attempt integer not null default 0,
  add column tries integer not null default 0,
  add column polls integer not null default 0,
  add column message_id varchar(64),
  add column next_time timestamptz,
  add column finish_time timestamptz,
  add column fail_reason varchar(500),
  add column signed_by varchar(100),
  add column update_by varchar(100),
  add constraint channel_operation_subject check ((subject_kind is null) = (subject_id is null)),
  add constraint channel_operation_amount
    check (kind not in ('WITHDRAWAL', 'REFUND') or amount_fen is not null);

-- Money of one subject moves once: a failed operation is retried, and only a rejected one is replaced.
create unique index uniq_channel_operation_subject on channel_operation (kind, subject_kind, subject_id)
  where status not in ('REJECTED', 'CANCELLED');
-- A merchant has one unfinished change of each kind.
create unique index uniq_channel_operation_unfinished on channel_operation (merchant_id, kind)
  where status not in ('SUCCEEDED', 'REJECTED', 'CANCELLED')
    and kind in ('ONBOARDING', 'RATE_CHANGE', 'CARD_CHANGE', 'CLOSE');
create index idx_channel_operation_waiting on channel_operation (channel_code)
  where status in ('CREATED', 'SUBMITTED', 'PROCESSING');

comment on column channel_operation.amount_fen is 'Amount, fen';
comment on column channel_operation.subject_kind is 'Table of the record that the operation belongs to';
comment on column channel_operation.subject_id is 'Record that the operation belongs to, id';
comment on column channel_operation.sealed_account is 'New settlement account, JSON, encrypted';
comment on column channel_operation.attempt is 'Number of submits by users, counted from 1';
comment on column channel_operation.tries is 'Requests without an answer since the last answer';
comment on column channel_operation.polls is 'Number of queries of the result';
comment on column channel_operation.message_id is 'Queue message that processes the operation, id';
comment on column channel_operation.next_time is 'Time of the next request, null if none is planned';
comment on column channel_operation.finish_time is 'Finished at';
comment on column channel_operation.fail_reason is 'Reason of a failure or rejection';
comment on column channel_operation.signed_by is 'Approved by, user name';
comment on column channel_operation.update_by is 'Updated by, user name';

-- The timeline of all records is in one table.
insert into state_transition (id, subject_kind, subject_id, transition, from_status, to_status, version,
  create_by, create_time)
select id, 'channel_operation', operation_id,
  case to_status
    when 'CREATED' then 'create' when 'SUBMITTED' then case from_status when 'FAILED' then 'retry' else 'submit' end
    when 'PROCESSING' then 'process' when 'SUCCEEDED' then 'succeed' when 'FAILED' then 'fail'
    when 'REJECTED' then 'reject' else 'cancel'
  end,
  from_status, to_status, row_number() over (partition by operation_id order by create_time, id) - 1,
  create_by, create_time
from channel_operation_transition;
update channel_operation o set version = s.version
from (select subject_id, max(version) as version from state_transition
  where subject_kind = 'channel_operation' group by subject_id) s
where s.subject_id = o.id;
drop table channel_operation_transition;

alter table channel_merchant add column remark varchar(500);
alter table channel_merchant drop constraint channel_merchant_status_check;
alter table channel_merchant add constraint channel_merchant_status_check
  check (status in ('PENDING', 'ACTIVE', 'REJECTED', 'SUSPENDED', 'CLOSED'));
comment on column channel_merchant.remark is 'Reason of the last failure or rejection by the channel';

create table channel_breaker (
  channel_code varchar(32) primary key,
  failures integer not null default 0 check (failures >= 0),
  open_until timestamptz,
  update_time timestamptz not null default now()
);
comment on table channel_breaker is 'Circuit breakers of payment channels that fail';
comment on column channel_breaker.channel_code is 'Payment channel, code';
comment on column channel_breaker.failures is 'Requests without an answer in succession';
comment on column channel_breaker.open_until is 'Time until which no request is sent; null while closed';
comment on column channel_breaker.update_time is 'Updated at';

create table sandbox_request (
  request_no varchar(32) collate "C" primary key,
  channel_code varchar(32) not null,
  kind varchar(20) not null,
  attempt integer not null,
  answer jsonb not null,
  effects integer not null default 0,
  create_time timestamptz not null default now()
);
comment on table sandbox_request is 'Requests that the simulated channels received';
comment on column sandbox_request.request_no is 'Request number';
comment on column sandbox_request.channel_code is 'Payment channel, code';
comment on column sandbox_request.kind is 'Kind of operation';
comment on column sandbox_request.attempt is 'Number of the decided attempt';
comment on column sandbox_request.answer is 'Answer, JSON';
comment on column sandbox_request.effects is 'Number of executions; never more than 1';
comment on column sandbox_request.create_time is 'Received at';
