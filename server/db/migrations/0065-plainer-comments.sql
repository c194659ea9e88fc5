-- Comments that are clear without the code and without the names of neighbouring columns. Some of them replace
-- comments that said something wrong, such as the depth of a department and the carried amounts of a bill.

comment on column alarm_record.create_time is 'Time at which the alarm first went off';
comment on column alarm_record.fire_count is 'Number of times that the alarm went off before it was resolved';
comment on column alarm_record.last_time is 'Time at which the alarm last went off';
comment on column alarm_record.metric is 'Name of the watched figure';
comment on column alarm_record.remark is 'How the alarm was resolved';
comment on column alarm_record.subject is 'Subject of the watched figure, such as the name of an invariant';
comment on column alarm_record.title is 'Title in Chinese';
comment on column alarm_record.value is 'Value of the watched figure when the alarm last went off';
comment on column alarm_record.version is 'Version number for the optimistic lock';

comment on table app_state is 'State of the installation by name, such as the progress of a department move';
comment on column app_state.name is 'Name of the state';
comment on column app_state.value is 'Value of the state, JSON';

comment on table audit_head is 'Sequence number and hash of the last row of the audit log, in one row';
comment on column audit_head.hash is 'Hash of the last row of the audit log, SHA-256';
comment on column audit_head.seq is 'Sequence number of the last row of the audit log';

comment on table audit_log is 'Audit log; each row contains the hash of the previous row';
comment on column audit_log.action is 'Name of the action, such as bill.confirm';
comment on column audit_log.action_id is 'Button that started the action, id';
comment on column audit_log.detail is 'Details of the change, JSON';
comment on column audit_log.page_id is 'Page from which the action was started, component path';
comment on column audit_log.page_version is 'Version of the page from which the action was started';
comment on column audit_log.subject_kind is 'Kind of the changed record, usually its table';

comment on column bill_adjustment.amount_fen is 'Amount, fen; a negative amount reduces the payout';
comment on column bill_adjustment.counter_of is 'Adjustment that this one reverses, id; null if it reverses none';
comment on column bill_adjustment.item_id is 'Bill line of the adjustment, id';

comment on column captcha.check_key is 'Key that the browser generated for the captcha';
comment on column captcha.code is 'Characters of the captcha';

comment on table channel_breaker is 'Circuit breakers, which stop requests to payment channels that do not answer';
comment on column channel_breaker.failures is 'Number of successive requests without an answer';
comment on column channel_breaker.open_until is 'Time until which the channel gets no requests; null while the circuit breaker is closed';

comment on column channel_merchant.active_until is 'Time at which the merchant was last active; null if it is active or never was';
comment on column channel_merchant.effective_date is 'First day of the current rate, business time';
comment on column channel_merchant.rate_ppm is 'Fee rate, parts per million';
comment on column channel_merchant.remark is 'Reason of the last failed or rejected operation';

comment on table channel_operation is 'Requests to payment channels for shops, with their results';
comment on column channel_operation.account_version is 'Version that the settlement account had when its replacement was requested';
comment on column channel_operation.attempt is 'Number of the current attempt, from 1; a user starts each further attempt';
comment on column channel_operation.fail_reason is 'Reason of the failure or rejection';
comment on column channel_operation.message_id is 'Message in the queue that processes the operation, id';
comment on column channel_operation.next_time is 'Time of the next request to the channel; null if none is planned';
comment on column channel_operation.polls is 'Number of queries for the result of the current attempt';
comment on column channel_operation.request is 'Request to the channel, JSON';
comment on column channel_operation.response is 'Answer of the channel, JSON';
comment on column channel_operation.subject_id is 'Record for which the operation was created, id';
comment on column channel_operation.subject_kind is 'Record for which the operation was created, table';
comment on column channel_operation.tries is 'Number of requests without an answer since the last answer of the channel';

