-- A shop application has at most one ledger rule, which its next version replaces.
alter table ledger_rule add column is_of_application boolean not null default false;
comment on column ledger_rule.is_of_application is 'Whether the application of the shop made the rule';
create unique index uniq_ledger_rule_application on ledger_rule (shop_id) where is_of_application;
