-- Clients of JeecgBoot show a picture by its address before the record that names it is saved.
alter table upload_file add column open_until timestamptz;
comment on column upload_file.open_until is 'Time until which visitors who know the path can open the picture; null after a record has adopted it';

-- Uploads that no record or draft refers to are removed after a day.
update sys_quartz_job set parameter = '{"days":1}', version = version + 1
where job_class_name = 'file.unsent' and parameter::jsonb = '{"days": 7}';
