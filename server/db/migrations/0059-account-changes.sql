-- A change of a shop's account is valid for the account that it was approved for: docs/adr/0070.

alter table shop_settle_account add column version integer not null default 0;
comment on column shop_settle_account.version is 'Number of changes';
-- An encryption with another key changes none of these columns.
create function count_account_change() returns trigger language plpgsql as $$
begin
  new.version := old.version + 1;
  return new;
end $$;
create trigger shop_settle_account_changes before update on shop_settle_account
  for each row when ((new.kind, new.holder, new.account_no_mask, new.bank_name, new.bank_branch, new.verified_time)
    is distinct from (old.kind, old.holder, old.account_no_mask, old.bank_name, old.bank_branch, old.verified_time))
  execute function count_account_change();

alter table channel_operation add column account_version integer;
comment on column channel_operation.account_version is 'Version of the settlement account that the operation replaces';
update channel_operation set account_version = 0 where id in (
  select distinct on (o.shop_id) o.id from channel_operation o
  where o.kind = 'CARD_CHANGE' and o.status not in ('SUCCEEDED', 'REJECTED', 'CANCELLED')
    and not exists (select from channel_operation newer where newer.shop_id = o.shop_id
      and newer.kind = 'CARD_CHANGE' and newer.status = 'SUCCEEDED' and newer.finish_time > o.create_time)
  order by o.shop_id, o.id desc);
-- A shop has one account for all channels, so it has one unfinished change of it.
create unique index uniq_channel_operation_account on channel_operation (shop_id)
  where kind = 'CARD_CHANGE' and account_version is not null
    and status not in ('SUCCEEDED', 'REJECTED', 'CANCELLED');
