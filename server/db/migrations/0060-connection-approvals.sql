-- Another gateway of a payment channel is approved by a second user: docs/adr/0088.
alter table pay_channel add column signed_by varchar(100);
comment on column pay_channel.signed_by is 'Approved by, user name: approver of the last change of adapter, URL, key or secret';
