-- Brands, shops, channels, trades and bills. Money is bigint fen, a rate is integer parts per million.

create table brand (
  id varchar(32) primary key,
  code varchar(32) not null unique,
  name varchar(200) not null
);

create table shop_basic_info (
  id varchar(32) primary key,
  shop_code varchar(32) collate "C" not null,
  shop_name varchar(200) not null,
  brand_id varchar(32) not null,
  own_group_tag varchar(64),
  type varchar(20) not null,
  region_code varchar(12),
  address varchar(300),
  contact varchar(100),
  mobile varchar(32),
  account_no varchar(64),
  status varchar(20) not null,
  sys_org_code varchar(64) collate "C" not null,
  create_by varchar(100),
  create_time timestamptz not null default now(),
  update_by varchar(100),
  update_time timestamptz,
  version integer not null default 0
);
create unique index uniq_shop_code on shop_basic_info (shop_code);
create index idx_shop_org on shop_basic_info (sys_org_code);

create table pay_channel (
  id varchar(32) primary key,
  code varchar(32) not null unique,
  name varchar(100) not null,
  rate_ppm integer not null check (rate_ppm between 0 and 1000000),
  settle_cycle varchar(5) not null,
  status varchar(20) not null
);

create table holiday (
  day date primary key,
  kind varchar(10) not null check (kind in ('HOLIDAY', 'WORKDAY')),
  name varchar(100)
);

create table settle_bill (
  id varchar(32) primary key,
  bill_no varchar(32) collate "C" not null,
  shop_id varchar(32) not null,
  channel_code varchar(32) not null,
  settle_date date not null,
  trade_begin_date date not null,
  trade_end_date date not null,
  trade_count integer not null,
  refund_count integer not null,
  gross_fen bigint not null,
  refund_fen bigint not null,
  fee_fen bigint not null,
  split_out_fen bigint not null default 0,
  split_in_fen bigint not null default 0,
  adjust_fen bigint not null default 0,
  carry_fen bigint not null default 0,
  payable_fen bigint not null check (payable_fen >= 0),
  status varchar(20) not null check (status in ('PENDING', 'HELD', 'CONFIRMED', 'SETTLING', 'SETTLED', 'FAILED')),
  hold_reason varchar(500),
  confirm_by varchar(100),
  confirm_time timestamptz,
  release_by varchar(100),
  release_time timestamptz,
  sys_org_code varchar(64) collate "C" not null,
  create_by varchar(100),
  create_time timestamptz not null default now(),
  update_by varchar(100),
  update_time timestamptz,
  version integer not null default 0,
  check (payable_fen = gross_fen - refund_fen - fee_fen - split_out_fen + split_in_fen + adjust_fen + carry_fen),
  check (release_by is null or release_by is distinct from confirm_by)
);
create unique index uniq_settle_bill on settle_bill (shop_id, channel_code, settle_date);
create unique index uniq_settle_bill_no on settle_bill (bill_no);
create index idx_settle_bill_date on settle_bill (settle_date desc, id desc);
create index idx_settle_bill_status on settle_bill (status, settle_date desc, id desc);
create index idx_settle_bill_shop on settle_bill (shop_id, settle_date desc, id desc);
create index idx_settle_bill_org on settle_bill (sys_org_code, settle_date desc, id desc);

-- A bill's lines: signed, and together exactly its payable amount.
create table settle_bill_item (
  id varchar(32) primary key,
  bill_id varchar(32) not null,
  kind varchar(20) not null check (kind in ('GROSS', 'REFUND', 'FEE', 'SPLIT_OUT', 'SPLIT_IN', 'ADJUSTMENT', 'CARRY')),
  trade_date date,
  trade_count integer not null default 0,
  amount_fen bigint not null,
  remark varchar(500),
  create_time timestamptz not null default now()
);
create index idx_settle_bill_item_bill on settle_bill_item (bill_id);

create trigger settle_bill_item_append_only before update or delete on settle_bill_item
  for each row execute function refuse_change();

-- Checked at the end of a transaction, so that a bill and its lines can be written in any order.
create function check_bill_items() returns trigger language plpgsql as $$
declare
  bill varchar(32);
  payable bigint;
  lines bigint;
begin
  if tg_table_name = 'settle_bill' then
    bill := new.id;
  else
    bill := new.bill_id;
  end if;
  select payable_fen into payable from settle_bill where id = bill;
  select coalesce(sum(amount_fen), 0) into lines from settle_bill_item where bill_id = bill;
  if payable is distinct from lines then
    raise exception 'bill % is payable % fen, its lines add up to %', bill, payable, lines
      using errcode = 'integrity_constraint_violation';
  end if;
  return null;
end $$;

create constraint trigger settle_bill_balances after insert or update of payable_fen on settle_bill
  deferrable initially deferred for each row execute function check_bill_items();
create constraint trigger settle_bill_item_balances after insert on settle_bill_item
  deferrable initially deferred for each row execute function check_bill_items();

-- A settled bill never changes.
create function refuse_settled_change() returns trigger language plpgsql as $$
begin
  if old.status = 'SETTLED' then
    raise exception 'bill % is settled and never changes', old.bill_no using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
create trigger settle_bill_settled before update on settle_bill
  for each row execute function refuse_settled_change();
create trigger settle_bill_kept before delete on settle_bill
  for each row execute function refuse_change();

-- Large: partitioned by month of payment in business time, read by (paid_time, id).
create table trade_order (
  id varchar(32) collate "C" not null,
  trade_no varchar(32) collate "C" not null,
  channel_trade_no varchar(64) collate "C" not null,
  kind varchar(10) not null check (kind in ('PAY', 'REFUND')),
  shop_id varchar(32) not null,
  channel_code varchar(32) not null,
  pay_method varchar(20) not null,
  amount_fen bigint not null,
  rate_ppm integer not null,
  fee_fen bigint not null,
  payer_account varchar(64),
  paid_time timestamptz not null,
  status varchar(20) not null check (status in ('SUCCESS', 'REFUNDED', 'PARTLY_REFUNDED', 'FAILED', 'CLOSED')),
  origin_trade_no varchar(32),
  settle_date date,
  bill_id varchar(32),
  sys_org_code varchar(64) collate "C" not null,
  create_time timestamptz not null default now(),
  primary key (id, paid_time),
  check ((kind = 'PAY') = (amount_fen >= 0))
) partition by range (paid_time);

create table trade_order_default partition of trade_order default;

create index idx_trade_paid on trade_order (paid_time desc, id desc);
create index idx_trade_shop on trade_order (shop_id, paid_time desc, id desc);
create index idx_trade_channel on trade_order (channel_code, paid_time desc, id desc);
create index idx_trade_method on trade_order (pay_method, paid_time desc, id desc);
create index idx_trade_status on trade_order (status, paid_time desc, id desc);
create index idx_trade_org on trade_order (sys_org_code, paid_time desc, id desc);
create index idx_trade_amount on trade_order (amount_fen, id);
-- Refunds are few and their amounts the least, so the index above would be walked to its end for them.
create index idx_trade_kind on trade_order (kind, amount_fen, id);
create index idx_trade_no on trade_order (trade_no);
create index idx_trade_channel_no on trade_order (channel_trade_no);
create index idx_trade_bill on trade_order (bill_id) where bill_id is not null;
create index idx_trade_settle on trade_order (settle_date, paid_time desc);
