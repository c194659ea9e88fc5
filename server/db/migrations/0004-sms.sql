-- Codes and messages by SMS, forgotten passwords, and checks of single values.

-- One code for each number and purpose; a new one takes the old one's place. Only its scrypt hash is stored.
create table sms_code (
  mobile varchar(20) not null,
  purpose varchar(10) not null check (purpose in ('LOGIN', 'REGISTER', 'RESET')),
  code_hash varchar(255) not null,
  tries smallint not null default 0,
  expire_time timestamptz not null,
  primary key (mobile, purpose)
);
create index idx_sms_code_expire on sms_code (expire_time);

-- Who has shown that a phone is his may set a new password with this. Only the SHA-256 of the proof is stored.
create table password_proof (
  token_hash bytea primary key,
  user_id varchar(32) not null,
  mobile varchar(20) not null,
  expire_time timestamptz not null
);
create index idx_password_proof_user on password_proof (user_id);

-- How often a subject took something since a time, on all nodes together.
create table quota (
  subject varchar(150) primary key,
  taken integer not null,
  began_time timestamptz not null
);

-- JeecgBoot's messages: es_type 1 is an SMS; es_send_status 0 not sent, 1 sent, 2 failed.
create table sys_sms (
  id varchar(32) primary key,
  es_title varchar(100),
  es_type varchar(1),
  es_receiver varchar(50),
  es_param varchar(1000),
  es_content text,
  es_send_time timestamptz,
  es_send_status varchar(1),
  es_send_num smallint not null default 0,
  es_result varchar(255),
  biz_id varchar(100),
  remark varchar(500),
  create_by varchar(100),
  create_time timestamptz not null default now(),
  update_by varchar(100),
  update_time timestamptz
);
create index idx_sys_sms_time on sys_sms (create_time desc, id desc);

-- JeecgBoot's check rules: rule_json holds [{digits, pattern, message}].
create table sys_check_rule (
  id varchar(32) primary key,
  rule_name varchar(100),
  rule_code varchar(100) not null,
  rule_json varchar(4000) not null,
  rule_description varchar(200),
  create_by varchar(100),
  create_time timestamptz not null default now(),
  update_by varchar(100),
  update_time timestamptz
);
create unique index uniq_sys_check_rule_code on sys_check_rule (rule_code);

-- A name that differs from another by its capitals only is not given to a second person.
create index idx_sys_user_username_lower on sys_user (lower(username));
