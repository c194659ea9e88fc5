import type { ComponentType, ReactNode } from 'react'
import type { Page, PageKind } from '#schemas'

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

export interface FieldArgs<Props, Value = unknown> {
  id: string
  value: Value | undefined
  onChange: (value: Value | undefined) => void
  disabled: boolean
  /** The field has an error: the input says so to eyes and to screen readers. */
  invalid: boolean
  describedBy?: string | undefined
  placeholder?: string | undefined
  props: Props
}

export interface FieldViewArgs<Props, Value = unknown> {
  value: Value | undefined
  props: Props
}

/** Edits one value, and shows it. Its settings' shape is in the catalog under the same name. */
export interface FieldDefinition<Props = Record<string, never>, Value = unknown> {
  name: string
  title: string
  accepts: readonly ValueType[]
  /** Edits the value; disabled it looks so. */
  Component: ComponentType<FieldArgs<Props, Value>>
  /** Shows the value where it is only read: a read-only form, a review, a print. Text, unless given. */
  View?: ComponentType<FieldViewArgs<Props, Value>>
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

/** Sums up or arranges; used by dashboards. */
export interface BlockDefinition<Props = Record<string, never>> {
  name: string
  title: string
  Component: ComponentType<BlockArgs<Props>>
}

/** Draws a kind of page. */
export interface KindDefinition<P extends Page = Page> {
  kind: PageKind
  Component: ComponentType<{ page: P }>
}

export const defineCell = <Props>(definition: CellDefinition<Props>) => definition
export const defineField = <Props, Value = unknown>(definition: FieldDefinition<Props, Value>) => definition
export const defineBlock = <Props>(definition: BlockDefinition<Props>) => definition
export const defineKind = <P extends Page>(definition: KindDefinition<P>) => definition
