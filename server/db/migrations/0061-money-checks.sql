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
