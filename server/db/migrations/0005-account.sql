-- A user's own account: where he is signed in, the log of his logins, and uploaded files.

-- A name for a session that tells nothing of its token.
alter table sys_session add column id varchar(32) not null default replace(gen_random_uuid()::text, '-', '');
create unique index uniq_sys_session_id on sys_session (id);

-- JeecgBoot's log; log_type 1 is a login. The last three columns are ours.
create table sys_log (
  id varchar(32) primary key,
  log_type smallint,
  log_content varchar(1000),
  operate_type smallint,
  userid varchar(100),
  username varchar(100),
  ip varchar(100),
  method varchar(500),
  request_url varchar(255),
  request_param text,
  request_type varchar(10),
  cost_time bigint,
  create_by varchar(100),
  create_time timestamptz not null default now(),
  update_by varchar(100),
  update_time timestamptz,
  user_agent varchar(300),
  outcome varchar(10) check (outcome in ('SUCCESS', 'FAILURE', 'LOGOUT')),
  way varchar(10) check (way in ('PASSWORD', 'SMS'))
);
create index idx_sys_log_user on sys_log (userid, create_time, id) where log_type = 1;
create index idx_sys_log_time on sys_log (create_time);

-- What was uploaded: a file under UPLOAD_DIR exists for clients only if it stands here.
create table upload_file (
  id varchar(32) primary key,
  path varchar(255) not null,
  biz varchar(20) not null,
  original_name varchar(255) not null,
  media_type varchar(100) not null,
  byte_size bigint not null,
  sha256 bytea not null,
  is_public boolean not null,
  owner_id varchar(32) not null,
  create_time timestamptz not null default now()
);
create unique index uniq_upload_file_path on upload_file (path);
create index idx_upload_file_owner on upload_file (owner_id, biz, create_time);
