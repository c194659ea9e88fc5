-- The log pages read the audit log by time, newest first.
create index idx_audit_log_time on audit_log (create_time, id);
create index idx_sys_log_time_id on sys_log (create_time, id);
drop index idx_sys_log_time;

-- Editors of an announcement do not overwrite each other.
alter table sys_announcement add column version integer not null default 1;
-- The administration's list, newest first.
create index idx_sys_announcement_time on sys_announcement (create_time, id) where del_flag = '0';
