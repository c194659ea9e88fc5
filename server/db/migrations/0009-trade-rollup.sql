-- Trades added up for dashboards, by hour and by whole day of the business's zone: docs/adr/0013.

create table trade_hourly (
  hour_time timestamptz not null,
  shop_id varchar(32) not null,
  channel_code varchar(32) not null,
  sys_org_code varchar(64) collate "C" not null,
  pay_count integer not null,
  success_count integer not null,
  amount_fen bigint not null,
  refund_fen bigint not null,
  fee_fen bigint not null,
  primary key (hour_time, shop_id, channel_code, sys_org_code)
);

create table trade_daily (
  trade_date date not null,
  shop_id varchar(32) not null,
  channel_code varchar(32) not null,
  sys_org_code varchar(64) collate "C" not null,
  pay_count integer not null,
  success_count integer not null,
  amount_fen bigint not null,
  refund_fen bigint not null,
  fee_fen bigint not null,
  primary key (trade_date, shop_id, channel_code, sys_org_code)
);

-- One row. All trades before until_time are added up, in hours and days of time_zone; its lock orders who adds.
create table trade_rollup (
  id integer primary key check (id = 1),
  time_zone varchar(64),
  until_time timestamptz
);
insert into trade_rollup (id) values (1);
