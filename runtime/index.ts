export type { AccessRights } from './access/create-access.ts'
export { Access, useAccess } from './access/use-access.tsx'
export type { ActionTarget, ActionView, PageActions } from './actions/action-view.ts'
export { useActions } from './actions/use-actions.ts'
export { businessDay, businessTime } from './business-time.ts'
export { loadChunk } from './chunks/load-chunk.ts'
export { createDictionaries, type Dictionaries, type DictState } from './data/dictionaries.ts'
export type { BlockState, BlocksState, RecordState } from './data/page-data.ts'
export { useBlocks } from './data/use-blocks.ts'
export { useDict } from './data/use-dict.ts'
export { type DictText, useDictText } from './data/use-dict-text.ts'
export { type OperationState, useOperation } from './data/use-operation.ts'
export { useReadingAhead } from './data/use-reading-ahead.ts'
export { useRecord } from './data/use-record.ts'
export type { DraftKeeper, DraftState } from './draft/draft-keeper.ts'
export type { DraftOpening, DraftStart } from './draft/use-draft-start.ts'
export { type FormDraftState, useFormDraft, useFormStart } from './draft/use-form-draft.ts'
export type { Files, PostOptions, SaveOptions, SendOptions } from './files/port.ts'
export type { ColumnState, Row } from './form/array-rows.ts'
export type { FormEngine } from './form/create-form-engine.ts'
export { FormFields, usePageForm } from './form/form-fields.tsx'
export type {
  ArrayState,
  BranchState,
  CustomState,
  FieldState,
  FormPart,
  GroupState,
  LeafState,
  NodeState,
  ObjectState,
  PartState,
  TabsState,
  TextState,
} from './form/form-state.ts'
export type { Difference } from './form/form-values.ts'
export { observer } from './form/observer.ts'
export type { FormValues, PageForm } from './form/page-form.ts'
export { secretFieldsIn } from './form/secret-fields.ts'
export { useFollowed } from './form/use-followed.ts'
export { useFormPage } from './form/use-form-page.ts'
export { type FormRecordState, useFormRecord } from './form/use-form-record.ts'
export { type Conflict, type FormSubmit, useFormSubmit } from './form/use-form-submit.ts'
export type { TextValues, Translate } from './i18n/interpolate.ts'
export { useText } from './i18n/use-text.ts'
export { explanationAsText } from './inspect/as-text.ts'
export type { Explanation, InspectNode, RuleAnswer, Verdict } from './inspect/explanation.ts'
export { type InspectedPage, type Inspection, type Mark, useMark } from './inspect/inspection.ts'
export { pageCostOf } from './inspect/page-cost.ts'
export { explainPointed, inspectableNodes } from './inspect/page-facts.ts'
export { clampWidth, MAX_WIDTH, MIN_WIDTH } from './list/column-settings.ts'
export type { CellEditState } from './list/edit/cell-edits.ts'
export { isColumnEdited } from './list/edit/edit-of.ts'
export { type CellEditing, useCellEdit } from './list/edit/use-cell-edit.ts'
export type { ExportChoice, ExportColumn, ListExportState } from './list/export/export-state.ts'
export { useListExport } from './list/export/use-list-export.ts'
export type { ImportOutcome, ImportPhase, ListImportState } from './list/import/import-state.ts'
export { useListImport } from './list/import/use-list-import.ts'
export type {
  ColumnSetting,
  Density,
  ListPagination,
  ListSearch,
  ListSelection,
  ListSettings,
  ListState,
  RowsView,
  SearchValues,
  Sort,
  SortOrder,
  TableColumn,
} from './list/list-state.ts'
export { type Picking, PickingContext, usePicking } from './list/picking/picking.ts'
export { pickingPage } from './list/picking/picking-page.ts'
export { resetOfRefused } from './list/refused-query.ts'
export { createOpenRows, type OpenRows, useOpenKeys } from './list/rows/open-rows.ts'
export { useRowRecord, useRowsBelow } from './list/rows/use-row-record.ts'
export { type RowToneOf, useRowTone } from './list/rows/use-row-tone.ts'
export { hasTotals, type ListTotalsState, useListTotals } from './list/totals/use-list-totals.ts'
export type { TreeRow } from './list/tree/grow-tree.ts'
export type { TreeState } from './list/tree/tree-state.ts'
export { useTree, useTreeSwitches, useTreeTotal } from './list/tree/use-tree.ts'
export { useColumns } from './list/use-columns.ts'
export { useList } from './list/use-list.ts'
export { useListViews } from './list/views/use-list-views.ts'
export type { ViewChoice, ViewsState } from './list/views/views-state.ts'
export type { Notify, ProgressRow, ProgressView } from './notify/port.ts'
export { NodeBoundary } from './page/node-boundary.tsx'
export { type Overlay, OverlayPortContext, useOverlay } from './page/overlay-port.ts'
export { type PageParams, useOpenPage, useOptionalPage } from './page/page-context.ts'
export { PageHost } from './page/page-host.tsx'
export type { LoadedPage, PageSource } from './page/page-source.ts'
export { TableCell } from './page/table-cell.tsx'
export { useAddressParam } from './page/use-address-param.ts'
export { useBackCloses } from './page/use-back-closes.ts'
export { type Drawer, type DrawerContent, useDrawer } from './page/use-drawer.ts'
export { usePageAhead } from './page/use-page.ts'
export {
  type AnyProps,
  createRegistry,
  type FailedProps,
  type FormItemProps,
  type Registry,
  type RegistryLists,
  type Shelf,
  type States,
} from './registry/create-registry.ts'
export {
  type ActionDefinition,
  type ActionTools,
  type BlockArgs,
  type BlockDefinition,
  type BlockStory,
  type CellArgs,
  type CellDefinition,
  type CellStory,
  type ChartArgs,
  type ChartColumn,
  type ChartDefinition,
  type ChartFormat,
  type ChartMeasure,
  type ChartStory,
  type DataRecord,
  defineAction,
  defineBlock,
  defineCell,
  defineChart,
  defineField,
  defineKind,
  definePage,
  type FieldArgs,
  type FieldDefinition,
  type FieldStory,
  type FieldViewArgs,
  type Judging,
  type KindDefinition,
  type LaterArgs,
  type LostValue,
  type PageDefinition,
  type Reading,
  type ValueType,
} from './registry/definitions.ts'
export type { Drill } from './report/drill.ts'
export { linesOf, type ReportLine } from './report/lines.ts'
export { type PivotGroup, type PivotTable, pivotOf } from './report/pivot.ts'
export type { ReportCheckView, ReportColumnView, ReportState, ReportView } from './report/report-state.ts'
export { useReport } from './report/use-report.ts'
export { type Navigation, type Runtime, type RuntimeUser, useRuntime } from './runtime-context.ts'
export { RuntimeProvider } from './runtime-provider.tsx'
export type { TypedValues, UnsavedForm, UnsavedPort } from './unsaved/port.ts'
export { useUnsaved } from './unsaved/use-unsaved.ts'
export { useWizard, type WizardState, type WizardStepView } from './wizard/use-wizard.ts'
export { useWizardStart } from './wizard/use-wizard-start.ts'
export { partsOf as wizardPartsOf } from './wizard/wizard-parts.ts'
export type { StepStanding } from './wizard/wizard-steps.ts'