comment on column export_task.beat_time is 'Last heartbeat of the node that writes the file';
comment on column export_task.claim is 'Random key of the current attempt; another node that takes over the export replaces it';
comment on column export_task.end_time is 'Time at which the export ended';
comment on column export_task.expire_time is 'Time at which the file is deleted';
comment on column export_task.failure is 'Error code of a failed export';
comment on column export_task.org_code is 'Department of the owner at the request, org code';
comment on column export_task.owner_id is 'User who requested the export, id';
comment on column export_task.page_id is 'Exported list page, component path';
comment on column export_task.request is 'Request: filters, columns and sort of the export, JSON';
comment on column export_task.rows_total is 'Number of rows to write; null if unknown';
comment on column export_task.scope is 'Departments and data rules that limited the rows, JSON';
comment on column export_task.title is 'Title of the exported list';

comment on column form_draft.page_id is 'Page of the form, component path';
comment on column form_draft.page_version is 'Version of the page of the form';
comment on column form_draft.step is 'Step of the form in which the user was, id';
comment on column form_draft.title is 'Title of the draft';
comment on column form_draft.user_id is 'Author of the draft, user id';
comment on column form_draft."values" is 'Values of the fields, JSON';

comment on column four_eyes_signature.asker_id is 'User who requested the approval, id';
comment on column four_eyes_signature.content_hash is 'Hash of the approved arguments, SHA-256';
comment on column four_eyes_signature.page_id is 'Page of the approved operation, component path';
comment on column four_eyes_signature.signer_id is 'User who approved, id';
comment on column four_eyes_signature.token_hash is 'Hash of the token that proves the approval, SHA-256';
comment on column four_eyes_signature.used_time is 'Time at which the approval was used; null before';

comment on table holiday is 'Public holidays, and weekend days that are workdays';
comment on column holiday.kind is 'Kind: HOLIDAY day off, WORKDAY working day at a weekend';

comment on column idempotency_key.answer is 'Body of the stored response';
comment on column idempotency_key.answer_status is 'HTTP status of the stored response';
comment on column idempotency_key.body_hash is 'Hash of the request body, SHA-256';
comment on column idempotency_key.key is 'Idempotency key that the client sent';
comment on column idempotency_key.route is 'Route of the request';

comment on column import_batch.cells is 'Cells of the file, JSON; null after the import';
comment on column import_batch.done_time is 'Time at which the rows were imported';
comment on column import_batch.file_hash is 'Hash of the file content, SHA-256';
comment on column import_batch.op is 'Operation that imports the rows';
comment on column import_batch.owner_id is 'User who uploaded the file, id';
comment on column import_batch.page_id is 'List page into which the file is imported, component path';
comment on column import_batch.row_count is 'Number of rows in the file';
comment on column import_batch.title is 'Title of the list page';
comment on column import_batch.undo_time is 'Time at which the import was undone';

comment on table import_batch_row is 'Rows of imports with the records that they created';
comment on column import_batch_row.memo is 'Data that an undo of the row needs, JSON';
comment on column import_batch_row.record_id is 'Record that the row created, id';
comment on column import_batch_row.row_no is 'Number of the row in the file';
comment on column import_batch_row.undo_record_id is 'Record that the undo of the row wrote, id; null if not undone';

comment on table intake_key is 'Keys with which other systems sign the trades that they report';
comment on column intake_key.channel_code is 'Payment channel whose trades the key may report, code; null for all channels';
comment on column intake_key.create_by is 'Created by, user name';
comment on column intake_key.id is 'Id of the key, which each signed request contains';
comment on column intake_key.name is 'Name of the key';
comment on column intake_key.revoke_by is 'Revoked by, user name';
comment on column intake_key.secret is 'Secret that signs the requests, encrypted';

comment on table invariant_result is 'Results of the nightly checks of invariants';
comment on column invariant_result.invariant is 'Name of the invariant';
comment on column invariant_result.run_id is 'Run of the job that checked all invariants, id';
comment on column invariant_result.sample is 'Some of the violations, JSON';
comment on column invariant_result.violations is 'Number of violations that the check found; it stops at 100';

