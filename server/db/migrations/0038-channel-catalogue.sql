-- Payment channels become records of administrators: adapter with its settings, limits, audit columns.
alter table pay_channel
  add column name_i18n jsonb not null default '{}',
  add column adapter varchar(20) not null default 'sandbox' check (adapter in ('sandbox', 'http')),
  add column transaction_limit_fen bigint check (transaction_limit_fen > 0),
  add column daily_limit_fen bigint check (daily_limit_fen > 0),
  add column ledger_ceiling_ppm integer not null default 300000
    check (ledger_ceiling_ppm between 0 and 1000000),
  add column sandbox_seed varchar(64) not null default 'gaiwan',
  add column sandbox_delay_ms integer not null default 0 check (sandbox_delay_ms between 0 and 20000),
  add column sandbox_failure_percent integer not null default 0
    check (sandbox_failure_percent between 0 and 100),
  add column sandbox_rejection_percent integer not null default 0
    check (sandbox_rejection_percent between 0 and 100),
  add column sandbox_repeat_percent integer not null default 0
    check (sandbox_repeat_percent between 0 and 100),
  add column sandbox_is_down boolean not null default false,
  add column gateway_url varchar(500),
  add column key_id varchar(64),
  add column secret text,
  add column create_by varchar(100),
  add column create_time timestamptz not null default now(),
  add column update_by varchar(100),
  add column update_time timestamptz,
  add column version integer not null default 0;

alter table pay_channel
  alter column status set default 'ACTIVE',
  add constraint pay_channel_code_format check (code ~ '^[a-z][a-z0-9_-]{1,31}$'),
  add constraint pay_channel_status check (status in ('ACTIVE', 'SUSPENDED')),
  add constraint pay_channel_settle_cycle check (settle_cycle ~ '^[TD]\+([0-9]|[12][0-9]|30)$'),
  add constraint pay_channel_limits check (daily_limit_fen >= transaction_limit_fen),
  add constraint pay_channel_sandbox_shares
    check (sandbox_failure_percent + sandbox_rejection_percent <= 100),
  add constraint pay_channel_gateway
    check (adapter <> 'http' or (gateway_url is not null and key_id is not null and secret is not null));

alter table pay_channel rename constraint pay_channel_code_key to uniq_pay_channel_code;
create index idx_pay_channel_time on pay_channel (create_time desc, id desc);

-- The dictionary of channels has the names in every language.
update pay_channel c set name_i18n = i.item_text_i18n
from sys_dict d join sys_dict_item i on i.dict_id = d.id
where d.dict_code = 'pay_channel_code' and i.item_value = c.code and i.item_text = c.name;

comment on column pay_channel.name_i18n is 'Channel name by language, JSON';
comment on column pay_channel.adapter is 'Adapter: sandbox or http';
comment on column pay_channel.transaction_limit_fen is 'Limit of a payment, fen';
comment on column pay_channel.daily_limit_fen is 'Limit of the payments of a shop and day, fen';
comment on column pay_channel.ledger_ceiling_ppm is 'Maximum sum of ledger shares, parts per million';
comment on column pay_channel.sandbox_seed is 'Seed of the simulated answers';
comment on column pay_channel.sandbox_delay_ms is 'Delay of a simulated answer, milliseconds';
comment on column pay_channel.sandbox_failure_percent is 'Share of simulated failures, percent';
comment on column pay_channel.sandbox_rejection_percent is 'Share of simulated rejections, percent';
comment on column pay_channel.sandbox_repeat_percent is 'Share of simulated answers that arrive twice, percent';
comment on column pay_channel.sandbox_is_down is 'Whether the simulated channel never answers';
comment on column pay_channel.gateway_url is 'Gateway URL';
comment on column pay_channel.key_id is 'Id of the signing key';
comment on column pay_channel.secret is 'Secret of the signing key, encrypted';
comment on column pay_channel.create_by is 'Created by, user name';
comment on column pay_channel.create_time is 'Created at';
comment on column pay_channel.update_by is 'Updated by, user name';
comment on column pay_channel.update_time is 'Updated at';
comment on column pay_channel.version is 'Version number for the optimistic lock';

create index idx_channel_merchant_time on channel_merchant (create_time desc, id desc);
