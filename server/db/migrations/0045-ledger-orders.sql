-- Orders that split the income of a shop by a rule: docs/adr/0077.

create table ledger_order (
  id varchar(32) primary key,
  order_no varchar(40) collate "C" not null,
  bill_id varchar(32) not null,
  rule_id varchar(32) not null,
  rule_name varchar(100) not null,
  shop_id varchar(32) not null,
  channel_code varchar(32) not null,
  settle_date date not null,
  trade_date date not null,
  income_fen bigint not null check (income_fen > 0),
  split_fen bigint not null check (split_fen between 0 and income_fen),
  status varchar(20) not null check (status in ('PENDING', 'PROCESSING', 'SUCCEEDED', 'PARTIAL', 'FAILED')),
  sys_org_code varchar(64) collate "C" not null,
  create_by varchar(100) not null,
  create_time timestamptz not null default now()
);
create unique index uniq_ledger_order on ledger_order (shop_id, channel_code, settle_date, trade_date);
create unique index uniq_ledger_order_no on ledger_order (order_no);
create index idx_ledger_order_time on ledger_order (create_time desc, id desc);
create index idx_ledger_order_org on ledger_order (sys_org_code, create_time desc, id desc);
create index idx_ledger_order_status on ledger_order (status, create_time desc, id desc);
create index idx_ledger_order_bill on ledger_order (bill_id);

comment on table ledger_order is 'Ledger orders, which split the income of a shop';
comment on column ledger_order.id is 'Id';
comment on column ledger_order.order_no is 'Order number';
comment on column ledger_order.bill_id is 'Bill that the split reduces, id';
comment on column ledger_order.rule_id is 'Ledger rule, id';
comment on column ledger_order.rule_name is 'Name of the rule at the time of the split';
comment on column ledger_order.shop_id is 'Shop, id';
comment on column ledger_order.channel_code is 'Payment channel, code';
comment on column ledger_order.settle_date is 'Settlement date, business time';
comment on column ledger_order.trade_date is 'Day of the income, business time';
comment on column ledger_order.income_fen is 'Income that is split, fen';
comment on column ledger_order.split_fen is 'Amount for the receivers, fen';
comment on column ledger_order.status is 'Status';
comment on column ledger_order.sys_org_code is 'Department code of the shop';
comment on column ledger_order.create_by is 'Created by, user name';
comment on column ledger_order.create_time is 'Created at';

create table ledger_detail (
  id varchar(32) primary key,
  order_id varchar(32) not null references ledger_order,
  line_no integer not null,
  receiver_name varchar(100) not null,
  account_ref varchar(100) not null,
  share_ppm integer,
  fixed_fen bigint,
  amount_fen bigint not null check (amount_fen >= 0),
  status varchar(20) not null check (status in ('PENDING', 'PROCESSING', 'SUCCEEDED', 'FAILED', 'RETURNED'))
);
create unique index uniq_ledger_detail_line on ledger_detail (order_id, line_no);

comment on table ledger_detail is 'Amounts of the receivers of a ledger order';
comment on column ledger_detail.id is 'Id';
comment on column ledger_detail.order_id is 'Ledger order, id';
comment on column ledger_detail.line_no is 'Position in the order';
comment on column ledger_detail.receiver_name is 'Receiver';
comment on column ledger_detail.account_ref is 'Account reference';
comment on column ledger_detail.share_ppm is 'Share, parts per million';
comment on column ledger_detail.fixed_fen is 'Fixed amount, fen';
comment on column ledger_detail.amount_fen is 'Amount, fen';
comment on column ledger_detail.status is 'Status';

-- The amounts of an order never change, and those of its details add up to it.
create function check_ledger_order() returns trigger language plpgsql as $$
declare
  owner varchar(32);
  split bigint;
  details bigint;
begin
  if tg_table_name = 'ledger_order' then
    owner := new.id;
  else
    owner := new.order_id;
  end if;
  select split_fen into split from ledger_order where id = owner;
  select coalesce(sum(amount_fen), 0) into details from ledger_detail where order_id = owner;
  if split is distinct from details then
    raise exception 'ledger order % splits % fen, its details add up to %', owner, split, details
      using errcode = 'integrity_constraint_violation';
  end if;
  return null;
end $$;
create constraint trigger ledger_order_balances after insert or update of split_fen on ledger_order
  deferrable initially deferred for each row execute function check_ledger_order();
create constraint trigger ledger_detail_balances after insert or update of amount_fen on ledger_detail
  deferrable initially deferred for each row execute function check_ledger_order();
create trigger ledger_order_kept before delete on ledger_order for each row execute function refuse_change();
create trigger ledger_detail_kept before delete on ledger_detail for each row execute function refuse_change();