comment on column ledger_detail.account_ref is 'Reference of the account of the receiver';
comment on column ledger_detail.amount_fen is 'Amount for the receiver, fen';
comment on column ledger_detail.fail_reason is 'Reason why the last payment or return failed';
comment on column ledger_detail.fixed_fen is 'Fixed amount of the ledger rule, fen; null for a share';
comment on column ledger_detail.line_no is 'Position in the ledger order';
comment on column ledger_detail.pay_time is 'Time at which the receiver was paid; null if not paid';
comment on column ledger_detail.period_date is 'Settlement date that ends the time for a return: no return after it is closed';
comment on column ledger_detail.receiver_name is 'Name of the receiver';
comment on column ledger_detail.return_date is 'Settlement date of the bill that includes the returned amount';
comment on column ledger_detail.return_day is 'Day on which the amount was returned, business time';
comment on column ledger_detail.share_ppm is 'Share of the income, parts per million; null for a fixed amount';
comment on column ledger_detail.sys_org_code is 'Department of the shop, org code';
comment on column ledger_detail.version is 'Version number for the optimistic lock';

comment on column ledger_entry.account is 'Account of the journal, such as SHOP_PAYABLE';
comment on column ledger_entry.event_id is 'Event that is posted, id; the entries of an event add up to zero';
comment on column ledger_entry.event_kind is 'Kind of the posted event';
comment on column ledger_entry.sys_org_code is 'Department of the shop, org code';

comment on table ledger_order is 'Ledger orders; each splits the income of a shop on one day';
comment on column ledger_order.bill_id is 'Bill whose amount the split reduces, id';
comment on column ledger_order.income_fen is 'Income of the shop on the day, fen';
comment on column ledger_order.order_no is 'Number of the ledger order';
comment on column ledger_order.split_fen is 'Sum of the amounts for the receivers, fen';
comment on column ledger_order.sys_org_code is 'Department of the shop, org code';
comment on column ledger_order.version is 'Version number for the optimistic lock';

comment on column ledger_receiver.account_ref is 'Reference of the account of the receiver';
comment on column ledger_receiver.amount_fen is 'Fixed amount for the receiver, fen; null for a share';
comment on column ledger_receiver.line_no is 'Position in the ledger rule';
comment on column ledger_receiver.receiver_name is 'Name of the receiver';
comment on column ledger_receiver.share_ppm is 'Share of the income, parts per million; null for a fixed amount';

comment on table ledger_rule is 'Ledger rules, which split the income of shops among receivers';
comment on column ledger_rule.brand_id is 'Brand whose shops the rule splits, id; null for other scopes';
comment on column ledger_rule.effective_from is 'First day on which the rule applies, business time';
comment on column ledger_rule.effective_to is 'Last day on which the rule applies, business time; null for no end';
comment on column ledger_rule.is_of_application is 'Whether the rule was created by the application of its shop';
comment on column ledger_rule.own_group_tag is 'Tag of the group whose shops the rule splits; null for other scopes';
comment on column ledger_rule.scope_kind is 'Scope of the rule: BRAND, OWN_GROUP_TAG or SHOP';
comment on column ledger_rule.shop_id is 'Shop whose income the rule splits, id; null for other scopes';
comment on column ledger_rule.signed_by is 'User who approved the active rule, user name; null for a rule of an application';

comment on column list_view.is_default is 'Whether the list opens with this view';
comment on column list_view.page_id is 'Page of the list, component path';
comment on column list_view.state is 'Filters, columns and sort of the view, JSON';
comment on column list_view.title is 'Title of the view';
comment on column list_view.user_id is 'Owner of the view, user id';

comment on table login_failure is 'Failed sign-ins, counted by user name and by IP network';
comment on column login_failure.failures is 'Number of failed sign-ins since the first one';
comment on column login_failure.first_time is 'Time of the first failed sign-in';
comment on column login_failure.subject is 'User name (user:name) or IP network (from:network)';

comment on table merchant_rate is 'Rates of merchants by first day; a trigger on channel_merchant writes them';
comment on column merchant_rate.effective_date is 'First day on which the rate applies, business time';
comment on column merchant_rate.rate_ppm is 'Fee rate, parts per million';

