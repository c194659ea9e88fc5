-- Jobs with their schedule, and a row for each run. The names of JeecgBoot's columns are kept.

create table sys_quartz_job (
  id varchar(32) primary key,
  job_class_name varchar(255) not null,
  cron_expression varchar(100) not null,
  parameter varchar(2000),
  description varchar(255),
  description_i18n jsonb not null default '{}',
  status integer not null default 0 check (status in (0, -1)),
  del_flag integer not null default 0,
  concurrency varchar(20) not null check (concurrency in ('skip', 'queue', 'parallel')),
  timeout_seconds integer not null check (timeout_seconds between 1 and 21600),
  retries integer not null check (retries between 0 and 10),
  next_run_time timestamptz,
  version integer not null default 0,
  create_by varchar(100),
  create_time timestamptz not null default now(),
  update_by varchar(100),
  update_time timestamptz,
  -- A paused job is never due.
  check (status = 0 or next_run_time is null)
);
create index idx_sys_quartz_job_due on sys_quartz_job (next_run_time) where next_run_time is not null;
create index idx_sys_quartz_job_time on sys_quartz_job (create_time, id);

create table sys_quartz_log (
  id varchar(32) primary key,
  job_id varchar(32) not null,
  job_class_name varchar(255) not null,
  parameter varchar(2000),
  status varchar(20) not null check (
    status in ('QUEUED', 'RUNNING', 'SUCCEEDED', 'FAILED', 'TIMED_OUT', 'CANCELLED', 'SKIPPED')
  ),
  scheduled_time timestamptz not null,
  start_time timestamptz,
  end_time timestamptz,
  attempt integer not null default 1,
  message_id varchar(36),
  node varchar(200),
  heartbeat_time timestamptz,
  progress_done bigint,
  progress_total bigint,
  output text not null default '',
  error varchar(2000),
  started_by varchar(100),
  cancel_by varchar(100),
  create_time timestamptz not null default now(),
  check ((status in ('QUEUED', 'RUNNING')) = (end_time is null))
);
create index idx_sys_quartz_log_job on sys_quartz_log (job_id, id);
create index idx_sys_quartz_log_time on sys_quartz_log (create_time, id);
create index idx_sys_quartz_log_end on sys_quartz_log (end_time);
create index idx_sys_quartz_log_active on sys_quartz_log (job_id) where end_time is null;

comment on table sys_quartz_job is 'Jobs: a registered handler with its schedule.';
comment on column sys_quartz_job.id is 'Job id; a job that its area ships has the name of its handler.';
comment on column sys_quartz_job.job_class_name is 'Name of the registered handler.';
comment on column sys_quartz_job.cron_expression is 'Schedule as a Quartz expression in business time.';
comment on column sys_quartz_job.parameter is 'Parameters of the handler as JSON.';
comment on column sys_quartz_job.description is 'Description.';
comment on column sys_quartz_job.description_i18n is 'Description by language.';
comment on column sys_quartz_job.status is '0 scheduled, -1 paused.';
comment on column sys_quartz_job.del_flag is 'Always 0; a column of JeecgBoot.';
comment on column sys_quartz_job.concurrency is 'Due while a run is active: skip, queue or parallel.';
comment on column sys_quartz_job.timeout_seconds is 'Time after which a run is aborted, seconds.';
comment on column sys_quartz_job.retries is 'Further attempts after a failure.';
comment on column sys_quartz_job.next_run_time is 'Next due time; null if paused or never due again.';
comment on column sys_quartz_job.version is 'Version, which grows with each edit.';
comment on column sys_quartz_job.create_by is 'User who added the job.';
comment on column sys_quartz_job.create_time is 'Creation time.';
comment on column sys_quartz_job.update_by is 'User who changed the job last.';
comment on column sys_quartz_job.update_time is 'Time of the last change.';

comment on table sys_quartz_log is 'Runs of jobs.';
comment on column sys_quartz_log.id is 'Run id.';
comment on column sys_quartz_log.job_id is 'Job; it may have been deleted since.';
comment on column sys_quartz_log.job_class_name is 'Name of the registered handler.';
comment on column sys_quartz_log.parameter is 'Parameters of the run as JSON.';
comment on column sys_quartz_log.status is 'Status of the run.';
comment on column sys_quartz_log.scheduled_time is 'Time at which the run was due, or at which a user started it.';
comment on column sys_quartz_log.start_time is 'Start of the last attempt.';
comment on column sys_quartz_log.end_time is 'End of the run.';
comment on column sys_quartz_log.attempt is 'Number of the attempt, from 1.';
comment on column sys_quartz_log.message_id is 'Message of the queue; null while the run waits for another run.';
comment on column sys_quartz_log.node is 'Server process of the last attempt.';
comment on column sys_quartz_log.heartbeat_time is 'Last sign of life of the running attempt.';
comment on column sys_quartz_log.progress_done is 'Finished units of work.';
comment on column sys_quartz_log.progress_total is 'Units of work in total.';
comment on column sys_quartz_log.output is 'Lines that the handler logged, shortened.';
comment on column sys_quartz_log.error is 'Error message of the last failed attempt.';
comment on column sys_quartz_log.started_by is 'User who started the run; null for a scheduled run.';
comment on column sys_quartz_log.cancel_by is 'User who cancelled the run.';
comment on column sys_quartz_log.create_time is 'Creation time.';
