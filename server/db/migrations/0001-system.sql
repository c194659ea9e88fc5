-- System tables, named and shaped like the JeecgBoot 2.2.0 ones (spec/stock/schema.md) where they exist there.
-- Ids are application-made strings; no sequences, no temporary tables, no session state.

create table sys_user (
  id varchar(32) primary key,
  username varchar(100) not null,
  realname varchar(100) not null,
  password varchar(255) not null,
  salt varchar(45),
  avatar varchar(255),
  birthday timestamptz,
  sex smallint,
  email varchar(45),
  phone varchar(45),
  org_code varchar(64),
  status smallint not null default 1 check (status in (1, 2)),
  del_flag smallint not null default 0,
  third_id varchar(100),
  third_type varchar(100),
  activiti_sync smallint,
  work_no varchar(100),
  post varchar(100),
  telephone varchar(45),
  user_identity smallint,
  depart_ids text,
  create_by varchar(100),
  create_time timestamptz not null default now(),
  update_by varchar(100),
  update_time timestamptz
);
create unique index uniq_sys_user_username on sys_user (username);
create unique index uniq_sys_user_work_no on sys_user (work_no);
create unique index uniq_sys_user_phone on sys_user (phone);
create unique index uniq_sys_user_email on sys_user (email);

create table sys_role (
  id varchar(32) primary key,
  role_name varchar(200) not null,
  role_code varchar(100) not null,
  description varchar(255),
  create_by varchar(100),
  create_time timestamptz not null default now(),
  update_by varchar(100),
  update_time timestamptz
);
create unique index uniq_sys_role_role_code on sys_role (role_code);

create table sys_user_role (
  id varchar(32) primary key,
  user_id varchar(32) not null,
  role_id varchar(32) not null
);
create unique index uniq_sys_user_role on sys_user_role (user_id, role_id);
create index idx_sys_user_role_role on sys_user_role (role_id);

create table sys_permission (
  id varchar(32) primary key,
  parent_id varchar(32),
  name varchar(100) not null,
  name_i18n jsonb not null default '{}',
  url varchar(255),
  component varchar(255),
  component_name varchar(100),
  redirect varchar(255),
  menu_type smallint not null,
  perms varchar(255),
  perms_type varchar(10) default '1',
  sort_no double precision not null default 0,
  always_show smallint not null default 0,
  icon varchar(100),
  is_route smallint not null default 1,
  is_leaf smallint not null default 1,
  keep_alive smallint not null default 0,
  hidden smallint not null default 0,
  description varchar(255),
  del_flag smallint not null default 0,
  rule_flag smallint not null default 0,
  status varchar(2) default '1',
  internal_or_external smallint not null default 0,
  create_by varchar(100),
  create_time timestamptz not null default now(),
  update_by varchar(100),
  update_time timestamptz
);
create index idx_sys_permission_parent on sys_permission (parent_id);
create index idx_sys_permission_perms on sys_permission (perms);

create table sys_role_permission (
  id varchar(32) primary key,
  role_id varchar(32) not null,
  permission_id varchar(32) not null,
  data_rule_ids varchar(1000)
);
create unique index uniq_sys_role_permission on sys_role_permission (role_id, permission_id);

create table sys_depart (
  id varchar(32) primary key,
  parent_id varchar(32),
  depart_name varchar(100) not null,
  depart_name_en varchar(500),
  depart_name_abbr varchar(500),
  depart_order integer not null default 0,
  description varchar(500),
  org_category varchar(10) not null default '1',
  org_type varchar(10),
  org_code varchar(64) collate "C" not null,
  mobile varchar(32),
  fax varchar(32),
  address varchar(100),
  memo varchar(500),
  status varchar(1) default '1',
  del_flag varchar(1) not null default '0',
  create_by varchar(100),
  create_time timestamptz not null default now(),
  update_by varchar(100),
  update_time timestamptz
);
create unique index uniq_sys_depart_org_code on sys_depart (org_code);
create index idx_sys_depart_parent on sys_depart (parent_id);

create table sys_user_depart (
  id varchar(32) primary key,
  user_id varchar(32) not null,
  dep_id varchar(32) not null
);
create unique index uniq_sys_user_depart on sys_user_depart (user_id, dep_id);

create table sys_dict (
  id varchar(32) primary key,
  dict_name varchar(100) not null,
  dict_code varchar(100) not null,
  description varchar(255),
  del_flag smallint not null default 0,
  type smallint not null default 0,
  create_by varchar(100),
  create_time timestamptz not null default now(),
  update_by varchar(100),
  update_time timestamptz
);
create unique index uk_sys_dict_code on sys_dict (dict_code);

create table sys_dict_item (
  id varchar(32) primary key,
  dict_id varchar(32) not null,
  item_text varchar(100) not null,
  item_text_i18n jsonb not null default '{}',
  item_value varchar(100) not null,
  color varchar(20),
  description varchar(255),
  sort_order integer not null default 0,
  status smallint not null default 1,
  create_by varchar(100),
  create_time timestamptz not null default now(),
  update_by varchar(100),
  update_time timestamptz
);
create unique index uniq_sys_dict_item_value on sys_dict_item (dict_id, item_value);

-- Who is signed in. Only the SHA-256 of a token is stored.
create table sys_session (
  token_hash bytea primary key,
  user_id varchar(32) not null,
  create_time timestamptz not null default now(),
  seen_time timestamptz not null default now(),
  expire_time timestamptz not null,
  ip varchar(64),
  user_agent varchar(300)
);
create index idx_sys_session_user on sys_session (user_id);

-- Failed logins by account and by address, to slow the next ones down.
create table login_failure (
  subject varchar(150) primary key,
  failures integer not null,
  last_time timestamptz not null
);

create table captcha (
  check_key varchar(64) primary key,
  code varchar(10) not null,
  expire_time timestamptz not null
);

-- One row. Its number grows with each change of users, roles, permissions or dictionaries, so that every node
-- can keep what it derived from them until then.
create table rights_epoch (
  id smallint primary key check (id = 1),
  epoch bigint not null
);
insert into rights_epoch values (1, 1);

create table idempotency_key (
  user_id varchar(32) not null,
  key varchar(100) not null,
  route varchar(200) not null,
  body_hash bytea not null,
  answer_status smallint,
  answer text,
  create_time timestamptz not null default now(),
  primary key (user_id, key)
);
create index idx_idempotency_key_time on idempotency_key (create_time);

-- Who changed what, hash-chained: each row's hash covers the one before it.
create table audit_log (
  seq bigint primary key,
  id varchar(32) not null,
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
  prev_hash bytea not null,
  hash bytea not null
);
create index idx_audit_log_subject on audit_log (subject_kind, subject_id);

create table audit_head (
  id smallint primary key check (id = 1),
  seq bigint not null,
  hash bytea not null
);
insert into audit_head values (1, 0, '\x0000000000000000000000000000000000000000000000000000000000000000');

-- Worker numbers of the snowflake ids, leased by running processes.
create table node_lease (
  worker smallint primary key check (worker between 0 and 1023),
  owner varchar(64) not null,
  expire_time timestamptz not null
);

-- Facts about this installation: demo data made, and the like.
create table app_state (
  name varchar(100) primary key,
  value jsonb not null
);

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'rows of % are never changed', tg_table_name using errcode = 'integrity_constraint_violation';
end $$;

create trigger audit_log_append_only before update or delete on audit_log
  for each row execute function refuse_change();
create trigger audit_log_kept before truncate on audit_log
  for each statement execute function refuse_change();