comment on table node_lease is 'Worker numbers that server processes use to generate ids';
comment on column node_lease.expire_time is 'Time until which the process may use the number';
comment on column node_lease.owner is 'Server process that uses the number, id';
comment on column node_lease.worker is 'Worker number, a part of each generated id';

comment on column page.id is 'Component path of the menu item that opens the page';
comment on column page.latest_release is 'Number of the newest release';
comment on column page.latest_version is 'Number of the newest version';

comment on column page_draft.base_version is 'Page version on which the draft is based; 0 means the shipped page';
comment on column page_draft.content is 'Page of the draft, JSON';

comment on column page_release.audience is 'Department that sees the release, with its descendants, org code; null for all users';
comment on column page_release.from_time is 'Time from which users see the release';
comment on column page_release.version is 'Released page version; 0 means the shipped page';

comment on column page_version.base_version is 'Page version on which this version is based; 0 means the shipped page';
comment on column page_version.content_hash is 'First 16 hexadecimal digits of the SHA-256 of the content';
comment on column page_version.format is 'Version of the page format that the page uses';
comment on column page_version.message is 'Change note of the author';
comment on column page_version.title is 'Title of the page';
comment on column page_version.title_i18n is 'Title of the page by language';
comment on column page_version.version is 'Version number of the page';

comment on column password_proof.mobile is 'Mobile number whose ownership the user proved';
comment on column password_proof.token_hash is 'Hash of the token that proves the ownership, SHA-256';

comment on column pay_channel.adapter is 'Connection to the channel: sandbox simulated, http gateway';
comment on column pay_channel.daily_limit_fen is 'Maximum sum of the payments of a shop in a day, fen';
comment on column pay_channel.key_id is 'Id of the key that signs requests to the gateway';
comment on column pay_channel.rate_ppm is 'Default fee rate, parts per million';
comment on column pay_channel.secret is 'Secret of the key that signs requests to the gateway, encrypted';
comment on column pay_channel.ledger_ceiling_ppm is 'Maximum sum of the shares in a ledger rule, parts per million';
comment on column pay_channel.sandbox_seed is 'Seed from which the simulated answers are derived';
comment on column pay_channel.settle_cycle is 'Days until settlement: T and a number of workdays, or D and a number of calendar days';
comment on column pay_channel.signed_by is 'User who approved the last change of adapter, URL, key or secret, user name';
comment on column pay_channel.transaction_limit_fen is 'Maximum amount of a payment, fen';

comment on table push_outbox is 'Messages that the server pushes to open browsers, kept for an hour';
comment on column push_outbox.msg_id is 'Subject of the message: id of a record, or name of an area of changed records';
comment on column push_outbox.msg_txt is 'Text of the message, such as the title of a notice';
comment on column push_outbox.topic is 'Topic of the message, such as notice or records';
comment on column push_outbox.written_by is 'Transaction that wrote the row, id';

comment on table quota is 'Counted uses of actions that have a limit';
comment on column quota.began_time is 'Start of the period in which uses are counted';
comment on column quota.subject is 'Limited action and its user or IP network, such as export:by:1';
comment on column quota.taken is 'Number of uses since the start of the period';

comment on column request_nonce.key_id is 'Key that signed the request, id';
comment on column request_nonce.nonce is 'Nonce of the signed request, which can be used once';

comment on table rights_epoch is 'Counter that increases with each change of permissions, departments or dictionaries, in one row';
comment on column rights_epoch.epoch is 'Number of changes so far';

comment on column sandbox_request.answer is 'Answer of the simulated channel, JSON';
comment on column sandbox_request.attempt is 'Number of the attempt that the answer is about';
comment on column sandbox_request.effects is 'Number of successful executions; never more than 1';
comment on column sandbox_request.kind is 'Kind of the channel operation';
comment on column sandbox_request.request_no is 'Request number of the channel operation';

