-- A payment that happened while its shop was active in a channel is taken, whenever it is reported.
alter table channel_merchant add column active_until timestamptz;
comment on column channel_merchant.active_until is 'Last time at which the merchant ceased to be active, null while it is active';
update channel_merchant set active_until = update_time where status in ('SUSPENDED', 'CLOSED');

create function keep_active_until() returns trigger language plpgsql as $$
begin
  if new.status = 'ACTIVE' then
    new.active_until := null;
  elsif old.status = 'ACTIVE' then
    new.active_until :=
      case when new.update_time is distinct from old.update_time then new.update_time else now() end;
  end if;
  return new;
end $$;
create trigger channel_merchant_keeps_active_until before update of status on channel_merchant
  for each row execute function keep_active_until();

-- A bill takes out exactly what its ledger orders split, and takes in exactly what its shop's receivers returned
-- for its date: docs/adr/0089. Only bills and orders with such amounts are checked.
create function check_bill_splits() returns trigger language plpgsql as $$
declare
  bill settle_bill;
  orders_fen bigint;
  returned_fen bigint;
begin
  if tg_table_name = 'settle_bill' then
    select * into bill from settle_bill where id = new.id;
  else
    select * into bill from settle_bill where id = new.bill_id;
  end if;
  select coalesce(sum(split_fen), 0) into orders_fen from ledger_order where bill_id = bill.id;
  if bill.split_out_fen is distinct from orders_fen then
    raise exception 'bill % splits % fen out, its ledger orders split %', bill.bill_no, bill.split_out_fen, orders_fen
      using errcode = 'integrity_constraint_violation';
  end if;
  if bill.split_in_fen <> 0 then
    select coalesce(sum(d.amount_fen), 0) into returned_fen
    from ledger_detail d join ledger_order o on o.id = d.order_id
    where d.status = 'RETURNED' and d.return_date = bill.settle_date and o.shop_id = bill.shop_id
      and o.channel_code = bill.channel_code;
    if bill.split_in_fen <> returned_fen then
      raise exception 'bill % takes % fen in, receivers returned %', bill.bill_no, bill.split_in_fen, returned_fen
        using errcode = 'integrity_constraint_violation';
    end if;
  end if;
  return null;
end $$;
create constraint trigger settle_bill_splits_added after insert on settle_bill
  deferrable initially deferred for each row when (new.split_out_fen <> 0 or new.split_in_fen <> 0)
  execute function check_bill_splits();
create constraint trigger settle_bill_splits_changed after update of split_out_fen, split_in_fen on settle_bill
  deferrable initially deferred for each row
  when (new.split_out_fen <> old.split_out_fen or new.split_in_fen <> old.split_in_fen)
  execute function check_bill_splits();
create constraint trigger ledger_order_in_bill after insert or update of split_fen, bill_id on ledger_order
  deferrable initially deferred for each row execute function check_bill_splits();

-- A settled bill was paid: its payable amount, by one successful operation.
create function check_bill_payout() returns trigger language plpgsql as $$
declare
  payouts bigint;
  paid_fen bigint;
begin
  select count(*), sum(amount_fen) into payouts, paid_fen from channel_operation
  where kind = 'WITHDRAWAL' and subject_kind = 'settle_bill' and subject_id = new.id and status = 'SUCCEEDED';
  if payouts <> 1 or paid_fen <> new.payable_fen then
    raise exception 'bill % of % fen is settled with % payouts of % fen', new.bill_no, new.payable_fen, payouts,
      coalesce(paid_fen, 0) using errcode = 'integrity_constraint_violation';
  end if;
  return null;
end $$;
create constraint trigger settle_bill_payout_added after insert on settle_bill
  deferrable initially deferred for each row when (new.status = 'SETTLED' and new.payable_fen > 0)
  execute function check_bill_payout();
create constraint trigger settle_bill_payout_made after update of status on settle_bill
  deferrable initially deferred for each row
  when (new.status = 'SETTLED' and old.status <> 'SETTLED' and new.payable_fen > 0)
  execute function check_bill_payout();
