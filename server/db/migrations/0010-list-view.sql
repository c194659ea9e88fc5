-- Ways to look at a list that a user has named. They are his alone and go with him.
create table list_view (
  id varchar(32) primary key,
  user_id varchar(32) not null references sys_user (id) on delete cascade,
  page_id varchar(120) not null,
  title varchar(60) not null,
  state jsonb not null,
  is_default boolean not null default false,
  create_time timestamptz not null default now(),
  update_time timestamptz not null default now(),
  version integer not null default 0
);
create unique index uniq_list_view_title on list_view (user_id, page_id, title);
create unique index uniq_list_view_default on list_view (user_id, page_id) where is_default;
