-- Categories: trees of words, each with a code. A deleted one keeps its row, so that no code is given again.
create table sys_category (
  id varchar(32) primary key,
  -- '0': at the top.
  pid varchar(32) not null default '0',
  name varchar(100) not null,
  code varchar(100) not null,
  has_child varchar(3) not null default '0',
  sys_org_code varchar(64),
  del_flag smallint not null default 0,
  -- Editors of a category do not overwrite each other.
  version integer not null default 1,
  create_by varchar(100),
  create_time timestamptz not null default now(),
  update_by varchar(100),
  update_time timestamptz
);
create unique index uniq_sys_category_code on sys_category (code);
create index idx_sys_category_pid on sys_category (pid, code) where del_flag = 0;

-- What a push tells of: 'notice', or 'dict' where dictionaries have changed.
alter table push_outbox add column topic varchar(10) not null default 'notice';