comment on column settle_bill.adjust_fen is 'Sum of the adjustments, fen; negative if they reduce the payout';
comment on column settle_bill.carry_fen is 'Carried amounts, fen: negative from earlier bills, positive to the next bill';
comment on column settle_bill.fail_reason is 'Reason why the payment failed; null unless it failed';
comment on column settle_bill.gross_fen is 'Sum of the payments before refunds and fees, fen';
comment on column settle_bill.hold_reason is 'Reason why the bill is on hold';
comment on column settle_bill.payable_fen is 'Amount that the shop is paid, fen';
comment on column settle_bill.settle_time is 'Time at which the shop was paid; null before';
comment on column settle_bill.split_in_fen is 'Amounts that receivers of splits returned, fen';
comment on column settle_bill.split_out_fen is 'Amounts that ledger orders split to receivers, fen';
comment on column settle_bill.trade_begin_date is 'First day with trades in the bill, business time';
comment on column settle_bill.trade_end_date is 'Last day with trades in the bill, business time';

comment on column settle_bill_item.amount_fen is 'Amount, fen; a negative amount reduces the payout';
comment on column settle_bill_item.kind is 'Kind of line, such as GROSS, FEE or CARRY';
comment on column settle_bill_item.trade_count is 'Number of trades in the line';

comment on table settle_bill_number is 'Last bill number of each settlement date';
comment on column settle_bill_number.last_number is 'Last bill number that was assigned for the date';

comment on table settle_cutoff is 'Closed settlement dates of channels; a later trade gets a later date';
comment on column settle_cutoff.close_time is 'Time at which the date was closed for further trades';
comment on column settle_cutoff.generate_time is 'Time at which all bills of the date were generated; null before';

comment on column shop_basic_info.reject_section is 'Section of the application to correct; null unless rejected or in revision';
comment on column shop_basic_info.status_reason is 'Reason of the rejection, suspension or closure; null otherwise';
comment on column shop_basic_info.submit_by is 'User who submitted the application, user name';
comment on column shop_basic_info.submit_time is 'Time at which the application was submitted';
comment on column shop_basic_info.own_group_tag is 'Tag of the group of the shop';

comment on column shop_boss.id_no is 'ID card number of a person, or licence number of a company; encrypted';
comment on column shop_boss.id_no_hash is 'Keyed hash of the ID card or licence number, by which an owner is found';
comment on column shop_boss.id_no_mask is 'Masked ID card number of a person, or masked licence number of a company';
comment on column shop_boss.merged_into is 'Owner into which this owner was merged, id; null if not merged';

comment on column shop_licence.begin_date is 'First day on which the licence is valid';
comment on column shop_licence.end_date is 'Last day on which the licence is valid; null for no end';
comment on column shop_licence.legal_person is 'Name of the legal representative';

comment on column shop_settle_account.bank_branch is 'Name of the bank branch';
comment on column shop_settle_account.bank_name is 'Name of the bank';
comment on column shop_settle_account.reserved_mobile is 'Mobile number that the bank has for the account';
comment on column shop_settle_account.verified_time is 'Time at which a payment channel verified the account; null before';
comment on column shop_settle_account.version is 'Version number, which increases with each change of the account';

comment on column sms_code.code_hash is 'Hash of the code, scrypt';
comment on column sms_code.tries is 'Number of wrong codes that were entered';

comment on column state_transition.create_by is 'User who made the transition, user name';
comment on column state_transition.create_time is 'Time of the transition';
comment on column state_transition.from_status is 'Status before the transition; null at the creation of the record';
comment on column state_transition.subject_id is 'Record that changed its status, id';
comment on column state_transition.subject_kind is 'Record that changed its status, table';
comment on column state_transition.to_status is 'Status after the transition';
comment on column state_transition.version is 'Version of the record after the transition; null if unknown';

comment on column sys_announcement.bus_id is 'Business record of the announcement, id';
comment on column sys_announcement.bus_type is 'Kind of the business record of the announcement';
comment on column sys_announcement.end_time is 'End of the period in which the announcement is shown';
comment on column sys_announcement.open_page is 'Target that the announcement opens: component path or URL';
comment on column sys_announcement.open_type is 'Type of the target that the announcement opens: component or url';
comment on column sys_announcement.sender is 'Name of the user who released the announcement';
comment on column sys_announcement.start_time is 'Start of the period in which the announcement is shown';

