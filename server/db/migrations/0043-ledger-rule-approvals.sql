-- A second user approves each active ledger rule: docs/adr/0084.
alter table ledger_rule add column signed_by varchar(100);
comment on column ledger_rule.signed_by is 'Approved by, user name: approver of the active rule; null for a rule of an application, which the review of its shop approves';
