-- Names and descriptions of roles, dictionaries and check rules in every language, as menus and items of dictionaries
-- have theirs; what is shipped gets them at the next start.

alter table sys_role add column role_name_i18n jsonb not null default '{}';
alter table sys_role add column description_i18n jsonb not null default '{}';

alter table sys_dict add column dict_name_i18n jsonb not null default '{}';
alter table sys_dict add column description_i18n jsonb not null default '{}';

alter table sys_check_rule add column rule_name_i18n jsonb not null default '{}';
alter table sys_check_rule add column rule_description_i18n jsonb not null default '{}';
