import { isRecord } from '../values.ts'
import { chineseDescriptions, chineseTitles } from './chinese-texts.ts'
import { controlOf, type SettingControl } from './control.ts'
import { ownTitles } from './own-titles.ts'
import { type SettingSection, sectionOf } from './section.ts'
import type { SettingSchema } from './setting-schema.ts'

/** Languages of the titles and descriptions of settings. */
export type SettingLocale = 'en-US' | 'zh-CN'

/** A setting of the page format or of a renderer, as a property panel shows it. */
export interface Setting {
  key: string
  /**
   * English title of the setting. Undefined if neither the schema nor `ownTitles` contains a title; a test
   * rejects such a setting.
   */
  title: string | undefined
  description: string | undefined
  default: unknown
  isRequired: boolean
  section: SettingSection
  control: SettingControl
  schema: SettingSchema
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : undefined)

/**
 * Returns the setting that a schema describes. The keywords `x-section` and `x-control` take precedence over
 * the section and the control that are chosen by default.
 */
export function settingOf(key: string, schema: SettingSchema, isRequired = false): Setting {
  const control = (schema['x-control'] as SettingControl | undefined) ?? controlOf(key, schema)
  const own = Object.hasOwn(ownTitles, key) ? ownTitles[key] : undefined
  return {
    key,
    title: textOf(schema.title) ?? own,
    description: textOf(schema.description),
    default: schema.default,
    isRequired,
    section: (schema['x-section'] as SettingSection | undefined) ?? sectionOf(key, schema, control),
    control,
    schema,
  }
}

/** Returns the settings that an object schema describes, in the order of its properties. */
export function settingsOf(schema: SettingSchema): Setting[] {
  const required = Array.isArray(schema.required) ? schema.required : []
  if (!isRecord(schema.properties)) return []
  return Object.entries(schema.properties).map(([key, property]) =>
    settingOf(key, property as SettingSchema, required.includes(key)),
  )
}

const lookUp = (texts: Readonly<Record<string, string>>, text: string) =>
  Object.hasOwn(texts, text) ? texts[text] : undefined

/** Returns the title of a setting in a language. Returns the key if the setting has no title. */
export function settingTitle({ key, title = key }: Setting, locale: SettingLocale): string {
  return (locale === 'zh-CN' ? lookUp(chineseTitles, title) : undefined) ?? title
}

/** Returns the description of a setting in a language; undefined if the setting has no description. */
export function settingDescription({ description }: Setting, locale: SettingLocale): string | undefined {
  if (description === undefined) return undefined
  return (locale === 'zh-CN' ? lookUp(chineseDescriptions, description) : undefined) ?? description
}
