-- Announcements, named and shaped like the JeecgBoot ones, and what is pushed to browsers.

create table sys_announcement (
  id varchar(32) primary key,
  titile varchar(100) not null,
  msg_content text,
  start_time timestamptz,
  end_time timestamptz,
  sender varchar(100),
  priority varchar(255) not null default 'L' check (priority in ('L', 'M', 'H')),
  msg_category varchar(10) not null default '2' check (msg_category in ('1', '2')),
  msg_type varchar(10) not null default 'ALL' check (msg_type in ('ALL', 'USER')),
  send_status varchar(10) not null default '0' check (send_status in ('0', '1', '2')),
  send_time timestamptz,
  cancel_time timestamptz,
  del_flag varchar(1) not null default '0',
  bus_type varchar(20),
  bus_id varchar(50),
  open_type varchar(20),
  open_page varchar(255),
  create_by varchar(100),
  create_time timestamptz not null default now(),
  update_by varchar(100),
  update_time timestamptz,
  user_ids text,
  msg_abstract text,
  dt_task_id varchar(100),
  -- What is released has its time: lists sort by it.
  check (send_status <> '1' or send_time is not null)
);
-- What everybody is to get a copy of.
create index idx_sys_announcement_for_all on sys_announcement (send_time)
  where msg_type = 'ALL' and send_status = '1' and del_flag = '0';

-- One user's copy of an announcement: whether he has read it.
create table sys_announcement_send (
  id varchar(32) primary key,
  annt_id varchar(32) not null,
  user_id varchar(32) not null,
  read_flag varchar(10) not null default '0' check (read_flag in ('0', '1')),
  read_time timestamptz,
  create_by varchar(100),
  create_time timestamptz not null default now(),
  update_by varchar(100),
  update_time timestamptz,
  star_flag varchar(10)
);
create unique index uniq_sys_announcement_send on sys_announcement_send (user_id, annt_id);
create index idx_sys_announcement_send_annt on sys_announcement_send (annt_id);
create index idx_sys_announcement_send_unread on sys_announcement_send (user_id) where read_flag = '0';

-- What browsers are to be told, kept for an hour. Every node reads it by the transactions that wrote it, since ids
-- and times say nothing of the order in which transactions commit.
create table push_outbox (
  id varchar(32) primary key,
  written_by xid8 not null default pg_current_xact_id(),
  -- Null: everybody.
  user_ids varchar(32)[],
  msg_id varchar(32) not null,
  msg_txt varchar(100) not null,
  create_time timestamptz not null default now()
);
create index idx_push_outbox_written_by on push_outbox (written_by);
