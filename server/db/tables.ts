import type { SysLogTable, UploadFileTable } from './tables/account-tables.ts'
import type { SysUserAgentTable } from './tables/agent-tables.ts'
import type { TradeDailyTable, TradeHourlyTable, TradeRollupTable } from './tables/analysis-tables.ts'
import type { SysCategoryTable } from './tables/category-tables.ts'
import type { SysPermissionDataRuleTable } from './tables/data-rule-tables.ts'
import type {
  SysDepartPermissionTable,
  SysDepartRolePermissionTable,
  SysDepartRoleTable,
  SysDepartRoleUserTable,
} from './tables/depart-role-tables.ts'
import type { FormDraftTable } from './tables/draft-tables.ts'
import type {
  PushOutboxTable,
  SysAnnouncementSendTable,
  SysAnnouncementTable,
} from './tables/notice-tables.ts'
import type { SysPositionTable } from './tables/position-tables.ts'
import type { SysFillRuleTable, SysFillSequenceTable, SysStatementTable } from './tables/rule-tables.ts'
import type {
  BillAdjustmentTable,
  BrandTable,
  HolidayTable,
  PayChannelTable,
  SettleBillItemTable,
  SettleBillTable,
  ShopBasicInfoTable,
  TradeOrderTable,
} from './tables/settlement-tables.ts'
import type {
  ChannelMerchantTable,
  ChannelOperationTable,
  ChannelOperationTransitionTable,
  ShopBossTable,
  ShopLicenceTable,
  ShopSettleAccountTable,
} from './tables/shop-tables.ts'
import type { FourEyesSignatureTable } from './tables/signature-tables.ts'
import type {
  PasswordProofTable,
  QuotaTable,
  SmsCodeTable,
  SysCheckRuleTable,
  SysSmsTable,
  SysSmsTemplateTable,
} from './tables/sms-tables.ts'
import type {
  AppStateTable,
  AuditHeadTable,
  AuditLogTable,
  CaptchaTable,
  IdempotencyKeyTable,
  LoginFailureTable,
  NodeLeaseTable,
  RightsEpochTable,
  SysDepartTable,
  SysDictItemTable,
  SysDictTable,
  SysPermissionTable,
  SysRolePermissionTable,
  SysRoleTable,
  SysSessionTable,
  SysUserDepartTable,
  SysUserRoleTable,
  SysUserTable,
} from './tables/system-tables.ts'
import type { ExportTaskTable, ImportBatchRowTable, ImportBatchTable } from './tables/task-tables.ts'
import type { SysThirdAccountTable, ThirdLoginStepTable } from './tables/third-login-tables.ts'
import type { ListViewTable } from './tables/view-tables.ts'

/** Every table of the migrations, as the query builder knows them; a test compares the two. */
export interface Database {
  sys_user: SysUserTable
  sys_position: SysPositionTable
  sys_role: SysRoleTable
  sys_user_role: SysUserRoleTable
  sys_user_agent: SysUserAgentTable
  sys_permission: SysPermissionTable
  sys_role_permission: SysRolePermissionTable
  sys_permission_data_rule: SysPermissionDataRuleTable
  sys_depart: SysDepartTable
  sys_user_depart: SysUserDepartTable
  sys_depart_permission: SysDepartPermissionTable
  sys_depart_role: SysDepartRoleTable
  sys_depart_role_permission: SysDepartRolePermissionTable
  sys_depart_role_user: SysDepartRoleUserTable
  sys_dict: SysDictTable
  sys_dict_item: SysDictItemTable
  sys_category: SysCategoryTable
  sys_session: SysSessionTable
  login_failure: LoginFailureTable
  captcha: CaptchaTable
  sms_code: SmsCodeTable
  password_proof: PasswordProofTable
  quota: QuotaTable
  sys_sms: SysSmsTable
  sys_sms_template: SysSmsTemplateTable
  sys_check_rule: SysCheckRuleTable
  sys_fill_rule: SysFillRuleTable
  sys_fill_sequence: SysFillSequenceTable
  sys_statement: SysStatementTable
  rights_epoch: RightsEpochTable
  idempotency_key: IdempotencyKeyTable
  audit_log: AuditLogTable
  audit_head: AuditHeadTable
  node_lease: NodeLeaseTable
  app_state: AppStateTable
  sys_log: SysLogTable
  sys_third_account: SysThirdAccountTable
  third_login_step: ThirdLoginStepTable
  upload_file: UploadFileTable
  brand: BrandTable
  shop_basic_info: ShopBasicInfoTable
  pay_channel: PayChannelTable
  holiday: HolidayTable
  settle_bill: SettleBillTable
  settle_bill_item: SettleBillItemTable
  bill_adjustment: BillAdjustmentTable
  trade_order: TradeOrderTable
  trade_hourly: TradeHourlyTable
  trade_daily: TradeDailyTable
  trade_rollup: TradeRollupTable
  shop_boss: ShopBossTable
  shop_licence: ShopLicenceTable
  shop_settle_account: ShopSettleAccountTable
  channel_merchant: ChannelMerchantTable
  channel_operation: ChannelOperationTable
  channel_operation_transition: ChannelOperationTransitionTable
  form_draft: FormDraftTable
  list_view: ListViewTable
  four_eyes_signature: FourEyesSignatureTable
  sys_announcement: SysAnnouncementTable
  sys_announcement_send: SysAnnouncementSendTable
  push_outbox: PushOutboxTable
  export_task: ExportTaskTable
  import_batch: ImportBatchTable
  import_batch_row: ImportBatchRowTable
}
