export {
  AccountSession,
  FileInfo,
  FileInfoQuery,
  LoginRecord,
  loginRecordModel,
  MAX_FILES_PER_QUERY,
  Profile,
  SaveProfileBody,
} from './contracts/account/shapes.ts'
export {
  AgentOf,
  MyAgents,
  NewUserAgent,
  SetAgent,
  UserAgent,
  userAgentModel,
} from './contracts/agent/shapes.ts'
export {
  ChannelFigures,
  DayFigures,
  RegionFigures,
  ShopFigures,
  TodayFigures,
} from './contracts/analysis/shapes.ts'
export { Capabilities } from './contracts/app/shapes.ts'
export {
  ADJUST_REASON,
  AdjustBill,
  AdjustedBill,
  BillAdjustment,
  BillChange,
  BillRef,
  BillSummary,
  billAdjustmentModel,
  HoldBill,
  SettleBill,
  SettleBillDetail,
  SettleBillItem,
  settleBillModel,
} from './contracts/bill/shapes.ts'
export { CalendarDay } from './contracts/calendar/shapes.ts'
export { categoryModel, EditCategory, NewCategory, SysCategory } from './contracts/category/shapes.ts'
export {
  type CheckRulePart,
  checkRuleModel,
  type NewCheckRule,
  type SysCheckRule,
  type TryCheckRule,
} from './contracts/check/rule-shapes.ts'
export { DuplicateQuery, FailedRule, RuleQuery } from './contracts/check/shapes.ts'
export { dataLogModel, type SysDataLog } from './contracts/data-log/shapes.ts'
export { listsWithoutRules } from './contracts/data-rule/lists-without-rules.ts'
export { RowAccess, RuleEvaluation } from './contracts/data-rule/row-access.ts'
export {
  DataRule,
  DataRuleRow,
  dataRuleModel,
  EditDataRule,
  GrantChoice,
  NewDataRule,
  RuleField,
  SaveDepartRoleRules,
  SaveDepartRules,
  SaveGrants,
  SaveRoleRules,
} from './contracts/data-rule/shapes.ts'
export {
  DepartMove,
  DepartMoveProgress,
  MoveDepart,
  type MovedKind,
  movedKinds,
  PlanDepartMove,
} from './contracts/depart/move.ts'
export { DepartRecord, departModel, EditDepart, NewDepart } from './contracts/depart/record.ts'
export {
  DepartAboveQuery,
  DepartBranchQuery,
  DepartIdNode,
  DepartNode,
  DepartSearch,
  DepartsQuery,
  DepartTreeQuery,
  DepartUsersAdded,
  DepartUsersQuery,
  SysDepart,
} from './contracts/depart/shapes.ts'
export {
  AssignDepartRoles,
  DepartRole,
  DepartRoleUser,
  departRoleModel,
  NewDepartRole,
  SaveDepartPermission,
  SaveDepartRolePermission,
} from './contracts/depart-role/shapes.ts'
export { type DictFields, dictFieldsOf, withDictTexts } from './contracts/dict-texts.ts'
export {
  DictOrder,
  deletedDictModel,
  dictItemModel,
  dictModel,
  SysDict,
  SysDictItem,
} from './contracts/dictionary/records.ts'
export { NewDict, NewDictItem, OrderDictItems } from './contracts/dictionary/shapes.ts'
export {
  DraftSummary,
  DraftVersion,
  FormDraft,
  MAX_DRAFT_BYTES,
  MAX_DRAFTS,
  SaveDraft,
} from './contracts/draft/shapes.ts'
export { Envelope, Failure, JeecgPageOf, PageOf } from './contracts/envelope.ts'
export { ListExportBody, ListExportSize, ListExportSizeBody } from './contracts/export/shapes.ts'
export {
  type FillBatch,
  type FilledCode,
  FillParams,
  fillRuleModel,
  type NewFillRule,
  type SysFillRule,
  type TryFillRule,
} from './contracts/fill/shapes.ts'
export type { ImportColumn } from './contracts/import/columns.ts'
export { importable } from './contracts/import/importable.ts'
export {
  ImportCheck,
  ImportedIds,
  ImportFormat,
  ImportProblem,
  ImportRun,
  ImportStatus,
} from './contracts/import/shapes.ts'
export { LogChange, SysLog, sysLogModel, VisitDay, VisitFigures, Visits } from './contracts/log/shapes.ts'
export {
  MessagePreview,
  MessagePreviewAsked,
  messageModel,
  messageTemplateModel,
  NewMessageTemplate,
  RetryMessages,
  SendMessage,
  SysMessage,
  SysMessageTemplate,
} from './contracts/message/shapes.ts'
export type { ListAbility, Model, OperationShapes } from './contracts/model.ts'
export {
  DatabaseFigures,
  DiskFigures,
  HttpFigures,
  HttpTrace,
  httpTraceModel,
  ProcessFigures,
  ServerFigures,
} from './contracts/monitor/shapes.ts'
export { AnnouncementReader, announcementReaderModel } from './contracts/notice/readers.ts'
export {
  Announcement,
  AnnouncementDraft,
  announcementDraftModel,
  EditAnnouncement,
  MyAnnouncement,
  myAnnouncementModel,
  NewAnnouncement,
  UnreadAnnouncements,
} from './contracts/notice/shapes.ts'
export {
  BindOwnThirdBody,
  BindThirdBody,
  BindThirdPhoneBody,
  CasLoginQuery,
  ThirdAccount,
} from './contracts/oauth/shapes.ts'
export { EndOnline, OnlineUser, onlineUserModel } from './contracts/online/shapes.ts'
export {
  DuplicatePermission,
  EditPermission,
  MenuPage,
  MovePermission,
  NewPermission,
  PermissionEntry,
  PermissionLine,
} from './contracts/permission/entry.ts'
export {
  PermissionBranch,
  PermissionChoice,
  PermissionNode,
  PermissionTree,
  SavedPermission,
  SaveRolePermission,
} from './contracts/permission/shapes.ts'
export {
  NewPosition,
  PositionOption,
  PositionOptionsQuery,
  positionModel,
  SysPosition,
} from './contracts/position/shapes.ts'
export { ReportColumn, ReportRequest, ReportResult, ReportRow } from './contracts/report/shapes.ts'
export { NewRole, RoleUser, roleModel, SysRole } from './contracts/role/shapes.ts'
export type { Trial } from './contracts/rule.ts'
export { RequestedChannel, ShopApplication } from './contracts/shop/application.ts'
export {
  BossOption,
  BrandOption,
  EditShopContact,
  GroupTagQuery,
  ShopBasicInfo,
  ShopChannel,
  ShopContact,
  ShopDetail,
  ShopIdsQuery,
  ShopInfo,
  ShopOption,
  ShopOptionsQuery,
  SubmittedShop,
  shopBasicInfoModel,
} from './contracts/shop/shapes.ts'
export { IssuedSignature, SignatureRequest } from './contracts/signature/shapes.ts'
export {
  type EditStatement,
  type RunStatement,
  type Statement,
  type StatementColumn,
  type StatementDone,
  type StatementParam,
  type StatementRows,
  type StatementRun,
  statementModel,
  statementRunModel,
} from './contracts/statement/shapes.ts'
export {
  AllAuth,
  Auth,
  Depart,
  DictItem,
  DictItems,
  LoginBody,
  LoginResult,
  MenuItem,
  MenuMeta,
  SelectDepartBody,
  UpdatePasswordBody,
  UserInfo,
  UserPermissions,
} from './contracts/system/shapes.ts'
export { DictKeys, DictSearch, TableTreeQuery } from './contracts/table-dictionary/shapes.ts'
export { FileTask, FileTaskRef, fileTaskModel } from './contracts/task/shapes.ts'
export { ListTotals, ListTotalsQuery, type TotalKind, totalKinds } from './contracts/totals.ts'
export { TradeOrder, tradeOrderModel } from './contracts/trade/shapes.ts'
export { TreePlace } from './contracts/tree-place.ts'
export {
  AddUser,
  DepartOption,
  deletedUserModel,
  EditUser,
  FreezeUsers,
  MAX_ONE_TIME_PASSWORDS,
  OneTimePassword,
  OneTimePasswords,
  SetUserPassword,
  SysUser,
  UserDetail,
  userModel,
} from './contracts/user/admin-shapes.ts'
export { AppPeopleQuery, Colleague, colleagueModel } from './contracts/user/look-up-shapes.ts'
export {
  DepartPeopleQuery,
  UserOption,
  UserOptionsQuery,
  WithheldUserFields,
} from './contracts/user/shapes.ts'
export {
  DefaultView,
  MAX_VIEW_BYTES,
  MAX_VIEWS,
  RenameView,
  SavedView,
  SaveView,
  ViewState,
  ViewVersion,
} from './contracts/view/shapes.ts'
export {
  CheckOnlyUserQuery,
  PasswordChangeBody,
  PhoneLoginBody,
  PhoneVerification,
  PhoneVerificationBody,
  RegisterBody,
  SmsBody,
} from './contracts/visitor/shapes.ts'
export { models, shapes } from './contracts.ts'
export { AppError, defineError, type ErrorKind, isAppError, type SchemaLocation } from './errors.ts'
export { refusedComponent } from './formily/refused-components.ts'
export {
  Action,
  CallStep,
  ConfirmStep,
  ForEachStep,
  IfStep,
  type OnError,
  ParallelStep,
  PromptStep,
  RunStep,
  type Step,
  ToastStep,
} from './meta/action.ts'
export { closed, oneOf } from './meta/closed.ts'
export { Column } from './meta/column.ts'
export { Comparison, Condition, Operator, operators } from './meta/condition.ts'
export { Done, Outcome, Reason, WhyNot } from './meta/conditional-texts.ts'
export { Custom } from './meta/custom.ts'
export {
  ChartBlock,
  ChartField,
  ChartNumber,
  CustomBlock,
  Dashboard,
  DashboardBlock,
  FigureBlock,
  ListBlock,
  TextBlock,
} from './meta/dashboard.ts'
export { DataSource, DictionarySource, OperationSource } from './meta/data-source.ts'
export { Detail, DetailArray, DetailField, DetailGroup, DetailLayout, DetailNode } from './meta/detail.ts'
export { FieldRule, InputField } from './meta/field.ts'
export { FormBody, FormLayout, FormRule, Submit } from './meta/form.ts'
export {
  FormArray,
  FormColumn,
  FormCustom,
  FormField,
  type FormGroup,
  FormNode,
  type FormObject,
  type FormTabs,
  FormText,
  Option,
  ReadWrite,
} from './meta/form-node.ts'
export { List, Search, SearchField, TableSettings } from './meta/list.ts'
export { CellEdit, ListColumn } from './meta/list-column.ts'
export { EXPORT_FORMATS, ExportFormat, ListExport } from './meta/list-export.ts'
export { ImportAfterwards, ListImport } from './meta/list-import.ts'
export {
  ExpandRecord,
  ExpandRows,
  RowCards,
  RowExpand,
  RowTone,
  type RowToneName,
  RowTree,
} from './meta/list-rows.ts'
export { ListView } from './meta/list-view.ts'
export { AccessCode, RendererProps } from './meta/names.ts'
export {
  CustomPage,
  DashboardPage,
  DetailPage,
  FormPage,
  ListPage,
  PAGE_FORMAT,
  Page,
  type PageKind,
  Parameter,
  ReportPage,
  WizardPage,
} from './meta/page.ts'
export {
  type Aggregate,
  AggregateMeasure,
  type Bucket,
  ComputedMeasure,
  DrillValue,
  Report,
  ReportBudget,
  ReportChart,
  ReportCheck,
  ReportDimension,
  ReportDrill,
  ReportMeasure,
  ReportPivot,
} from './meta/report.ts'
export { CopyStep, DownloadStep, PrintStep, UploadStep } from './meta/steps/file-steps.ts'
export { ResetFormStep, SetValuesStep, ValidateStep } from './meta/steps/form-steps.ts'
export {
  CloseOverlayStep,
  NavigateStep,
  OpenDrawerStep,
  OpenPageStep,
  RefreshStep,
} from './meta/steps/page-steps.ts'
export { Expression, Template, Text, Value, Values, When } from './meta/value.ts'
export { Wizard, WizardStep } from './meta/wizard.ts'
export { feeOf, formatFen, formatPpm, parseYuan, splitFen } from './money.ts'
export { type Access, type Endpoint, findOperation, type OperationName, operations } from './operations.ts'
