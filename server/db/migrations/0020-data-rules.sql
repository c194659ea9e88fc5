-- Rules of rows: what somebody sees of the records that a menu lists, as his roles have it.

create table sys_permission_data_rule (
  id varchar(32) primary key,
  permission_id varchar(32) not null references sys_permission (id) on delete cascade,
  rule_name varchar(50) not null,
  rule_column varchar(50) not null,
  rule_conditions varchar(50) not null,
  rule_value varchar(300) not null,
  -- The kinds of record it narrows, parted by commas: as the menu listed them when the rule was saved.
  resources varchar(200) not null,
  status varchar(3) not null default '1',
  create_by varchar(100),
  create_time timestamptz not null default now(),
  update_by varchar(100),
  update_time timestamptz
);
create index idx_sys_permission_data_rule_permission on sys_permission_data_rule (permission_id, create_time, id);

-- The rows of a file: departments, and from now on the rules too.
update export_task set scope = jsonb_build_object('departs', scope, 'rules', '{}'::jsonb)
  where scope is not null;
