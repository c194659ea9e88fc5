-- Receivers are paid by their channels, and paid amounts can be returned: docs/adr/0079.

alter table channel_operation drop constraint channel_operation_kind_check;
alter table channel_operation add constraint channel_operation_kind_check check (kind in ('ONBOARDING', 'RATE_CHANGE',
  'CARD_CHANGE', 'BALANCE_QUERY', 'WITHDRAWAL', 'REFUND', 'CLOSE', 'SPLIT', 'SPLIT_RETURN'));
alter table channel_operation drop constraint channel_operation_amount;
alter table channel_operation add constraint channel_operation_amount
  check (kind not in ('WITHDRAWAL', 'REFUND', 'SPLIT', 'SPLIT_RETURN') or amount_fen is not null);

alter table ledger_order
  add column version integer not null default 0,
  add column update_time timestamptz;
comment on column ledger_order.version is 'Version';
comment on column ledger_order.update_time is 'Updated at';

alter table ledger_detail
  add column fail_reason varchar(500),
  add column pay_time timestamptz,
  add column period_date date,
  add column return_day date,
  add column return_date date,
  add column sys_org_code varchar(64) collate "C",
  add column version integer not null default 0,
  add column update_time timestamptz;
update ledger_detail d set sys_org_code = o.sys_org_code from ledger_order o where o.id = d.order_id;
alter table ledger_detail
  alter column sys_org_code set not null,
  drop constraint ledger_detail_status_check,
  add constraint ledger_detail_status_check
    check (status in ('PENDING', 'PROCESSING', 'SUCCEEDED', 'FAILED', 'RETURNING', 'RETURNED')),
  add constraint ledger_detail_return
    check ((return_date is not null) = (status = 'RETURNED') and (return_day is not null) = (return_date is not null));
comment on column ledger_detail.fail_reason is 'Reason of the last failure';
comment on column ledger_detail.pay_time is 'Paid at; null if the receiver got nothing';
comment on column ledger_detail.period_date is 'Settlement date until whose closing a paid amount can be returned';
comment on column ledger_detail.return_day is 'Day of the return, business time';
comment on column ledger_detail.return_date is 'Settlement date of the bill that takes the returned amount';
comment on column ledger_detail.sys_org_code is 'Department code of the shop';
comment on column ledger_detail.version is 'Version';
comment on column ledger_detail.update_time is 'Updated at';
create index idx_ledger_detail_waiting on ledger_detail (id) where status = 'PENDING';
create index idx_ledger_detail_return on ledger_detail (return_date) where status = 'RETURNED';

-- A returned amount stays returned: a bill may contain it.
create function keep_returned_detail() returns trigger language plpgsql as $$
begin
  if new.status <> 'RETURNED' or new.return_date <> old.return_date or new.return_day <> old.return_day
    or new.amount_fen <> old.amount_fen then
    raise exception 'the returned ledger detail % is never changed', old.id
      using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
create trigger ledger_detail_returned before update on ledger_detail
  for each row when (old.status = 'RETURNED') execute function keep_returned_detail();

-- The channel pays a receiver, or gets the amount back: what receivers are owed changes, and what the channel
-- holds.
create function post_split_payment() returns trigger language plpgsql as $$
declare
  is_return boolean := new.status = 'RETURNED';
  paid bigint := case when is_return then -new.amount_fen else new.amount_fen end;
  event varchar(48) := new.id || case when is_return then '-back' else '-split' end;
begin
  insert into ledger_entry (id, event_id, event_kind, account, amount_fen, shop_id, channel_code, bill_id,
    sys_org_code, create_time)
  select event || side.suffix, event, case when is_return then 'SPLIT_RETURN' else 'SPLIT_PAYOUT' end, side.account,
    side.amount_fen, o.shop_id, o.channel_code, o.bill_id, new.sys_org_code, coalesce(new.update_time, now())
  from ledger_order o
  cross join lateral (values
    ('-split', 'SPLIT_PAYABLE', paid),
    ('-contra', 'CHANNEL_CLEARING', -paid)
  ) side (suffix, account, amount_fen)
  where o.id = new.order_id;
  return null;
end $$;
create trigger ledger_detail_pays after update of status on ledger_detail
  for each row when (new.amount_fen > 0 and new.pay_time is not null and old.pay_time is null)
  execute function post_split_payment();
create trigger ledger_detail_returns after update of status on ledger_detail
  for each row when (new.amount_fen > 0 and new.pay_time is not null and new.status = 'RETURNED'
    and old.status <> 'RETURNED')
  execute function post_split_payment();
