-- Users as administrators list them: the newest first, and those of a department and below.

create index idx_sys_user_create_time on sys_user (create_time, id) where del_flag = 0;
create index idx_sys_user_org_code on sys_user ((org_code collate "C")) where del_flag = 0;
