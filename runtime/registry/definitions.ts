import type { ComponentType, ReactNode } from 'react'
import type { CustomPage, Page, PageKind } from '#schemas'
import type { Arguments, Http } from '../http/create-http.ts'
import type { Translate } from '../i18n/interpolate.ts'
import type { Notify } from '../notify/notify-port.ts'

/** JSON types of a renderer's value. */
export type ValueType = 'string' | 'integer' | 'number' | 'boolean' | 'object' | 'array'

/** A record from the server. */
export type DataRecord = Readonly<Record<string, unknown>>

/** A named example of a cell, for the gallery and the tests. */
export interface CellStory<Props> {
  name: string
  value: unknown
  props?: Props
  record?: DataRecord
}

export interface CellArgs<Props> {
  value: unknown
  record: DataRecord
  field: string
  props: Props
}

/** A cell: shows one value. The schema of its settings is in the catalog under the same name. */
export interface CellDefinition<Props = Record<string, never>> {
  name: string
  title: string
  accepts: readonly ValueType[]
  align?: 'left' | 'center' | 'right'
  /** True if the text is never wrapped, such as an amount. */
  noWrap?: boolean
  /**
   * Called as a plain function for each cell of a table, so it must not use hooks. It may return a component
   * that uses hooks.
   */
  Component: (args: CellArgs<Props>) => ReactNode
}

export interface FieldStory<Props> {
  name: string
  value?: unknown
  props?: Props
  disabled?: boolean
}

/** Settings of a field as props. A setting named `value` becomes `valueKey`. */
export type FieldSettings<Settings> = Settings extends { value?: infer Key }
  ? Omit<Settings, 'value'> & { valueKey?: Key | undefined }
  : Settings

/** Props of a field component: Formily's own, and the settings from the page. */
export type FieldProps<Settings, Value = unknown> = FieldSettings<Settings> & {
  id: string
  value?: Value | undefined
  onChange: (value: Value | undefined) => void
  disabled: boolean
  readOnly: boolean
  placeholder?: string | undefined
  'aria-invalid'?: boolean | undefined
  'aria-required'?: boolean | undefined
  'aria-describedby'?: string | undefined
}

/** A failed upload, or another async value that failed to load. */
export interface FailedUpload {
  /** The file that failed to upload, or the source of another async value. */
  source: unknown
  error: unknown
  /** Called before a retry, or when the user removes the failed upload. */
  dismiss: () => void
}

/** Operation and arguments of a read. */
export interface OperationCall {
  op: string
  args: Arguments
}

/** Language and date for validating a value. */
export interface ValidateContext {
  text: Translate
  /** Current date of the business, `2026-03-08`. */
  today: string
}

/** A field: edits and shows one value. The schema of its settings is in the catalog under the same name. */
export interface FieldDefinition<Props = Record<string, never>, Value = unknown> {
  name: string
  title: string
  accepts: readonly ValueType[]
  /** True for a large or rare field, whose module is loaded when the first such field is drawn. */
  lazy?: true
  /** True if the component supports `readOnly`. Other components are disabled instead. */
  supportsReadOnly?: true
  /** Message for a text that can't be parsed and gives NaN. Defaults to "Not a valid number". */
  parseErrorText?: string
  /** Validates a value with these settings. Returns a localized message, or an empty string. */
  validate?: (value: unknown, props: Props, context: ValidateContext) => string
  /** Data that the component reads on first render, from settings without expressions. It is prefetched. */
  prefetch?: (props: Props) => OperationCall
  /** A component made with Formily's `connect`. It edits the value, and shows it in `readPretty`. */
  Component: ComponentType<FieldProps<Props, Value>>
}

export interface BlockArgs<Props> {
  title: string
  value: unknown
  /** Target of a click. Undefined if the user may not open it. */
  to: string | undefined
  loading: boolean
  props: Props
}

export interface BlockStory<Props> {
  name: string
  title: string
  value: unknown
  props?: Props
}

/** Arranges the nodes of a group: a void Formily component with the settings of the page as props. */
export interface LayoutDefinition<Props = Record<string, never>> {
  name: string
  title: string
  Component: ComponentType<Props & { children: ReactNode }>
}

/** Draws the rows of a sub-table: a Formily array component with the settings of the page as props. */
export interface ArrayDefinition<Props = Record<string, never>> {
  name: string
  title: string
  Component: ComponentType<Props>
}

/** Shows or arranges data in dashboards. */
export interface BlockDefinition<Props = Record<string, never>> {
  name: string
  title: string
  Component: ComponentType<BlockArgs<Props>>
}

/** Number format of a chart: fen as yuan, plain, or parts per million as per cent. */
export type ChartFormat = 'money' | 'number' | 'percent'

/** A field of a chart's rows. */
export interface ChartColumn {
  field: string
  /** Localized title. */
  title: string
  /** Dictionary of the field's values. */
  dict?: string | undefined
}

/** A numeric field that a chart draws. */
export interface ChartMeasure extends ChartColumn {
  format?: ChartFormat | undefined
}

export interface ChartArgs<Props = Record<string, never>> {
  title: string
  data: readonly DataRecord[]
  /** Field of the x axis. */
  x: ChartColumn
  /** Measures. A chart that draws a single measure uses the first. */
  y: readonly ChartMeasure[]
  /** Splits the first measure into several lines, bars and so on. */
  series?: ChartColumn | undefined
  /** Height in px. Defaults to the chart's own height. */
  height?: number | undefined
  props: Props
}

export interface ChartStory<Props> extends Omit<ChartArgs<Props>, 'props'> {
  name: string
  props?: Props
}

/**
 * Draws rows as a chart, with a table as alternative. The schema of its settings is in the catalog under the
 * same name.
 */
export interface ChartDefinition<Props = Record<string, never>> {
  name: string
  title: string
  Component: ComponentType<ChartArgs<Props>>
}

/** A custom page. The schema of its settings is in the catalog under the same name. */
export interface PageDefinition<Props = Record<string, never>> {
  /** Name with its area, `bill/SettleCalendar`. */
  name: string
  title: string
  Component: ComponentType<{ page: CustomPage; props: Props }>
}

/** Services for a custom step. */
export interface ActionTools {
  http: Http
  notify: Notify
  translate: Translate
  record: DataRecord | undefined
}

/** A custom step, `{ "do": "run" }`. The schema of its arguments is in the catalog under the same name. */
export interface ActionDefinition {
  name: string
  title: string
  /** Returns the result of the step. An error is shown like the error of any other step. */
  run: (args: Readonly<Record<string, unknown>>, tools: ActionTools) => unknown
}

/** Draws one kind of page. */
export interface KindDefinition<P extends Page = Page> {
  kind: PageKind
  Component: ComponentType<{ page: P }>
}

export const defineCell = <Props>(definition: CellDefinition<Props>) => definition
export const defineField = <Props, Value = unknown>(definition: FieldDefinition<Props, Value>) => definition
export const defineLayout = <Props>(definition: LayoutDefinition<Props>) => definition
export const defineArray = <Props>(definition: ArrayDefinition<Props>) => definition
export const defineBlock = <Props>(definition: BlockDefinition<Props>) => definition
export const defineChart = <Props>(definition: ChartDefinition<Props>) => definition
export const defineAction = (definition: ActionDefinition) => definition
export const definePage = <Props>(definition: PageDefinition<Props>) => definition
export const defineKind = <P extends Page>(definition: KindDefinition<P>) => definition
