-- A version, or an entry of the log, is looked up by its id.
create index idx_audit_log_id on audit_log (id);

-- Rules that make codes. rule_class is one of our kinds, never the name of a class; rule_params is JSON that fits it.
create table sys_fill_rule (
  id varchar(32) primary key,
  rule_name varchar(100) not null,
  rule_code varchar(100) not null,
  rule_class varchar(100) not null,
  rule_params varchar(1000) not null default '{}',
  create_by varchar(100),
  create_time timestamptz not null default now(),
  update_by varchar(100),
  update_time timestamptz
);
create unique index uniq_sys_fill_rule_code on sys_fill_rule (rule_code);
create index idx_sys_fill_rule_time on sys_fill_rule (create_time, id);
create index idx_sys_check_rule_time on sys_check_rule (create_time, id);

-- The last number of each rule for what stands before the number. It outlives its rule: no code comes twice.
create table sys_fill_sequence (
  rule_code varchar(100) not null,
  head varchar(200) not null,
  value bigint not null,
  primary key (rule_code, head)
);

-- Versions of records are the audit rows that say what a record became; the data log reads them by time.
create index idx_audit_log_version on audit_log (create_time, id)
  where jsonb_typeof(coalesce(detail -> 'to', detail -> 'after')) = 'object';

-- What administrators decided of a registered statement; without a row its declaration holds.
create table sys_statement (
  code varchar(64) primary key,
  enabled boolean not null,
  -- Codes of roles with commas between; null: whoever has the rights that the statement asks for.
  role_codes varchar(2000),
  max_rows integer not null check (max_rows between 1 and 10000),
  max_seconds integer not null check (max_seconds between 1 and 60),
  version integer not null default 1,
  update_by varchar(100),
  update_time timestamptz
);
