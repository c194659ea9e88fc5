-- Rules that split the income of shops, with their receivers. Amounts are fen, shares parts per million.

create table ledger_rule (
  id varchar(32) primary key,
  name varchar(100) not null,
  scope_kind varchar(20) not null check (scope_kind in ('BRAND', 'OWN_GROUP_TAG', 'SHOP')),
  -- The column of the scope kind has a value, the others are null.
  brand_id varchar(32),
  own_group_tag varchar(64),
  shop_id varchar(32),
  effective_from date not null,
  -- Null: without end.
  effective_to date,
  status varchar(20) not null,
  version integer not null default 0,
  create_by varchar(100),
  create_time timestamptz not null default now(),
  update_by varchar(100),
  update_time timestamptz,
  check (num_nonnulls(brand_id, own_group_tag, shop_id) = 1),
  check (effective_to >= effective_from)
);
create index idx_ledger_rule_time on ledger_rule (create_time, id);
create index idx_ledger_rule_scope on ledger_rule ((coalesce(brand_id, own_group_tag, shop_id)), scope_kind);

create table ledger_receiver (
  id varchar(32) primary key,
  rule_id varchar(32) not null references ledger_rule,
  line_no integer not null,
  receiver_name varchar(100) not null,
  account_ref varchar(100) not null,
  share_ppm integer check (share_ppm between 1 and 1000000),
  amount_fen bigint check (amount_fen > 0),
  check (num_nonnulls(share_ppm, amount_fen) = 1)
);
create index idx_ledger_receiver_rule on ledger_receiver (rule_id, line_no);
