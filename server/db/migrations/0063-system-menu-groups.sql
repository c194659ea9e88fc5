-- Groups the menu System of existing installations. A shipped entry moves only from its shipped place; an entry
-- that was moved or sorted by a user stays where it is. Ids are those of the seed.
create temporary table system_group on commit drop as
  select md5('gaiwan/folder/' || url) as id, url, sort_no, icon, zh, en from (values
    ('/isystem/people', 20, 'team', '人员', 'People'),
    ('/isystem/reference', 21, 'bars', '基础数据', 'Reference data'),
    ('/message', 22, 'message', '消息', 'Messages'),
    ('/isystem/logs', 23, 'history', '日志', 'Logs')
  ) as shipped (url, sort_no, icon, zh, en);

create temporary table grouped on commit drop as
  select p.id, md5('gaiwan/folder/' || shipped.url) as parent_id from (values
    ('system/UserList', 10, '/isystem/people'),
    ('system/UserAdd', 11, '/isystem/people'),
    ('system/UserRecycleBin', 12, '/isystem/people'),
    ('system/SysUserAgentList', 13, '/isystem/people'),
    ('system/SysUserAgentAdd', 14, '/isystem/people'),
    ('system/RoleUserList', 20, '/isystem/people'),
    ('system/RoleForm', 21, '/isystem/people'),
    ('system/DepartList', 30, '/isystem/people'),
    ('system/DepartUserList', 31, '/isystem/people'),
    ('system/AddressList', 32, '/isystem/people'),
    ('system/SysPositionList', 45, '/isystem/people'),
    ('system/SysPositionForm', 46, '/isystem/people'),
    ('system/OnlineUserList', 80, '/isystem/people'),
    ('system/DictList', 50, '/isystem/reference'),
    ('system/DictForm', 51, '/isystem/reference'),
    ('system/DictRecycleBin', 52, '/isystem/reference'),
    ('system/SysCategoryList', 52, '/isystem/reference'),
    ('system/SysCheckRuleList', 53, '/isystem/reference'),
    ('system/SysCheckRuleForm', 54, '/isystem/reference'),
    ('system/SysFillRuleList', 55, '/isystem/reference'),
    ('system/SysFillRuleForm', 56, '/isystem/reference'),
    ('system/StatementList', 75, '/isystem/reference'),
    ('system/SysAnnouncementList', 60, '/message'),
    ('system/LogList', 70, '/isystem/logs'),
    ('system/VisitInfo', 71, '/isystem/logs'),
    ('system/DataLogList', 72, '/isystem/logs')
  ) as shipped (component, sort_no, url)
  join sys_permission p on p.id = md5('gaiwan/menu/' || shipped.component)
    and p.parent_id = md5('gaiwan/folder//isystem') and p.sort_no = shipped.sort_no and p.del_flag = 0;

update sys_permission p set parent_id = md5('gaiwan/folder//isystem'), menu_type = 1, sort_no = g.sort_no,
    name = case when p.name = '消息中心' then g.zh else p.name end
  from system_group g
  where g.url = '/message' and p.id = g.id and p.parent_id is null and p.sort_no = 60 and p.del_flag = 0
    and exists (select from sys_permission s where s.id = md5('gaiwan/folder//isystem') and s.del_flag = 0);
delete from grouped where parent_id = md5('gaiwan/folder//message') and not exists (
  select from sys_permission p where p.id = md5('gaiwan/folder//message')
    and p.parent_id = md5('gaiwan/folder//isystem'));

insert into sys_permission (id, parent_id, name, name_i18n, url, component, menu_type, perms_type, sort_no, icon,
    is_leaf, create_by)
  select id, md5('gaiwan/folder//isystem'), zh, jsonb_build_object('zh-CN', zh, 'en-US', en), url,
    'layouts/RouteView', 1, '1', sort_no, icon, 0, 'system'
  from system_group where url <> '/message' and id in (select parent_id from grouped);
update sys_permission p set parent_id = grouped.parent_id from grouped where grouped.id = p.id;

-- The seed must not add a group that has no entry.
update app_state set value = jsonb_set(value, '{seeded}',
    (value -> 'seeded') || (select jsonb_agg(id) from system_group where url <> '/message'))
  where name = 'seed' and value ? 'seeded' and exists (select from sys_permission);

-- A menu is invisible without the folders above it, so each grant of an entry includes them.
create temporary table folder_of on commit drop as
  select p.id, f.id as folder_id from sys_permission p join system_group f on f.id = p.parent_id
  union select p.id, f.parent_id from sys_permission p join system_group g on g.id = p.parent_id
    join sys_permission f on f.id = g.id where f.parent_id is not null;
insert into sys_role_permission (id, role_id, permission_id)
  select md5('gaiwan/grant/' || role_id || '/' || folder_id), role_id, folder_id
  from (select distinct role_id, folder_id from sys_role_permission join folder_of f on f.id = permission_id) g
  on conflict (role_id, permission_id) do nothing;
insert into sys_depart_permission (id, depart_id, permission_id)
  select md5('gaiwan/grant/' || depart_id || '/' || folder_id), depart_id, folder_id
  from (select distinct depart_id, folder_id from sys_depart_permission join folder_of f on f.id = permission_id) g
  on conflict (depart_id, permission_id) do nothing;
insert into sys_depart_role_permission (id, depart_id, role_id, permission_id)
  select md5('gaiwan/grant/' || role_id || '/' || folder_id), depart_id, role_id, folder_id
  from (select distinct depart_id, role_id, folder_id from sys_depart_role_permission
    join folder_of f on f.id = permission_id) g
  on conflict (role_id, permission_id) do nothing;
