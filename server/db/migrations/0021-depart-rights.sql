-- What departments are granted, and the roles they make of it for their people. The keys hold what must never be
-- otherwise: a role has nothing that its department has not, and nobody has a role of a department he has left.

create table sys_depart_permission (
  id varchar(32) primary key,
  depart_id varchar(32) not null references sys_depart (id) on delete cascade,
  permission_id varchar(32) not null references sys_permission (id) on delete cascade,
  data_rule_ids varchar(1000)
);
create unique index uniq_sys_depart_permission on sys_depart_permission (depart_id, permission_id);
create index idx_sys_depart_permission_permission on sys_depart_permission (permission_id);

create table sys_depart_role (
  id varchar(32) primary key,
  depart_id varchar(32) not null references sys_depart (id) on delete cascade,
  role_name varchar(200) not null,
  role_code varchar(100) not null,
  description varchar(255),
  create_by varchar(100),
  create_time timestamptz not null default now(),
  update_by varchar(100),
  update_time timestamptz
);
create unique index uniq_sys_depart_role_code on sys_depart_role (role_code);
create unique index uniq_sys_depart_role_depart on sys_depart_role (id, depart_id);
create index idx_sys_depart_role_depart on sys_depart_role (depart_id, create_time desc, id desc);

create table sys_depart_role_permission (
  id varchar(32) primary key,
  depart_id varchar(32) not null,
  role_id varchar(32) not null,
  permission_id varchar(32) not null,
  data_rule_ids varchar(1000),
  foreign key (role_id, depart_id) references sys_depart_role (id, depart_id) on delete cascade,
  foreign key (depart_id, permission_id) references sys_depart_permission (depart_id, permission_id) on delete cascade
);
create unique index uniq_sys_depart_role_permission on sys_depart_role_permission (role_id, permission_id);
create index idx_sys_depart_role_permission_depart on sys_depart_role_permission (depart_id, permission_id);

create table sys_depart_role_user (
  id varchar(32) primary key,
  user_id varchar(32) not null,
  drole_id varchar(32) not null,
  depart_id varchar(32) not null,
  foreign key (drole_id, depart_id) references sys_depart_role (id, depart_id) on delete cascade,
  foreign key (user_id, depart_id) references sys_user_depart (user_id, dep_id) on delete cascade
);
create unique index uniq_sys_depart_role_user on sys_depart_role_user (user_id, drole_id);
create index idx_sys_depart_role_user_role on sys_depart_role_user (drole_id);
create index idx_sys_depart_role_user_depart on sys_depart_role_user (user_id, depart_id);
