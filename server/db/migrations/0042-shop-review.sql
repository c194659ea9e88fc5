-- Review of shop applications.

alter table shop_basic_info add column submit_by varchar(100);
alter table shop_basic_info add column submit_time timestamptz;
alter table shop_basic_info add column approve_by varchar(100);
alter table shop_basic_info add column approve_time timestamptz;
alter table shop_basic_info add column reject_section varchar(20)
  check (reject_section in ('BASICS', 'LOCATION', 'LICENCE', 'ACCOUNT', 'CHANNELS'));
alter table shop_basic_info add column status_reason varchar(500);
comment on column shop_basic_info.submit_by is 'Application submitted by, user name';
comment on column shop_basic_info.submit_time is 'Application submitted at';
comment on column shop_basic_info.approve_by is 'Approved by, user name';
comment on column shop_basic_info.approve_time is 'Approved at';
comment on column shop_basic_info.reject_section is 'Section of the application to correct, null unless rejected or in revision';
comment on column shop_basic_info.status_reason is 'Reason of the rejection, the suspension or the closure';

update shop_basic_info set submit_by = create_by, submit_time = create_time;

alter table shop_basic_info add check
  (status in ('DRAFT', 'PENDING_REVIEW', 'REJECTED', 'ACTIVE', 'SUSPENDED', 'CLOSED'));
alter table shop_basic_info add check (approve_by is null or approve_by is distinct from submit_by);

create index idx_shop_status on shop_basic_info (status, create_time desc, id desc);

insert into state_transition (id, subject_kind, subject_id, transition, to_status, create_by, create_time)
select id || '-submit', 'shop_basic_info', id, 'submit', 'PENDING_REVIEW', coalesce(create_by, 'system'), create_time
from shop_basic_info;
