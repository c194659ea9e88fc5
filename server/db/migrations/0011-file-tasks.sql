-- Files made in the background, and files taken in.

-- A list as a file that is made while nobody waits for it. One node at a time makes it.
create table export_task (
  id varchar(32) primary key,
  owner_id varchar(32) not null references sys_user (id) on delete cascade,
  -- The department he worked for when he asked: the file holds what that one shows.
  org_code varchar(64) collate "C",
  page_id varchar(120) not null,
  title varchar(200) not null,
  request jsonb not null,
  locale varchar(10) not null,
  status varchar(20) not null default 'QUEUED'
    check (status in ('QUEUED', 'RUNNING', 'DONE', 'FAILED', 'CANCELLED')),
  failure varchar(40),
  rows_done integer not null default 0,
  rows_total integer,
  attempts integer not null default 0,
  -- Whoever makes the file holds this key; another one who takes it over has another.
  claim varchar(40),
  beat_time timestamptz,
  file_path varchar(255),
  file_name varchar(300),
  byte_size bigint,
  -- The departments whose rows the file holds; whoever lost one gets the file no more.
  scope jsonb,
  create_time timestamptz not null default now(),
  end_time timestamptz,
  expire_time timestamptz
);
create index idx_export_task_waiting on export_task (create_time) where status in ('QUEUED', 'RUNNING');
create index idx_export_task_owner on export_task (owner_id, create_time desc, id desc);
create index idx_export_task_expire on export_task (expire_time) where expire_time is not null;

-- A file of records that somebody brings: first looked at, then imported as a whole, perhaps undone as a whole.
create table import_batch (
  id varchar(32) primary key,
  owner_id varchar(32) not null references sys_user (id) on delete cascade,
  create_by varchar(100) not null,
  page_id varchar(120) not null,
  -- The operation that each row stands for.
  op varchar(64) not null,
  title varchar(200) not null,
  file_name varchar(255) not null,
  file_hash bytea not null,
  -- The rows as they stand in the file, until they are imported.
  cells jsonb,
  row_count integer not null,
  done_count integer not null default 0,
  status varchar(20) not null default 'CHECKED' check (status in ('CHECKED', 'DONE', 'UNDONE')),
  create_time timestamptz not null default now(),
  done_time timestamptz,
  undo_time timestamptz
);
create index idx_import_batch_owner on import_batch (owner_id, create_time desc, id desc);
create index idx_import_batch_file on import_batch (op, file_hash);

-- What each row of a batch made, and what undoing it made.
create table import_batch_row (
  batch_id varchar(32) not null references import_batch (id) on delete cascade,
  row_no integer not null,
  record_id varchar(32) not null,
  -- What undoing has to know of it.
  memo jsonb not null default '{}',
  undo_record_id varchar(32),
  primary key (batch_id, row_no)
);

-- An adjustment that takes another back; one is taken back once.
alter table bill_adjustment add column counter_of varchar(32);
create unique index uniq_bill_adjustment_counter on bill_adjustment (counter_of) where counter_of is not null;
