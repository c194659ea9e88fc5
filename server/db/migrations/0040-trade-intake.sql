-- Trades that channels report: docs/adr/0072.

-- Numbers of channels, unique over all partitions of trade_order.
create table trade_number (
  channel_code varchar(32) not null,
  channel_trade_no varchar(64) collate "C" not null,
  trade_id varchar(32) collate "C" not null,
  paid_time timestamptz not null,
  primary key (channel_code, channel_trade_no)
);
comment on table trade_number is 'Trade numbers of channels, unique over all partitions of trades';
comment on column trade_number.channel_code is 'Payment channel, code';
comment on column trade_number.channel_trade_no is 'Trade number at the channel';
comment on column trade_number.trade_id is 'Trade, id';
comment on column trade_number.paid_time is 'Paid at, which names the partition of the trade';

insert into trade_number (channel_code, channel_trade_no, trade_id, paid_time)
select channel_code, channel_trade_no, id, paid_time from trade_order
on conflict do nothing;

-- What a payment has paid back, so that its refunds can never exceed it.
alter table trade_order add column refunded_fen bigint not null default 0;
comment on column trade_order.refunded_fen is 'Sum of the refunds of a payment, fen';
update trade_order p set refunded_fen = r.refunded_fen
from (
  select origin_trade_no, -sum(amount_fen) as refunded_fen from trade_order
  where kind = 'REFUND' and origin_trade_no is not null group by 1
) r
where p.trade_no = r.origin_trade_no and p.kind = 'PAY';
alter table trade_order add constraint trade_order_refunded_check
  check (refunded_fen between 0 and greatest(amount_fen, 0));

-- Keys of machines that report trades. A key is used until it is revoked, and stays for the audit log.
create table intake_key (
  id varchar(32) primary key,
  name varchar(100) not null,
  secret text not null,
  status varchar(20) not null default 'ACTIVE' check (status in ('ACTIVE', 'REVOKED')),
  create_by varchar(100) not null,
  create_time timestamptz not null default now(),
  revoke_by varchar(100),
  revoke_time timestamptz
);
create index idx_intake_key_time on intake_key (create_time desc, id desc);
comment on table intake_key is 'Keys of machines that report trades';
comment on column intake_key.id is 'Id, which the machine sends';
comment on column intake_key.name is 'Name';
comment on column intake_key.secret is 'Secret, encrypted';
comment on column intake_key.status is 'Status: ACTIVE or REVOKED';
comment on column intake_key.create_by is 'Created by';
comment on column intake_key.create_time is 'Created at';
comment on column intake_key.revoke_by is 'Revoked by';
comment on column intake_key.revoke_time is 'Revoked at';
