-- An owner that is recorded twice is merged into the other record, which gets the shops.
alter table shop_boss add column merged_into varchar(32) references shop_boss (id);
alter table shop_boss add check ((status = 'MERGED') = (merged_into is not null));
alter table shop_boss add check (merged_into <> id);
create index idx_shop_boss_time on shop_boss (create_time desc, id desc);
create index idx_shop_boss_merged on shop_boss (merged_into) where merged_into is not null;
comment on column shop_boss.merged_into is 'Owner that replaces this one, id; null unless merged';
