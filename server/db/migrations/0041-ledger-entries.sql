-- Double-entry journal of money that is owed and paid: docs/adr/0076. Triggers post it, so nothing can change
-- what a shop is owed without entries.

create table ledger_entry (
  id varchar(48) collate "C" primary key,
  event_id varchar(48) collate "C" not null,
  event_kind varchar(20) not null,
  account varchar(20) not null check (account in ('SHOP_PAYABLE', 'CHANNEL_CLEARING', 'SPLIT_PAYABLE', 'ADJUSTMENT')),
  amount_fen bigint not null check (amount_fen <> 0),
  shop_id varchar(32) not null,
  channel_code varchar(32) not null,
  bill_id varchar(32),
  sys_org_code varchar(64) collate "C" not null,
  create_time timestamptz not null default now()
);
comment on table ledger_entry is 'Entries of the double-entry journal';
comment on column ledger_entry.id is 'Id';
comment on column ledger_entry.event_id is 'Event, whose entries add up to zero';
comment on column ledger_entry.event_kind is 'Kind of the event';
comment on column ledger_entry.account is 'Account';
comment on column ledger_entry.amount_fen is 'Amount, fen; a debit is positive, a credit negative';
comment on column ledger_entry.shop_id is 'Shop, id';
comment on column ledger_entry.channel_code is 'Payment channel, code';
comment on column ledger_entry.bill_id is 'Bill, id';
comment on column ledger_entry.sys_org_code is 'Department code of the shop';
comment on column ledger_entry.create_time is 'Posted at';

create index idx_ledger_entry_event on ledger_entry (event_id);
create index idx_ledger_entry_time on ledger_entry (create_time desc, id desc);
create index idx_ledger_entry_org on ledger_entry (sys_org_code, create_time desc, id desc);
create index idx_ledger_entry_shop on ledger_entry (shop_id, channel_code, account) include (amount_fen);
create index idx_ledger_entry_bill on ledger_entry (bill_id) where bill_id is not null;

-- An entry moves with its department, and nothing else of it changes.
create function refuse_change_of_entry() returns trigger language plpgsql as $$
declare
  same ledger_entry%rowtype := new;
begin
  same.sys_org_code := old.sys_org_code;
  if same is distinct from old then
    raise exception 'rows of % are never changed', tg_table_name using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
create trigger ledger_entry_append_only before update on ledger_entry
  for each row execute function refuse_change_of_entry();
create trigger ledger_entry_kept before delete on ledger_entry
  for each row execute function refuse_change();

-- One statement posts all entries of an event.
create function check_ledger_events() returns trigger language plpgsql as $$
declare
  unbalanced record;
begin
  select e.event_id, sum(e.amount_fen) as total into unbalanced
  from ledger_entry e where e.event_id in (select event_id from posted)
  group by e.event_id having sum(e.amount_fen) <> 0 limit 1;
  if found then
    raise exception 'the entries of event % add up to % fen instead of zero', unbalanced.event_id, unbalanced.total
      using errcode = 'integrity_constraint_violation';
  end if;
  return null;
end $$;
create trigger ledger_entry_balances after insert on ledger_entry
  referencing new table as posted for each statement execute function check_ledger_events();

-- Account on the other side of what a shop is owed, for each kind of bill line. An amount that is carried to
-- the next bill changes nothing: it stays in the balance of the shop.
create function contra_account(kind text) returns text language sql immutable as $$
  select case
    when kind in ('GROSS', 'REFUND', 'FEE') then 'CHANNEL_CLEARING'
    when kind in ('SPLIT_OUT', 'SPLIT_IN') then 'SPLIT_PAYABLE'
    when kind = 'ADJUSTMENT' then 'ADJUSTMENT'
  end
$$;

-- Runs at the end of the transaction, because a line can be written before its bill.
create function post_bill_item() returns trigger language plpgsql as $$
begin
  if contra_account(new.kind) is null or new.amount_fen = 0 then
    return null;
  end if;
  insert into ledger_entry (id, event_id, event_kind, account, amount_fen, shop_id, channel_code, bill_id,
    sys_org_code, create_time)
  select new.id || side.suffix, new.id, new.kind, side.account, side.amount_fen, b.shop_id, b.channel_code, b.id,
    b.sys_org_code, new.create_time
  from settle_bill b
  cross join lateral (values
    ('-shop', 'SHOP_PAYABLE', -new.amount_fen),
    ('-contra', contra_account(new.kind), new.amount_fen)
  ) side (suffix, account, amount_fen)
  where b.id = new.bill_id;
  if not found then
    raise exception 'bill % of line % does not exist', new.bill_id, new.id
      using errcode = 'integrity_constraint_violation';
  end if;
  return null;
end $$;
create constraint trigger settle_bill_item_posts after insert on settle_bill_item
  deferrable initially deferred for each row execute function post_bill_item();

-- The channel pays the shop: less is owed, and the channel holds less.
create function post_payout() returns trigger language plpgsql as $$
begin
  insert into ledger_entry (id, event_id, event_kind, account, amount_fen, shop_id, channel_code, bill_id,
    sys_org_code, create_time)
  select new.id || side.suffix, new.id || '-payout', 'PAYOUT', side.account, side.amount_fen, new.shop_id,
    new.channel_code, new.id, new.sys_org_code, coalesce(new.settle_time, now())
  from (values
    ('-payout-shop', 'SHOP_PAYABLE', new.payable_fen),
    ('-payout-contra', 'CHANNEL_CLEARING', -new.payable_fen)
  ) side (suffix, account, amount_fen);
  return null;
end $$;
create trigger settle_bill_pays after update of status on settle_bill
  for each row when (new.status = 'SETTLED' and old.status <> 'SETTLED' and new.payable_fen > 0)
  execute function post_payout();
create trigger settle_bill_paid after insert on settle_bill
  for each row when (new.status = 'SETTLED' and new.payable_fen > 0)
  execute function post_payout();

-- Bills that exist.
insert into ledger_entry (id, event_id, event_kind, account, amount_fen, shop_id, channel_code, bill_id, sys_org_code,
  create_time)
select i.id || side.suffix, i.id, i.kind, side.account, side.amount_fen, b.shop_id, b.channel_code, b.id,
  b.sys_org_code, i.create_time
from settle_bill_item i
join settle_bill b on b.id = i.bill_id
cross join lateral (values
  ('-shop', 'SHOP_PAYABLE', -i.amount_fen),
  ('-contra', contra_account(i.kind), i.amount_fen)
) side (suffix, account, amount_fen)
where contra_account(i.kind) is not null and i.amount_fen <> 0;

insert into ledger_entry (id, event_id, event_kind, account, amount_fen, shop_id, channel_code, bill_id, sys_org_code,
  create_time)
select b.id || side.suffix, b.id || '-payout', 'PAYOUT', side.account, side.amount_fen, b.shop_id, b.channel_code,
  b.id, b.sys_org_code, coalesce(b.settle_time, b.update_time, b.create_time)
from settle_bill b
cross join lateral (values
  ('-payout-shop', 'SHOP_PAYABLE', b.payable_fen),
  ('-payout-contra', 'CHANNEL_CLEARING', -b.payable_fen)
) side (suffix, account, amount_fen)
where b.status = 'SETTLED' and b.payable_fen > 0;
