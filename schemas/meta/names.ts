import Type, { type Static } from 'typebox'
import {
  ACCESS_CODE_PATTERN,
  FIELD_NAME_PATTERN,
  PAGE_ID_PATTERN,
  RENDERER_NAME_PATTERN,
} from './name-patterns.ts'
import { OPERATION_PATTERN } from './operation-name.ts'

/** Id of a node. The id must be unique in the page, and stays the same even if the label changes. */
export const NodeId = Type.String({
  title: 'Id',
  description: 'Unique and permanent id of this node in its page.',
  pattern: '^[a-z][A-Za-z0-9_-]{0,39}$',
})

/** Id of a page. The page id is also the component path of the menu item that opens the page. */
export const PageId = Type.String({
  title: 'Page id',
  description: "The menu item's component path, for example bill/SettleBillList.",
  pattern: PAGE_ID_PATTERN,
  maxLength: 120,
})

/**
 * Name of a field of a model. A field name can't contain dots, brackets or spaces, because Formily would read
 * such a name as a path.
 */
export const FieldName = Type.String({
  title: 'Field',
  description: 'Name of a field of the model.',
  pattern: FIELD_NAME_PATTERN,
})

/** A permission code of the form `area:verb`. */
export const AccessCode = Type.String({
  title: 'Permission',
  description: 'Permission code, area:verb.',
  pattern: ACCESS_CODE_PATTERN,
})
export type AccessCode = Static<typeof AccessCode>

/** Name of an operation of the API contract, of the form `area.verb`. */
export const OperationName = Type.String({
  title: 'Operation',
  description: 'Operation of the API contract, area.verb.',
  pattern: OPERATION_PATTERN,
})

/**
 * Name of a renderer: `Money`, or `shop/ShopMap` for the renderer of an area. The name of a renderer is never
 * an HTML tag.
 */
export const RendererName = Type.String({
  title: 'Renderer',
  description: 'Name of a renderer in the registry.',
  pattern: RENDERER_NAME_PATTERN,
})

/** An English text that users see. Translations have this text as their key. */
export const Label = Type.String({ title: 'Text', minLength: 1, maxLength: 500 })

/** Settings of a renderer. The settings are validated by the schema that the renderer declares. */
export const RendererProps = Type.Record(Type.String(), Type.Unknown(), {
  title: 'Settings',
  description: 'Settings of the renderer.',
})
export type RendererProps = Static<typeof RendererProps>

/** Name for the result of a step. Later steps read the result as `result.<name>`. */
export const ResultName = Type.String({
  title: 'Name of the result',
  description: 'Available to later steps as result.<name>.',
  pattern: '^[a-z][A-Za-z0-9]{0,31}$',
})
