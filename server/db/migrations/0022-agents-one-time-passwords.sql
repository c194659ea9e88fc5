-- A password that an administrator gave for one time: it signs in once, until then; null is a password of one's own.
alter table sys_user add column one_time_until timestamptz;
-- Such a session may do nothing but choose a password.
alter table sys_session add column needs_password boolean not null default false;

-- Who stands in for whom, and when.
create table sys_user_agent (
  id varchar(32) primary key,
  user_name varchar(100) not null,
  agent_user_name varchar(100) not null,
  start_time timestamptz,
  end_time timestamptz,
  status varchar(2) not null default '1' check (status in ('0', '1')),
  create_name varchar(100),
  create_by varchar(100),
  create_time timestamptz not null default now(),
  update_name varchar(100),
  update_by varchar(100),
  update_time timestamptz,
  sys_org_code varchar(64),
  sys_company_code varchar(64),
  check (user_name <> agent_user_name),
  check (end_time >= start_time)
);
create unique index uniq_sys_user_agent_user on sys_user_agent (user_name);
create index idx_sys_user_agent_agent on sys_user_agent (agent_user_name);
create index idx_sys_user_agent_time on sys_user_agent (create_time, id);
