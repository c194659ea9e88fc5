create table sys_position (
  id varchar(32) primary key,
  code varchar(100) not null,
  name varchar(100) not null,
  post_rank varchar(2),
  create_by varchar(100),
  create_time timestamptz not null default now(),
  update_by varchar(100),
  update_time timestamptz
);
create unique index uniq_sys_position_code on sys_position (code);
create index idx_sys_position_time on sys_position (create_time, id);