comment on table sys_announcement_send is 'Announcements of each user, with read mark and star';
comment on column sys_announcement_send.star_flag is 'Star: 1 starred, otherwise not';

comment on column sys_category.pid is 'Parent category, id; 0 for a top category';

comment on table sys_check_rule is 'Rules that check the format of codes';
comment on column sys_check_rule.rule_json is 'Parts of the rule, JSON: digits, pattern and message of each part';

comment on column sys_depart.org_code is 'Org code, which starts with the org code of the parent department';
comment on column sys_depart.org_type is 'Depth in the tree of departments; 1 for a top department';

comment on column sys_depart_permission.data_rule_ids is 'Data rules that apply to the department, ids separated by commas';

comment on column sys_depart_role_permission.data_rule_ids is 'Data rules that apply to the department role, ids separated by commas';

comment on column sys_dict.type is 'Type of the item values: 0 text, 1 number';

comment on table sys_fill_sequence is 'Last generated number of each fill rule and prefix';
comment on column sys_fill_sequence.head is 'Text before the number in generated codes';
comment on column sys_fill_sequence.value is 'Last number in generated codes';

comment on column sys_log.cost_time is 'Duration of the request, milliseconds';
comment on column sys_log.method is 'Method of the server that handled the request';
comment on column sys_log.operate_type is 'Type of operation, value of the dictionary operate_type';
comment on column sys_log.user_agent is 'User-Agent header of the browser';
comment on column sys_log.userid is 'User name, with which the user signs in';
comment on column sys_log.username is 'Name of the user';

comment on column sys_permission.always_show is 'Menu that never becomes a submenu, even with children: 1 yes, 0 no';
comment on column sys_permission.component is 'Component path of the page that the menu opens';
comment on column sys_permission.component_name is 'Name of the route';
comment on column sys_permission.internal_or_external is 'Where an external link opens: 0 in the product, 1 in a browser tab';
comment on column sys_permission.is_leaf is 'Menu without children: 1 yes, 0 no';
comment on column sys_permission.is_route is 'Menu has an address: 1 yes, 0 no';
comment on column sys_permission.keep_alive is 'Page keeps its state while another tab is active: 1 yes, 0 no';
comment on column sys_permission.perms is 'Permission code of the menu or button';
comment on column sys_permission.perms_type is 'Button for a user without the permission: 1 hidden, 2 disabled';
comment on column sys_permission.redirect is 'Path to which a top menu redirects';
comment on column sys_permission.rule_flag is 'Menu with data rules: 1 yes, 0 no';
comment on column sys_permission.status is 'Access control of the permission: 1 on, 0 off so that every user has it';
comment on column sys_permission.url is 'Path of the address';

comment on column sys_permission_data_rule.resources is 'Kinds of records to which the rule applies, separated by commas';
comment on column sys_permission_data_rule.rule_column is 'Field that the rule compares';
comment on column sys_permission_data_rule.rule_conditions is 'Operator of the comparison, such as IN';
comment on column sys_permission_data_rule.rule_value is 'Value with which the field is compared';

comment on column sys_position.post_rank is 'Rank of the position';

comment on column sys_quartz_job.concurrency is 'What happens if the job is due while a run is active: skip, queue or parallel';
comment on column sys_quartz_job.create_by is 'Created by, user name';
comment on column sys_quartz_job.create_time is 'Created at';
comment on column sys_quartz_job.cron_expression is 'Schedule in business time, Quartz cron expression';
comment on column sys_quartz_job.del_flag is 'Always 0; JeecgBoot has this column';
comment on column sys_quartz_job.description is 'Description';
comment on column sys_quartz_job.description_i18n is 'Description by language';
comment on column sys_quartz_job.id is 'Id; a shipped job has the name of its handler as id';
comment on column sys_quartz_job.job_class_name is 'Name of the registered handler';
comment on column sys_quartz_job.next_run_time is 'Time of the next run; null if the job is paused or has no further run';
comment on column sys_quartz_job.parameter is 'Parameters of the handler, JSON';
comment on column sys_quartz_job.retries is 'Maximum number of further attempts after a failure';
comment on column sys_quartz_job.status is 'Status: 0 scheduled, -1 paused';
comment on column sys_quartz_job.timeout_seconds is 'Time after which a run is aborted, seconds';
comment on column sys_quartz_job.update_by is 'Updated by, user name';
comment on column sys_quartz_job.update_time is 'Updated at';
comment on column sys_quartz_job.version is 'Version number for the optimistic lock';

