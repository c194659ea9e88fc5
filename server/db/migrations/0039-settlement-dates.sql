-- A bill has the trades of its shop, channel and settlement date, so a trade needs no reference to it:
-- docs/adr/0071.
alter table trade_order drop column bill_id;
alter table trade_order add column original_settle_date date;
alter table trade_order add constraint trade_order_late_check check (original_settle_date < settle_date);
comment on column trade_order.original_settle_date is
  'Settlement date by the cycle, business time; only if that date was closed already';

create index idx_trade_bill on trade_order (channel_code, settle_date, shop_id);

-- Closed settlement dates of a channel. No trade of the channel gets a date up to its latest closed date.
create table settle_cutoff (
  channel_code varchar(32) not null,
  settle_date date not null,
  close_time timestamptz not null,
  generate_time timestamptz,
  primary key (channel_code, settle_date)
);
comment on table settle_cutoff is 'Closed settlement dates of channels, whose bills are made or being made';
comment on column settle_cutoff.channel_code is 'Payment channel, code';
comment on column settle_cutoff.settle_date is 'Settlement date, business time';
comment on column settle_cutoff.close_time is 'Closed at';
comment on column settle_cutoff.generate_time is 'Time at which all bills existed; empty before';

insert into settle_cutoff (channel_code, settle_date, close_time, generate_time)
select channel_code, settle_date, min(create_time), max(create_time) from settle_bill group by 1, 2;

create table settle_bill_number (
  settle_date date primary key,
  last_number integer not null
);
comment on table settle_bill_number is 'Last number of a bill, by settlement date';
comment on column settle_bill_number.settle_date is 'Settlement date, business time';
comment on column settle_bill_number.last_number is 'Last number';

insert into settle_bill_number (settle_date, last_number)
select settle_date, max(substr(bill_no, 10)::integer)
from settle_bill where bill_no ~ '^B\d{14}$' and substr(bill_no, 2, 8) = to_char(settle_date, 'YYYYMMDD')
group by 1;

-- Bills that carried an amount over or took one over, which are few.
create index idx_settle_bill_carry on settle_bill (channel_code, shop_id) where carry_fen <> 0;
