import type { ComponentType, ReactNode } from 'react'
import type { CustomPage, Page, PageKind } from '#schemas'
import type { Arguments, Http } from '../http/create-http.ts'
import type { Translate } from '../i18n/interpolate.ts'
import type { Notify } from '../notify/port.ts'

/** The JSON types of a value a renderer takes. */
export type ValueType = 'string' | 'integer' | 'number' | 'boolean' | 'object' | 'array'

/** A record as the server sent it. */
export type DataRecord = Readonly<Record<string, unknown>>

/** Named example values: they feed the gallery, the tests and the builder. */
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

/** Shows one value. Its settings' shape is in the catalog under the same name. */
export interface CellDefinition<Props = Record<string, never>> {
  name: string
  title: string
  accepts: readonly ValueType[]
  align?: 'left' | 'center' | 'right'
  /** Called as a plain function, a thousand times a table: it uses no hooks. What needs them returns a component. */
  Component: (args: CellArgs<Props>) => ReactNode
}

export interface FieldStory<Props> {
  name: string
  value?: unknown
  props?: Props
  disabled?: boolean
}

/** The settings of a field as props: one called `value` arrives as `valueKey`. */
export type FieldSettings<Settings> = Settings extends { value?: infer Key }
  ? Omit<Settings, 'value'> & { valueKey?: Key | undefined }
  : Settings

/** Props of a field's component: Formily's conventions, and the settings of the page beside them. */
export type FieldProps<Settings, Value = unknown> = FieldSettings<Settings> & {
  id: string
  value?: Value | undefined
  onChange: (value: Value | undefined) => void
  disabled: boolean
  readOnly: boolean
  placeholder?: string | undefined
  'aria-invalid'?: boolean | undefined
  'aria-describedby'?: string | undefined
}

/** A file that was not sent. */
export interface FailedUpload {
  /** The file, or what else the value was to be made of. */
  about: unknown
  error: unknown
  /** It is tried again, or not wanted any more. */
  dismiss: () => void
}

/** A call that reads. */
export interface Reading {
  op: string
  args: Arguments
}

/** The language and the day that a field validates a value in. */
export interface ValidateContext {
  text: Translate
  /** The business's today, `2026-03-08`. */
  today: string
}

/** Edits one value, and shows it. Its settings' shape is in the catalog under the same name. */
export interface FieldDefinition<Props = Record<string, never>, Value = unknown> {
  name: string
  title: string
  accepts: readonly ValueType[]
  /** Its module is loaded when the first one is drawn: it is big, or few pages use it. */
  lazy?: true
  /** Its component takes `readOnly`; any other is disabled where the field is read-only. */
  supportsReadOnly?: true
  /** What is said of a text that it can't read, for which it gives NaN; "Not a valid number" unless given. */
  unreadable?: string
  /** What is wrong with a value by these settings, in the user's language; an empty text: nothing. */
  validate?: (value: unknown, props: Props, context: ValidateContext) => string
  /**
   * What it reads as soon as it is drawn, by its settings as they stand in the page: where these say so without an
   * expression, it is asked for before.
   */
  reads?: (props: Props) => Reading
  /** A component that Formily's `connect` made: it edits the value, and shows it where the field is read-pretty. */
  Component: ComponentType<FieldProps<Props, Value>>
}

export interface BlockArgs<Props> {
  title: string
  value: unknown
  /** Where a click leads; absent where the user may not go there. */
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

/** Arranges the nodes of a group: a void component of Formily, with the settings of the page as props. */
export interface LayoutDefinition<Props = Record<string, never>> {
  name: string
  title: string
  Component: ComponentType<Props & { children: ReactNode }>
}

/** Draws the rows of a sub-table: an array component of Formily, with the settings of the page as props. */
export interface ArrayDefinition<Props = Record<string, never>> {
  name: string
  title: string
  Component: ComponentType<Props>
}

/** Sums up or arranges; used by dashboards. */
export interface BlockDefinition<Props = Record<string, never>> {
  name: string
  title: string
  Component: ComponentType<BlockArgs<Props>>
}

/** How a chart writes numbers: fen as yuan, plain, or parts per million as per cent. */
export type ChartFormat = 'money' | 'number' | 'percent'

/** A field of the rows that a chart draws. */
export interface ChartColumn {
  field: string
  /** What people read for it, translated. */
  title: string
  /** Texts of its values, where they are a dictionary's. */
  dict?: string | undefined
}

/** A field whose numbers are drawn. */
export interface ChartMeasure extends ChartColumn {
  format?: ChartFormat | undefined
}

export interface ChartArgs<Props = Record<string, never>> {
  title: string
  data: readonly DataRecord[]
  /** What the rows are told apart by. */
  x: ChartColumn
  /** What is measured; a chart of one measure takes the first. */
  y: readonly ChartMeasure[]
  /** Parts the rows into several lines, bars and so on, of the first measure. */
  series?: ChartColumn | undefined
  /** In px; the chart's own, unless given. */
  height?: number | undefined
  props: Props
}

export interface ChartStory<Props> extends Omit<ChartArgs<Props>, 'props'> {
  name: string
  props?: Props
}

/** Draws rows as a picture that reads as a table too. Its settings' shape is in the catalog under the same name. */
export interface ChartDefinition<Props = Record<string, never>> {
  name: string
  title: string
  Component: ComponentType<ChartArgs<Props>>
}

/** A developer's own page: it has the screen to itself. Its settings' shape is in the catalog under the same name. */
export interface PageDefinition<Props = Record<string, never>> {
  /** With the area it belongs to, `bill/SettleCalendar`. */
  name: string
  title: string
  Component: ComponentType<{ page: CustomPage; props: Props }>
}

/** What a developer's own step may use. */
export interface ActionTools {
  http: Http
  notify: Notify
  translate: Translate
  record: DataRecord | undefined
}

/** A developer's own step of actions, `{ "do": "run" }`. Its arguments' shape is in the catalog under the same name. */
export interface ActionDefinition {
  name: string
  title: string
  /** What it gives is the step's result; what it throws is told as any failed step's. */
  run: (args: Readonly<Record<string, unknown>>, tools: ActionTools) => unknown
}

/** Draws a kind of page. */
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
