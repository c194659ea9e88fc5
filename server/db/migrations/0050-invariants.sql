-- Alarms, and results of the invariants that a job checks every night: docs/adr/0081.

create table alarm_record (
  id varchar(32) primary key,
  metric varchar(40) collate "C" not null,
  subject varchar(64) collate "C" not null,
  level varchar(20) not null check (level in ('WARNING', 'CRITICAL')),
  title varchar(200) not null,
  title_i18n jsonb not null default '{}',
  value bigint not null,
  fire_count integer not null default 1 check (fire_count > 0),
  last_time timestamptz not null,
  status varchar(20) not null check (status in ('FIRING', 'ACKNOWLEDGED', 'RESOLVED')),
  acknowledge_by varchar(100),
  acknowledge_time timestamptz,
  resolve_by varchar(100),
  resolve_time timestamptz,
  remark varchar(500),
  version integer not null default 0,
  create_time timestamptz not null default now(),
  update_by varchar(100),
  update_time timestamptz,
  check ((resolve_time is null) = (status <> 'RESOLVED'))
);
create index idx_alarm_record_time on alarm_record (create_time desc, id desc);
create index idx_alarm_record_status on alarm_record (status, create_time desc, id desc);
-- A subject has one open alarm of a metric, however often it goes off.
create unique index uniq_alarm_record_open on alarm_record (metric, subject) where status <> 'RESOLVED';

comment on table alarm_record is 'Alarms that went off';
comment on column alarm_record.id is 'Id';
comment on column alarm_record.metric is 'Watched figure';
comment on column alarm_record.subject is 'What the figure is about, such as the name of an invariant';
comment on column alarm_record.level is 'Level';
comment on column alarm_record.title is 'Title';
comment on column alarm_record.title_i18n is 'Title in other languages';
comment on column alarm_record.value is 'Value of the figure at the last time';
comment on column alarm_record.fire_count is 'Number of times it went off before it was resolved';
comment on column alarm_record.last_time is 'Last time it went off';
comment on column alarm_record.status is 'Status';
comment on column alarm_record.acknowledge_by is 'Acknowledged by, user name';
comment on column alarm_record.acknowledge_time is 'Acknowledged at';
comment on column alarm_record.resolve_by is 'Resolved by, user name';
comment on column alarm_record.resolve_time is 'Resolved at';
comment on column alarm_record.remark is 'How it was resolved';
comment on column alarm_record.version is 'Version';
comment on column alarm_record.create_time is 'First time it went off';
comment on column alarm_record.update_by is 'Updated by, user name';
comment on column alarm_record.update_time is 'Updated at';

create table invariant_result (
  id varchar(32) primary key,
  run_id varchar(32) not null,
  invariant varchar(64) collate "C" not null,
  violations integer not null check (violations >= 0),
  sample jsonb not null default '[]',
  duration_ms integer not null check (duration_ms >= 0),
  create_time timestamptz not null default now()
);
create unique index uniq_invariant_result on invariant_result (run_id, invariant);
create index idx_invariant_result_time on invariant_result (create_time desc, id desc);
create trigger invariant_result_append_only before update on invariant_result
  for each row execute function refuse_change();

comment on table invariant_result is 'Results of checked invariants';
comment on column invariant_result.id is 'Id';
comment on column invariant_result.run_id is 'Run that checked all invariants, id';
comment on column invariant_result.invariant is 'Invariant';
comment on column invariant_result.violations is 'Number of violations, 100 at most';
comment on column invariant_result.sample is 'First violations, JSON';
comment on column invariant_result.duration_ms is 'Duration, milliseconds';
comment on column invariant_result.create_time is 'Checked at';
