-- Comments on the tables of pages, forms, files and the installation.

comment on table page is 'Pages published on this server';
comment on column page.create_by is 'Created by, user name';
comment on column page.create_time is 'Created at';

comment on table page_version is 'Versions of pages';
comment on column page_version.page_id is 'Page, component path';
comment on column page_version.version is 'Version number';
comment on column page_version.format is 'Version of the page format';
comment on column page_version.kind is 'Kind of page';
comment on column page_version.title is 'Title';
comment on column page_version.title_i18n is 'Title by language';
comment on column page_version.content is 'Page, canonical JSON';
comment on column page_version.message is 'Change note';
comment on column page_version.create_by is 'Created by, user name';
comment on column page_version.create_time is 'Created at';

comment on table page_release is 'Releases of pages';
comment on column page_release.page_id is 'Page, component path';
comment on column page_release.number is 'Release number';
comment on column page_release.version is 'Released version; 0 is the shipped page';
comment on column page_release.from_time is 'Start of the release';
comment on column page_release.create_by is 'Created by, user name';
comment on column page_release.create_time is 'Created at';

comment on table page_draft is 'Drafts of pages';
comment on column page_draft.page_id is 'Page, component path';
comment on column page_draft.content is 'Page, JSON';
comment on column page_draft.base_version is 'Version the draft is based on; 0 is the shipped page';
comment on column page_draft.update_by is 'Updated by, user name';
comment on column page_draft.update_time is 'Updated at';

comment on table list_view is 'Saved views of lists';
comment on column list_view.id is 'Id';
comment on column list_view.user_id is 'User, id';
comment on column list_view.page_id is 'Page, component path';
comment on column list_view.title is 'Title';
comment on column list_view.state is 'Filters, columns and sort of the view';
comment on column list_view.is_default is 'Default view';
comment on column list_view.create_time is 'Created at';
comment on column list_view.update_time is 'Updated at';
comment on column list_view.version is 'Version number for the optimistic lock';

comment on table form_draft is 'Drafts of forms';
comment on column form_draft.id is 'Id';
comment on column form_draft.user_id is 'User, id';
comment on column form_draft.page_id is 'Page, component path';
comment on column form_draft.page_version is 'Version of the page';
comment on column form_draft.title is 'Title';
comment on column form_draft.step is 'Current step, id';
comment on column form_draft."values" is 'Values of the fields';
comment on column form_draft.create_time is 'Created at';
comment on column form_draft.update_time is 'Updated at';
comment on column form_draft.version is 'Version number for the optimistic lock';

comment on table export_task is 'Export tasks';
comment on column export_task.id is 'Id';
comment on column export_task.owner_id is 'Owner, user id';
comment on column export_task.org_code is 'Department of the request, org code';
comment on column export_task.page_id is 'Page, component path';
comment on column export_task.title is 'List title';
comment on column export_task.request is 'Arguments of the export';
comment on column export_task.locale is 'Language of the file';
comment on column export_task.status is 'Status: QUEUED, RUNNING, DONE, FAILED or CANCELLED';
comment on column export_task.failure is 'Failure, error code';
comment on column export_task.rows_done is 'Number of written rows';
comment on column export_task.rows_total is 'Total number of rows';
comment on column export_task.attempts is 'Number of attempts';
comment on column export_task.claim is 'Key of the node that writes the file';
comment on column export_task.beat_time is 'Last heartbeat';
comment on column export_task.file_path is 'File path';
comment on column export_task.file_name is 'File name';
comment on column export_task.byte_size is 'File size, bytes';
comment on column export_task.scope is 'Departments and data rules of the rows';
comment on column export_task.create_time is 'Created at';
comment on column export_task.end_time is 'Finished at';
comment on column export_task.expire_time is 'Deletion of the file';

comment on table import_batch is 'Imports';
comment on column import_batch.id is 'Id';
comment on column import_batch.owner_id is 'Owner, user id';
comment on column import_batch.create_by is 'Created by, user name';
comment on column import_batch.page_id is 'Page, component path';
comment on column import_batch.op is 'Operation of each row';
comment on column import_batch.title is 'List title';
comment on column import_batch.file_name is 'File name';
comment on column import_batch.file_hash is 'File content, SHA-256';
comment on column import_batch.cells is 'Cells of the file until the import';
comment on column import_batch.row_count is 'Number of rows';
comment on column import_batch.done_count is 'Number of imported rows';
comment on column import_batch.status is 'Status: CHECKED, DONE or UNDONE';
comment on column import_batch.create_time is 'Created at';
comment on column import_batch.done_time is 'Imported at';
comment on column import_batch.undo_time is 'Undone at';

comment on table import_batch_row is 'Imported rows';
comment on column import_batch_row.batch_id is 'Import, id';
comment on column import_batch_row.row_no is 'Row number';
comment on column import_batch_row.record_id is 'Created record, id';
comment on column import_batch_row.memo is 'Data for the reversal';
comment on column import_batch_row.undo_record_id is 'Record of the reversal, id';

comment on table upload_file is 'Uploaded files';
comment on column upload_file.id is 'Id';
comment on column upload_file.path is 'File path';
comment on column upload_file.biz is 'Purpose';
comment on column upload_file.original_name is 'Original file name';
comment on column upload_file.media_type is 'Media type';
comment on column upload_file.byte_size is 'File size, bytes';
comment on column upload_file.sha256 is 'File content, SHA-256';
comment on column upload_file.is_public is 'Public access';
comment on column upload_file.owner_id is 'Owner, user id';
comment on column upload_file.create_time is 'Uploaded at';

comment on table idempotency_key is 'Idempotency keys of requests, with their responses';
comment on column idempotency_key.user_id is 'User, id';
comment on column idempotency_key.key is 'Key from the client';
comment on column idempotency_key.route is 'Route';
comment on column idempotency_key.body_hash is 'Request body, SHA-256';
comment on column idempotency_key.answer_status is 'Response, HTTP status';
comment on column idempotency_key.answer is 'Response body';
comment on column idempotency_key.create_time is 'Created at';

comment on table quota is 'Uses of limited actions';
comment on column quota.subject is 'Limited subject';
comment on column quota.taken is 'Number of uses';
comment on column quota.began_time is 'Start of the counted period';

comment on table node_lease is 'Worker numbers of running processes';
comment on column node_lease.worker is 'Worker number';
comment on column node_lease.owner is 'Process, id';
comment on column node_lease.expire_time is 'Valid until';

comment on table app_state is 'Facts about the installation';
comment on column app_state.name is 'Name of the fact';
comment on column app_state.value is 'Value';