comment on column sys_quartz_log.attempt is 'Number of the current attempt, from 1';
comment on column sys_quartz_log.cancel_by is 'User who cancelled the run, user name';
comment on column sys_quartz_log.create_time is 'Created at';
comment on column sys_quartz_log.end_time is 'Time at which the run ended';
comment on column sys_quartz_log.error is 'Error message of the last failed attempt';
comment on column sys_quartz_log.heartbeat_time is 'Last heartbeat of the current attempt';
comment on column sys_quartz_log.id is 'Id';
comment on column sys_quartz_log.job_class_name is 'Name of the registered handler';
comment on column sys_quartz_log.job_id is 'Job, id; the job may be deleted';
comment on column sys_quartz_log.message_id is 'Message in the queue that starts the run, id; null while the run waits for another run';
comment on column sys_quartz_log.node is 'Server process that made the last attempt';
comment on column sys_quartz_log.output is 'Lines that the handler logged, shortened';
comment on column sys_quartz_log.parameter is 'Parameters of the run, JSON';
comment on column sys_quartz_log.progress_done is 'Number of finished units of work';
comment on column sys_quartz_log.progress_total is 'Total number of units of work';
comment on column sys_quartz_log.scheduled_time is 'Time at which the run was due, or at which a user started it';
comment on column sys_quartz_log.start_time is 'Start of the last attempt';
comment on column sys_quartz_log.started_by is 'User who started the run, user name; null for a scheduled run';
comment on column sys_quartz_log.status is 'Status of the run';

comment on column sys_role_permission.data_rule_ids is 'Data rules that apply to the role, ids separated by commas';

comment on column sys_session.create_time is 'Time at which the user signed in';
comment on column sys_session.needs_password is 'Whether the user must set a new password before anything else';
comment on column sys_session.token_hash is 'Hash of the session token, SHA-256';
comment on column sys_session.user_agent is 'User-Agent header of the browser';

comment on table sys_sms is 'Sent and queued messages: SMS and system messages';
comment on column sys_sms.biz_id is 'Id of the message at the SMS provider';
comment on column sys_sms.claim is 'Random key of the current attempt to send the message';
comment on column sys_sms.es_param is 'Parameters of the template, JSON';
comment on column sys_sms.es_result is 'Reason why the last attempt failed';
comment on column sys_sms.es_send_num is 'Number of attempts to send the message';
comment on column sys_sms.next_time is 'Time of the next attempt; null if none is planned';
comment on column sys_sms.sender is 'Name of the user who sent the message';

comment on table sys_sms_template is 'Templates of messages: SMS and system messages';
comment on column sys_sms_template.template_content is 'Text of the template';
comment on column sys_sms_template.template_test_json is 'Parameters for a test of the template, JSON';

comment on column sys_statement.enabled is 'Whether users can run the statement';
comment on column sys_statement.max_rows is 'Maximum number of rows in the result';
comment on column sys_statement.max_seconds is 'Maximum duration of the statement, seconds';
comment on column sys_statement.role_codes is 'Roles that may run the statement, codes separated by commas; null for all roles with the permission';

comment on column sys_third_account.realname is 'Name of the user at the provider';
comment on column sys_third_account.third_user_id is 'Id of the user in the application of the provider';
comment on column sys_third_account.third_user_uuid is 'Unique id of the account at the provider';

