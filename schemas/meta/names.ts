import Type, { type Static } from 'typebox'
import {
  ACCESS_CODE_PATTERN,
  FIELD_NAME_PATTERN,
  PAGE_ID_PATTERN,
  RENDERER_NAME_PATTERN,
} from './name-patterns.ts'
import { OPERATION_PATTERN } from './operation-name.ts'

/** Unique and permanent id of a node, not derived from its label. */
export const NodeId = Type.String({
  title: 'Id',
  description: 'Unique and permanent id of this node in its page.',
  pattern: '^[a-z][A-Za-z0-9_-]{0,39}$',
})

/** Component path of the menu item that opens a page. */
export const PageId = Type.String({
  title: 'Page id',
  description: "The menu item's component path, for example bill/SettleBillList.",
  pattern: PAGE_ID_PATTERN,
  maxLength: 120,
})

/**
 * Name of a field of a model. Dots, brackets and spaces aren't allowed, because Formily reads them as paths.
 */
export const FieldName = Type.String({
  title: 'Field',
  description: 'Name of a field of the model.',
  pattern: FIELD_NAME_PATTERN,
})

/** A permission code, `area:verb`. */
export const AccessCode = Type.String({
  title: 'Permission',
  description: 'Permission code, area:verb.',
  pattern: ACCESS_CODE_PATTERN,
})
export type AccessCode = Static<typeof AccessCode>

/** An operation of the API contract, `area.verb`. */
export const OperationName = Type.String({
  title: 'Operation',
  description: 'Operation of the API contract, area.verb.',
  pattern: OPERATION_PATTERN,
})

/** Name of a renderer: `Money`, or `shop/ShopMap` for a renderer of an area. Never an HTML tag. */
export const RendererName = Type.String({
  title: 'Renderer',
  description: 'Name of a renderer in the registry.',
  pattern: RENDERER_NAME_PATTERN,
})

/** A displayed English text, which is also its translation key. */
export const Label = Type.String({ title: 'Text', minLength: 1, maxLength: 500 })

/** Settings of a renderer, validated by its props schema. */
export const RendererProps = Type.Record(Type.String(), Type.Unknown(), {
  title: 'Settings',
  description: 'Settings of the renderer.',
})
export type RendererProps = Static<typeof RendererProps>

/** Name of a step's result, available to later steps as `result.<name>`. */
export const ResultName = Type.String({
  title: 'Name of the result',
  description: 'Available to later steps as result.<name>.',
  pattern: '^[a-z][A-Za-z0-9]{0,31}$',
})
