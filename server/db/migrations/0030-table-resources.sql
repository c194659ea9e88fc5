-- Tables of an operator that are to become resources. Tables of the product are in the schema public.
create schema if not exists custom;

-- Tables that were made resources at run time: their records can be listed, edited, exported and reported.
create table table_resource (
  table_name varchar(63) primary key,
  revision integer not null default 1,
  create_by varchar(100) not null,
  create_time timestamptz not null,
  update_by varchar(100),
  update_time timestamptz
);
comment on table table_resource is 'Tables that were made resources at run time.';
comment on column table_resource.table_name is 'Name of the table in the schema custom.';
comment on column table_resource.revision is 'Grows when the columns are read again.';
comment on column table_resource.create_by is 'User who made the table a resource.';
comment on column table_resource.create_time is 'Time at which the table became a resource.';
comment on column table_resource.update_by is 'User who had the columns read again.';
comment on column table_resource.update_time is 'Time at which the columns were read again.';