comment on column sys_user.activiti_sync is 'Synchronized with a workflow engine: 1 yes, 0 no';
comment on column sys_user.depart_ids is 'Departments that the user manages, ids separated by commas';
comment on column sys_user.one_time_until is 'Time until which the one-time password is valid; null for a password that the user set';
comment on column sys_user.org_code is 'Current department of the user, org code';
comment on column sys_user.salt is 'Salt of a password hash of JeecgBoot; null for other hashes';
comment on column sys_user.third_id is 'Id of the linked account at a login provider';
comment on column sys_user.user_identity is 'Identity: 1 member, 2 manager of departments';
comment on column sys_user.username is 'User name, with which the user signs in';

comment on column sys_user_agent.agent_user_name is 'Agent who acts for the user, user name';
comment on column sys_user_agent.create_name is 'Name of the user who created the delegation';
comment on column sys_user_agent.update_name is 'Name of the user who last updated the delegation';
comment on column sys_user_agent.user_name is 'User for whom the agent acts, user name';

comment on table table_resource is 'Tables of the schema custom that are registered as resources';
comment on column table_resource.create_by is 'User who registered the table, user name';
comment on column table_resource.create_time is 'Time at which the table was registered';
comment on column table_resource.revision is 'Number that increases each time the columns are read again';
comment on column table_resource.table_name is 'Name of the table in the schema custom';
comment on column table_resource.update_by is 'User who last read the columns again, user name';
comment on column table_resource.update_time is 'Time at which the columns were last read again';

comment on table third_login_step is 'Unfinished steps of sign-ins through login providers';
comment on column third_login_step.browser_hash is 'Hash of the cookie that identifies the browser, SHA-256';
comment on column third_login_step.hash is 'Hash of the token of the step, SHA-256';
comment on column third_login_step.realname is 'Name of the user at the provider';
comment on column third_login_step.step is 'Step: AWAY the user is at the provider, BIND links an account, ENTER signs in';
comment on column third_login_step.third_user_id is 'Id of the user in the application of the provider';
comment on column third_login_step.third_user_uuid is 'Unique id of the account at the provider';

comment on column trade_daily.amount_fen is 'Sum of successful payments, fen';
comment on column trade_daily.fee_fen is 'Sum of fees, fen';
comment on column trade_daily.pay_count is 'Number of payments, including failed ones';
comment on column trade_daily.refund_fen is 'Sum of refunds, fen';

comment on column trade_hourly.amount_fen is 'Sum of successful payments, fen';
comment on column trade_hourly.fee_fen is 'Sum of fees, fen';
comment on column trade_hourly.pay_count is 'Number of payments, including failed ones';
comment on column trade_hourly.refund_fen is 'Sum of refunds, fen';

comment on column trade_number.paid_time is 'Time of the payment, which determines the partition of the trade';
comment on column trade_number.channel_trade_no is 'Trade number of the payment channel';

comment on column trade_order.amount_fen is 'Amount, fen; negative for a refund';
comment on column trade_order.channel_trade_no is 'Trade number of the payment channel';
comment on column trade_order.kind is 'Kind: PAY payment, REFUND refund';
comment on column trade_order.origin_trade_no is 'Trade number of the payment that is refunded; null for a payment';
comment on column trade_order.original_settle_date is 'Settlement date that the trade should have had, business time; null unless that date was already closed';
comment on column trade_order.paid_time is 'Time of the payment or refund';
comment on column trade_order.payer_account is 'Account of the payer';
comment on column trade_order.rate_ppm is 'Fee rate, parts per million';

comment on table trade_rollup is 'Time until which trades are totaled by hour and day, in one row';
comment on column trade_rollup.time_zone is 'Time zone in which the totals were calculated';
comment on column trade_rollup.until_time is 'Time until which trades are totaled';

comment on column upload_file.biz is 'Purpose of the file, the first part of its path';
comment on column upload_file.is_public is 'Whether visitors can download the file';
comment on column upload_file.media_type is 'Media type, such as image/png';
comment on column upload_file.owner_id is 'User who uploaded the file, id';
comment on column upload_file.sha256 is 'Hash of the file content, SHA-256';
