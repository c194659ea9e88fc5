-- Message templates, and messages that are sent from a table of what is still to be sent.

-- JeecgBoot's templates: template_type 1 is an SMS, 4 a message within the system.
create table sys_sms_template (
  id varchar(32) primary key,
  template_name varchar(50) not null,
  template_code varchar(32) not null,
  template_type varchar(1) not null check (template_type in ('1', '4')),
  template_content varchar(4000) not null,
  template_test_json varchar(1000),
  use_status varchar(1) not null default '1' check (use_status in ('0', '1')),
  create_by varchar(100),
  create_time timestamptz not null default now(),
  update_by varchar(100),
  update_time timestamptz
);
create unique index uniq_sys_sms_template_code on sys_sms_template (template_code);

-- A message with a template is sent by whichever node takes it: at next_time, as long as it has one. While a node is
-- at it, claim is that node's, and next_time says when another may think it dead.
alter table sys_sms
  alter column es_receiver type varchar(100),
  add column template_code varchar(32),
  add column sender varchar(100),
  add column claim varchar(36),
  add column next_time timestamptz;
create index idx_sys_sms_next on sys_sms (next_time) where next_time is not null;
