-- Corrections of bills, forms that somebody has begun, and what a shop is taken in with.

-- Why a bill's line of the kind ADJUSTMENT stands there; a wrong one is corrected by another.
create table bill_adjustment (
  id varchar(32) primary key,
  bill_id varchar(32) not null,
  item_id varchar(32) not null,
  amount_fen bigint not null check (amount_fen <> 0),
  reason varchar(200) not null,
  attachment varchar(255),
  sys_org_code varchar(64) collate "C" not null,
  create_by varchar(100) not null,
  create_time timestamptz not null default now()
);
create unique index uniq_bill_adjustment_item on bill_adjustment (item_id);
create index idx_bill_adjustment_bill on bill_adjustment (bill_id);
-- Whoever sees the adjustment may read the file.
create index idx_bill_adjustment_attachment on bill_adjustment (attachment) where attachment is not null;
create index idx_bill_adjustment_time on bill_adjustment (create_time desc, id desc);
create index idx_bill_adjustment_org on bill_adjustment (sys_org_code, create_time desc, id desc);

insert into bill_adjustment (id, bill_id, item_id, amount_fen, reason, sys_org_code, create_by, create_time)
select i.id, i.bill_id, i.id, i.amount_fen, left(coalesce(i.remark, ''), 200), b.sys_org_code, 'system', i.create_time
from settle_bill_item i join settle_bill b on b.id = i.bill_id
where i.kind = 'ADJUSTMENT' and i.amount_fen <> 0;

create trigger bill_adjustment_append_only before update or delete on bill_adjustment
  for each row execute function refuse_change();

-- A user's own working state: it goes with him, and nobody else reads it.
create table form_draft (
  id varchar(32) primary key,
  user_id varchar(32) not null references sys_user (id) on delete cascade,
  page_id varchar(120) not null,
  page_version varchar(64) not null,
  title varchar(200) not null,
  step varchar(40),
  "values" jsonb not null,
  create_time timestamptz not null default now(),
  update_time timestamptz not null default now(),
  version integer not null default 0
);
create index idx_form_draft_user on form_draft (user_id, page_id, update_time desc);

-- Whoever stands behind shops.
create table shop_boss (
  id varchar(32) primary key,
  kind varchar(20) not null check (kind in ('PERSON', 'COMPANY')),
  name varchar(100) not null,
  mobile varchar(32) not null,
  id_no varchar(32) collate "C" not null,
  status varchar(20) not null,
  sys_org_code varchar(64) collate "C" not null,
  create_by varchar(100),
  create_time timestamptz not null default now(),
  update_by varchar(100),
  update_time timestamptz,
  version integer not null default 0
);
create unique index uniq_shop_boss_id_no on shop_boss (id_no);
create index idx_shop_boss_org on shop_boss (sys_org_code);

create table shop_licence (
  id varchar(32) primary key,
  shop_id varchar(32) not null,
  licence_no varchar(32) collate "C" not null,
  legal_person varchar(100) not null,
  legal_id_no varchar(32) not null,
  begin_date date not null,
  end_date date,
  licence_image varchar(255),
  id_front_image varchar(255),
  id_back_image varchar(255),
  create_time timestamptz not null default now(),
  check (end_date is null or end_date > begin_date)
);
create unique index uniq_shop_licence_shop on shop_licence (shop_id);
create unique index uniq_shop_licence_no on shop_licence (licence_no);
-- Whoever sees the shop may look at its papers.
create index idx_shop_licence_images on shop_licence using gin ((array[licence_image, id_front_image, id_back_image]));

create table shop_settle_account (
  id varchar(32) primary key,
  shop_id varchar(32) not null,
  kind varchar(20) not null check (kind in ('CORPORATE', 'PERSONAL')),
  holder varchar(100) not null,
  account_no varchar(64) not null,
  bank_name varchar(100),
  bank_branch varchar(200),
  reserved_mobile varchar(32),
  verified_time timestamptz,
  create_time timestamptz not null default now()
);
create unique index uniq_shop_settle_account_shop on shop_settle_account (shop_id);

-- A shop's account number stood with the shop; it has one place.
insert into shop_settle_account (id, shop_id, kind, holder, account_no, create_time)
select id, id, 'CORPORATE', left(shop_name, 100), account_no, create_time
from shop_basic_info where account_no is not null;
alter table shop_basic_info drop column account_no;

alter table shop_basic_info add column boss_id varchar(32);
alter table shop_basic_info add column business_hours varchar(100);
alter table shop_basic_info add column lng numeric(9, 6) check (lng between -180 and 180);
alter table shop_basic_info add column lat numeric(8, 6) check (lat between -90 and 90);
alter table shop_basic_info add check ((lng is null) = (lat is null));
create index idx_shop_boss on shop_basic_info (boss_id);
create index idx_shop_group_tag on shop_basic_info (own_group_tag);
create index idx_shop_time on shop_basic_info (create_time desc, id desc);

-- A shop in a channel: its number there comes when the channel took it in.
create table channel_merchant (
  id varchar(32) primary key,
  shop_id varchar(32) not null,
  channel_code varchar(32) not null,
  merchant_no varchar(64),
  rate_ppm integer not null check (rate_ppm between 0 and 1000000),
  effective_date date not null,
  status varchar(20) not null check (status in ('PENDING', 'ACTIVE', 'SUSPENDED', 'CLOSED')),
  sys_org_code varchar(64) collate "C" not null,
  create_by varchar(100),
  create_time timestamptz not null default now(),
  update_by varchar(100),
  update_time timestamptz,
  version integer not null default 0
);
create unique index uniq_channel_merchant on channel_merchant (shop_id, channel_code);

-- One thing asked of a channel; request_no is what the channel knows it by, so asking twice does it once.
create table channel_operation (
  id varchar(32) primary key,
  request_no varchar(32) collate "C" not null,
  kind varchar(20) not null check (kind in
    ('ONBOARDING', 'RATE_CHANGE', 'CARD_CHANGE', 'BALANCE_QUERY', 'WITHDRAWAL', 'REFUND', 'CLOSE')),
  shop_id varchar(32) not null,
  channel_code varchar(32) not null,
  merchant_id varchar(32),
  status varchar(20) not null check (status in
    ('CREATED', 'SUBMITTED', 'PROCESSING', 'SUCCEEDED', 'FAILED', 'REJECTED', 'CANCELLED')),
  request jsonb not null,
  response jsonb,
  sys_org_code varchar(64) collate "C" not null,
  create_by varchar(100) not null,
  create_time timestamptz not null default now(),
  update_time timestamptz,
  version integer not null default 0
);
create unique index uniq_channel_operation_request on channel_operation (request_no);
create index idx_channel_operation_merchant on channel_operation (merchant_id, create_time desc);
create index idx_channel_operation_time on channel_operation (create_time desc, id desc);

create table channel_operation_transition (
  id varchar(32) primary key,
  operation_id varchar(32) not null,
  from_status varchar(20),
  to_status varchar(20) not null,
  create_by varchar(100) not null,
  create_time timestamptz not null default now()
);
create index idx_channel_transition_operation on channel_operation_transition (operation_id, create_time);

create trigger channel_transition_append_only before update or delete on channel_operation_transition
  for each row execute function refuse_change();
