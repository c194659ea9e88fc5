-- Signing in through a CAS server or by an account elsewhere.

alter table sys_log drop constraint sys_log_way_check;
alter table sys_log add constraint sys_log_way_check check (way in ('PASSWORD', 'SMS', 'CAS', 'THIRD'));

-- Whose account elsewhere opens whose account here, as JeecgBoot has it. Rows are made when a password bound the two.
create table sys_third_account (
  id varchar(32) primary key,
  sys_user_id varchar(32) not null,
  avatar varchar(255),
  status smallint not null default 1 check (status in (1, 2)),
  del_flag smallint not null default 0,
  realname varchar(100),
  third_user_uuid varchar(100) not null,
  third_user_id varchar(100),
  third_type varchar(50) not null,
  create_by varchar(100),
  create_time timestamptz not null default now(),
  update_by varchar(100),
  update_time timestamptz
);
create unique index uniq_sys_third_account on sys_third_account (third_type, third_user_uuid);
create unique index uniq_sys_third_account_user on sys_third_account (sys_user_id, third_type);

-- A step of such a login that waits for the next one; only the hash of what opens it is kept, and it opens once.
-- AWAY: the browser is at the provider. BIND: somebody came back whom no account knows. ENTER: he may come in.
create table third_login_step (
  hash bytea primary key,
  step varchar(5) not null check (step in ('AWAY', 'BIND', 'ENTER')),
  third_type varchar(50) not null,
  browser_hash bytea,
  verifier varchar(128),
  user_id varchar(32),
  third_user_uuid varchar(100),
  third_user_id varchar(100),
  realname varchar(100),
  expire_time timestamptz not null
);
create index idx_third_login_step_time on third_login_step (expire_time);
