import type { ComponentType, ReactNode } from 'react'
import type { Bucket, CustomPage, Page, PageKind } from '#schemas'
import type { Arguments, Http } from '../http/create-http.ts'
import type { Translate } from '../i18n/interpolate.ts'
import type { Notify } from '../notify/notify-port.ts'

/** JSON types that a renderer's value can have. */
export type ValueType = 'string' | 'integer' | 'number' | 'boolean' | 'object' | 'array'

/** A record from the server. */
export type DataRecord = Readonly<Record<string, unknown>>

/** A named example of a cell, for the gallery and for tests. */
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

/** A cell, which shows one value. The schema of the settings is in the catalog under the same name. */
export interface CellDefinition<Props = Record<string, never>> {
  name: string
  title: string
  accepts: readonly ValueType[]
  align?: 'left' | 'center' | 'right'
  /** True if the text never wraps, as for an amount. */
  noWrap?: boolean
  /**
   * Must not use hooks, because it is called as a plain function for each cell of a table. The function may
   * return an element whose component uses hooks.
   */
  Component: (args: CellArgs<Props>) => ReactNode
}

export interface FieldStory<Props> {
  name: string
  value?: unknown
  props?: Props
  disabled?: boolean
}

/** Settings of a field, as props of its component. A setting named `value` becomes the prop `valueKey`. */
export type FieldSettings<Settings> = Settings extends { value?: infer Key }
  ? Omit<Settings, 'value'> & { valueKey?: Key | undefined }
  : Settings

/** Props of a field component: those of Formily, and the settings from the page. */
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

/** An upload that failed, or another async value that failed to load. */
export interface FailedUpload {
  /** The file that failed to upload, or for another async value the second argument of `addAsync`. */
  source: unknown
  error: unknown
  /**
   * Removes the failed upload from the list. The component calls it before a retry, and when the user
   * discards the upload.
   */
  dismiss: () => void
}

/** Operation and arguments of a read. */
export interface OperationCall {
  op: string
  args: Arguments
}

/** Translations and the current date, for the validation of a value. */
export interface ValidateContext {
  text: Translate
  /** Current date in the business's time zone, such as `2026-03-08`. */
  today: string
}

/**
 * A field, which edits and shows one value. The schema of the settings is in the catalog under the same name.
 */
export interface FieldDefinition<Props = Record<string, never>, Value = unknown> {
  name: string
  title: string
  accepts: readonly ValueType[]
  /** True for a large or rarely used field, whose module is loaded when the field is first drawn. */
  lazy?: true
  /**
   * True if the component supports `readOnly`. Components without this support are disabled when the field is
   * read-only.
   */
  supportsReadOnly?: true
  /**
   * Error message for a text that can't be parsed, whose value is NaN. The default is "Not a valid number".
   */
  parseErrorText?: string
  /** Validates a value by the field's settings. Returns a localized message, or an empty string. */
  validate?: (value: unknown, props: Props, context: ValidateContext) => string
  /**
   * Returns the read operation that the component calls on its first render, so that its data can be
   * prefetched. `props` lacks settings with expressions.
   */
  prefetch?: (props: Props) => OperationCall
  /**
   * A component that was made with Formily's `connect`. The component edits the value, or shows it if the
   * pattern is `readPretty`.
   */
  Component: ComponentType<FieldProps<Props, Value>>
}

export interface BlockArgs<Props> {
  title: string
  value: unknown
  /**
   * Address that a click on the block opens, or undefined if there is none, or if the user may not open it.
   */
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

/**
 * Arranges the nodes of a group. The component is a void Formily component whose props are the settings in
 * the page.
 */
export interface LayoutDefinition<Props = Record<string, never>> {
  name: string
  title: string
  Component: ComponentType<Props & { children: ReactNode }>
}

/**
 * Draws the rows of a sub-table. The component is a Formily array component whose props are the settings in
 * the page.
 */
export interface ArrayDefinition<Props = Record<string, never>> {
  name: string
  title: string
  Component: ComponentType<Props>
}

/** A block, which shows or arranges data in a dashboard. */
export interface BlockDefinition<Props = Record<string, never>> {
  name: string
  title: string
  Component: ComponentType<BlockArgs<Props>>
}

/** How a chart formats numbers: fen as yuan, unchanged, or parts per million as per cent. */
export type ChartFormat = 'money' | 'number' | 'percent'

/** A field of a chart's rows. */
export interface ChartColumn {
  field: string
  /** Localized title. */
  title: string
  /** Dictionary that contains the field's values. */
  dict?: string | undefined
  /** Length of time of each value, if the values are time buckets. */
  bucket?: Bucket | undefined
}

/** A numeric field that a chart draws. */
export interface ChartMeasure extends ChartColumn {
  format?: ChartFormat | undefined
  /** Name of the measure, if it differs from the field. A measure has one color in all charts. */
  measure?: string | undefined
}

export interface ChartArgs<Props = Record<string, never>> {
  title: string
  data: readonly DataRecord[]
  /** Field of the x axis. */
  x: ChartColumn
  /** The measures that the chart draws. A chart with only one measure draws the first. */
  y: readonly ChartMeasure[]
  /** Field that splits the first measure into several lines, bars and so on. */
  series?: ChartColumn | undefined
  /** Height in px. The default is the chart's own height. */
  height?: number | undefined
  /**
   * Returns the address of the records that a number of a record counts. Returns undefined if the user may not
   * open the address, or if no address shows exactly these records.
   */
  hrefOf?: ((record: DataRecord, field: string) => string | undefined) | undefined
  props: Props
}

export interface ChartStory<Props> extends Omit<ChartArgs<Props>, 'props'> {
  name: string
  props?: Props
}

/**
 * A chart, which draws rows and offers a table as an alternative. The schema of the settings is in the
 * catalog under the same name.
 */
export interface ChartDefinition<Props = Record<string, never>> {
  name: string
  title: string
  Component: ComponentType<ChartArgs<Props>>
}

/** A custom page. The schema of the settings is in the catalog under the same name. */
export interface PageDefinition<Props = Record<string, never>> {
  /** Name including its area, such as `bill/SettleCalendar`. */
  name: string
  title: string
  Component: ComponentType<{ page: CustomPage; props: Props }>
}

/** Services that a custom step can use. */
export interface ActionTools {
  http: Http
  notify: Notify
  translate: Translate
  record: DataRecord | undefined
}

/**
 * A custom step, `{ "do": "run" }`. The schema of the step's arguments is in the catalog under the same name.
 */
export interface ActionDefinition {
  name: string
  title: string
  /**
   * Runs the step and returns its result. Errors of custom steps are shown like errors of all other steps.
   */
  run: (args: Readonly<Record<string, unknown>>, tools: ActionTools) => unknown
}

/** Draws all pages of one kind. */
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
