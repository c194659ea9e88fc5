import { expect, test } from 'vitest'
import { catalog } from '#renderers/catalog'
import { type SettingSchema, settingControls, settingSections, settingsOf } from '#schemas/settings'
import { formatDescriptions } from '../schemas/settings/chinese/format-descriptions.ts'
import { formatTitles } from '../schemas/settings/chinese/format-titles.ts'
import { rendererDescriptions } from '../schemas/settings/chinese/renderer-descriptions.ts'
import { rendererTitles } from '../schemas/settings/chinese/renderer-titles.ts'

const isSchema = (value: unknown): value is SettingSchema => typeof value === 'object' && value !== null

/** Returns the schemas that a schema contains: the schemas of its properties, items, records and variants. */
const partsOf = (schema: SettingSchema): SettingSchema[] =>
  ['properties', 'patternProperties', 'items', 'anyOf'].flatMap((keyword) => {
    const found = schema[keyword]
    if (!isSchema(found)) return []
    return keyword === 'items' ? [found] : Object.values(found).filter(isSchema)
  })

interface Described {
  at: string
  setting: ReturnType<typeof settingsOf>[number]
}

/** Returns the properties of a schema and of all schemas that it contains. */
const propertiesOf = (schema: SettingSchema, at: string): Described[] => [
  ...settingsOf(schema).map((setting) => ({ at: `${at}.${setting.key}`, setting })),
  ...partsOf(schema).flatMap((part) => propertiesOf(part, at)),
]

const all = Object.entries(catalog).flatMap(([kind, entries]) =>
  Object.entries(entries).flatMap(([name, { props }]) => propertiesOf({ ...props }, `${kind}/${name}`)),
)

test('each setting of a renderer has a title, a section and a control', () => {
  const wrong = all.filter(
    ({ setting }) =>
      setting.title === undefined ||
      !settingSections.includes(setting.section) ||
      !settingControls.includes(setting.control),
  )

  expect(wrong.map(({ at }) => at)).toEqual([])
  expect(all.length).toBeGreaterThan(200)
})

test('each title and description of a setting has a Chinese text', () => {
  const untranslated = all.filter(({ setting: { title = '', description } }) => {
    const hasTitle = Object.hasOwn(formatTitles, title) || Object.hasOwn(rendererTitles, title)
    const hasDescription =
      description === undefined ||
      Object.hasOwn(formatDescriptions, description) ||
      Object.hasOwn(rendererDescriptions, description)
    return !hasTitle || !hasDescription
  })

  expect(untranslated.map(({ at }) => at)).toEqual([])
})

test('each Chinese text of a setting is used', () => {
  const titles = new Set(all.map(({ setting }) => setting.title))
  const descriptions = new Set(all.map(({ setting }) => setting.description))

  expect(Object.keys(rendererTitles).filter((title) => !titles.has(title))).toEqual([])
  expect(Object.keys(rendererDescriptions).filter((text) => !descriptions.has(text))).toEqual([])
})
