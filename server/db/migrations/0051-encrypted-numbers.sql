-- Numbers of persons and accounts are encrypted: docs/adr/0080. The server encrypts stored values when it
-- starts, since the key is not in the database. Then each value has a mask, and an owner's number a keyed hash.

alter table shop_boss alter column id_no type text;
alter table shop_boss add column id_no_mask varchar(64);
alter table shop_boss add column id_no_hash varchar(64) collate "C";
drop index uniq_shop_boss_id_no;
create unique index uniq_shop_boss_id_no on shop_boss (id_no_hash);
comment on column shop_boss.id_no is 'Number of the ID card or the company, encrypted';
comment on column shop_boss.id_no_mask is 'Masked number of the ID card or the company';
comment on column shop_boss.id_no_hash is 'Keyed hash of the number, by which it is found';

alter table shop_licence alter column legal_id_no type text;
alter table shop_licence add column legal_id_no_mask varchar(64);
comment on column shop_licence.legal_id_no is 'ID card number of the legal representative, encrypted';
comment on column shop_licence.legal_id_no_mask is 'Masked ID card number of the legal representative';

alter table shop_settle_account alter column account_no type text;
alter table shop_settle_account add column account_no_mask varchar(64);
comment on column shop_settle_account.account_no is 'Account number, encrypted';
comment on column shop_settle_account.account_no_mask is 'Masked account number';
