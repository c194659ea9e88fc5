import {
  ACCESS_CODE_PATTERN,
  FIELD_NAME_PATTERN,
  PAGE_ID_PATTERN,
  RENDERER_NAME_PATTERN,
} from '../meta/name-patterns.ts'
import { OPERATION_PATTERN } from '../meta/operation-name.ts'
import type { SettingSchema } from './setting-schema.ts'

/** Controls with which a property panel can edit a setting. */
export const settingControls = [
  'switch',
  'select',
  'number',
  'text',
  'textarea',
  'field',
  'operation',
  'page',
  'permission',
  'renderer',
  'dictionary',
  'expression',
  'condition',
  'constant',
  'list',
  'group',
  'json',
] as const
export type SettingControl = (typeof settingControls)[number]

/**
 * Maximum length of a text that is edited in a single line, in characters. Longer texts get several lines.
 */
const LONG_TEXT = 200

/** Controls for names, by the pattern that the name must match. */
const byPattern: ReadonlyMap<unknown, SettingControl> = new Map<unknown, SettingControl>([
  [FIELD_NAME_PATTERN, 'field'],
  ['^[A-Za-z_][A-Za-z0-9_]{0,63}$', 'field'],
  [OPERATION_PATTERN, 'operation'],
  [PAGE_ID_PATTERN, 'page'],
  [ACCESS_CODE_PATTERN, 'permission'],
  [RENDERER_NAME_PATTERN, 'renderer'],
])

/** Controls for schemas that several settings share, by the title of the schema. */
const byTitle: Readonly<Record<string, SettingControl>> = {
  When: 'condition',
  Condition: 'condition',
  Expression: 'expression',
  Text: 'text',
}

const byType: Readonly<Record<string, SettingControl>> = {
  boolean: 'switch',
  integer: 'number',
  number: 'number',
  array: 'list',
  object: 'group',
}

interface Shape {
  type?: unknown
  title?: unknown
  pattern?: unknown
  maxLength?: unknown
  enum?: unknown
  const?: unknown
  properties?: unknown
  anyOf?: readonly SettingSchema[]
}

/**
 * Chooses the control for a setting, from its schema and its name. A setting that accepts any value is edited
 * as JSON.
 */
export function controlOf(key: string, schema: SettingSchema): SettingControl {
  const { type, title, const: constant, properties }: Shape = schema
  if (constant !== undefined) return 'constant'
  if (settingOptions(schema)) return 'select'
  if (typeof title === 'string' && Object.hasOwn(byTitle, title) && type !== 'string')
    return byTitle[title] ?? 'json'
  if (schema['x-refers'] === 'operation' || schema['x-refers'] === 'field') return schema['x-refers']
  if (type === 'string') return textControl(key, schema)
  if (type === 'object' && properties === undefined) return 'json'
  return (typeof type === 'string' ? byType[type] : undefined) ?? 'json'
}

function textControl(key: string, { pattern, maxLength }: Shape): SettingControl {
  if (/^dict$/i.test(key)) return 'dictionary'
  if (key.endsWith('Param')) return 'text'
  const named = byPattern.get(pattern)
  if (named) return named
  return typeof maxLength === 'number' && maxLength > LONG_TEXT ? 'textarea' : 'text'
}

/**
 * Returns the values that a setting allows. Returns undefined if the setting doesn't have a fixed set of
 * values.
 */
export function settingOptions({ enum: words, anyOf }: Shape): readonly unknown[] | undefined {
  if (Array.isArray(words)) return words
  if (!anyOf || anyOf.length === 0) return undefined
  const constants = anyOf.map(({ const: constant }) => constant)
  return constants.every((constant) => constant !== undefined) ? constants : undefined
}
