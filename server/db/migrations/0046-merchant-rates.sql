-- A trade pays the rate of its day, even if a newer rate is agreed: docs/adr/0072.
create table merchant_rate (
  merchant_id varchar(32) not null references channel_merchant (id) on delete cascade,
  effective_date date not null,
  rate_ppm integer not null check (rate_ppm between 0 and 1000000),
  primary key (merchant_id, effective_date)
);
comment on table merchant_rate is 'Rates of merchants by first day of effect, kept by a trigger on channel_merchant';
comment on column merchant_rate.merchant_id is 'Merchant, id';
comment on column merchant_rate.effective_date is 'First day of effect, business time';
comment on column merchant_rate.rate_ppm is 'Rate, parts per million';

insert into merchant_rate (merchant_id, effective_date, rate_ppm)
select id, effective_date, rate_ppm from channel_merchant;

-- A new rate replaces those of its day and later. A pending merchant has no trades, so only its last rate counts.
create function keep_merchant_rate() returns trigger language plpgsql as $$
begin
  delete from merchant_rate
  where merchant_id = new.id and (effective_date >= new.effective_date or new.status = 'PENDING');
  insert into merchant_rate (merchant_id, effective_date, rate_ppm)
  values (new.id, new.effective_date, new.rate_ppm);
  return null;
end $$;
create trigger channel_merchant_keeps_rate after insert or update of rate_ppm, effective_date on channel_merchant
  for each row execute function keep_merchant_rate();

alter table intake_key add column channel_code varchar(32);
comment on column intake_key.channel_code is 'Only payment channel whose trades the key may report, code; null for all';
