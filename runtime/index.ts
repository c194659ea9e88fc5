export { Access, useAccess } from './access/use-access.tsx'
export type { ActionView, PageActions } from './actions/action-view.ts'
export { useActions } from './actions/use-actions.ts'
export { businessDay, businessTime } from './business-time.ts'
export { loadChunk } from './chunks/load-chunk.ts'
export { createDictionaries, type Dictionaries } from './data/dictionaries.ts'
export { type BlockState, useBlocks } from './data/use-blocks.ts'
export { useDict, useDictText } from './data/use-dict.ts'
export { useOperation, usePrefetch } from './data/use-operation.ts'
export { type RecordState, useRecord } from './data/use-record.ts'
export type { DraftStore } from './draft/draft-store.ts'
export type { DraftOpening, DraftStart } from './draft/use-draft-start.ts'
export { useFormDraft, useFormStart } from './draft/use-form-draft.ts'
export type { Files, PostOptions } from './files/files-port.ts'
export type { ColumnState } from './form/array-rows.ts'
export type { FormEngine } from './form/form-engine.ts'
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
export type { Difference, FormValues } from './form/form-values.ts'
export { useAsyncValue } from './form/formily/use-async-value.ts'
export { observer } from './form/observer.ts'
export type { Row } from './form/row.ts'
export { secretFieldsIn } from './form/secret-fields.ts'
export { useFieldDefinition } from './form/use-field-definition.ts'
export { useFollowed } from './form/use-followed.ts'
export { useFormPage } from './form/use-form-page.ts'
export { type FormRecordState, useFormRecord } from './form/use-form-record.ts'
export { type Conflict, type FormSubmit, useFormSubmit } from './form/use-form-submit.ts'
export { type SmallForm, useSmallForm } from './form/use-small-form.ts'
export type { TextValues, Translate } from './i18n/interpolate.ts'
export { localize, type Message } from './i18n/message.ts'
export { useText } from './i18n/use-text.ts'
export { explainNode, inspectableNodes } from './inspect/explain-node.ts'
export {
  type Explanation,
  explanationAsText,
  type InspectNode,
  type RuleAnswer,
  type Verdict,
} from './inspect/explanation.ts'
export { type InspectMark, useInspectMark } from './inspect/inspection.ts'
export { pageCostOf } from './inspect/page-cost.ts'
export { clampWidth, MAX_WIDTH, MIN_WIDTH } from './list/column-settings.ts'
export { type CellEditState, isColumnEdited } from './list/edit/cell-edits.ts'
export { type CellEditing, useCellEdit } from './list/edit/use-cell-edit.ts'
export {
  type ExportColumn,
  type ListExportState,
  useListExport,
} from './list/export/use-list-export.ts'
export {
  type ImportOutcome,
  type ImportPhase,
  type ListImportState,
  useListImport,
} from './list/import/use-list-import.ts'
export type {
  ColumnSetting,
  Density,
  ListPagination,
  ListSearch,
  ListSelection,
  ListSettings,
  ListState,
  RowsView,
  Sort,
  SortOrder,
  TableColumn,
} from './list/list-state.ts'
export { type Picking, PickingContext, usePicking } from './list/picking/picking.ts'
export { pickingPage } from './list/picking/picking-page.ts'
export { createOpenRows, type OpenRows, useOpenKeys } from './list/rows/open-rows.ts'
export { useRowRecord, useRowsBelow } from './list/rows/use-row-record.ts'
export { useRowTone } from './list/rows/use-row-tone.ts'
export { hasTotals, type ListTotalsState, useListTotals } from './list/totals/use-list-totals.ts'
export type { TreeRow } from './list/tree/grow-tree.ts'
export type { TreeState } from './list/tree/use-loaded-tree.ts'
export { useTree, useTreeSwitches, useTreeTotal } from './list/tree/use-tree.ts'
export { useColumns } from './list/use-columns.ts'
export { useList } from './list/use-list.ts'
export { resetOfRefused } from './list/use-search.ts'
export { useListViews } from './list/views/use-list-views.ts'
export type { ViewChoice, ViewsState } from './list/views/view-state.ts'
export type { Notify, ProgressRow, ProgressView } from './notify/notify-port.ts'
export { useCopy } from './notify/use-copy.ts'
export type { Navigation } from './page/address-port.ts'
export { NodeBoundary } from './page/node-boundary.tsx'
export { type Overlay, OverlayPortContext, useCloseOnBack, useOverlay } from './page/overlay.ts'
export {
  type LoadedPage,
  type PageParams,
  type PageSource,
  useOpenPage,
  useOptionalPage,
} from './page/page-context.ts'
export { PageHost } from './page/page-host.tsx'
export { TableCell } from './page/table-cell.tsx'
export { useAddressParam } from './page/use-address-param.ts'
export { type Drawer, type DrawerContent, useDrawer } from './page/use-drawer.ts'
export { usePrefetchPage } from './page/use-page.ts'
export {
  type AnyProps,
  createRegistry,
  type FailedProps,
  type FormItemProps,
  type Lookup,
  type Registry,
  type RegistryLists,
  type StateComponents,
} from './registry/create-registry.ts'
export { defineFormilyField } from './registry/define-formily-field.tsx'
export {
  type ActionDefinition,
  type ActionTools,
  type ArrayDefinition,
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
  defineArray,
  defineBlock,
  defineCell,
  defineChart,
  defineField,
  defineKind,
  defineLayout,
  definePage,
  type FailedUpload,
  type FieldDefinition,
  type FieldProps,
  type FieldSettings,
  type FieldStory,
  type KindDefinition,
  type LayoutDefinition,
  type OperationCall,
  type PageDefinition,
  type ValidateContext,
  type ValueType,
} from './registry/definitions.ts'
export type { Drill } from './report/drill.ts'
export { buildPivot, type PivotGroup, type PivotTable } from './report/pivot.ts'
export { type ReportLine, reportLines } from './report/report-lines.ts'
export type { ReportCheckView, ReportColumnView, ReportState } from './report/report-state.ts'
export { useReport } from './report/use-report.ts'
export {
  type InspectedPage,
  type Inspection,
  type Runtime,
  RuntimeContext,
  type RuntimeUser,
  useRuntime,
} from './runtime-context.ts'
export { RuntimeProvider } from './runtime-provider.tsx'
export type { UnsavedForm, UnsavedPort, UnsavedValues } from './unsaved/unsaved-port.ts'
export { useUnsaved } from './unsaved/use-unsaved.ts'
export { useWizard, type WizardState, type WizardStepView } from './wizard/use-wizard.ts'
export { useWizardStart } from './wizard/use-wizard-address.ts'
export { partsOf as wizardPartsOf } from './wizard/wizard-steps.ts'
