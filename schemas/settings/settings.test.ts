import { describe, expect, test } from 'vitest'
import pageSchema from '../page.schema.json' with { type: 'json' }
import { isRecord } from '../values.ts'
import { formatDescriptions } from './chinese/format-descriptions.ts'
import { formatTitles } from './chinese/format-titles.ts'
import { rendererDescriptions } from './chinese/renderer-descriptions.ts'
import { rendererTitles } from './chinese/renderer-titles.ts'
import { settingControls } from './control.ts'
import { ownTitles } from './own-titles.ts'
import { chineseSections, settingSections } from './section.ts'
import { settingDescription, settingOf, settingsOf, settingTitle } from './setting.ts'
import type { SettingSchema } from './setting-schema.ts'

const definitions = pageSchema.$defs as unknown as Readonly<Record<string, SettingSchema>>

/** Returns the schema to which a reference refers. Keywords beside the reference are added. */
function resolve({ $ref, ...own }: SettingSchema): SettingSchema {
  if (typeof $ref !== 'string') return own
  return { ...resolve(definitions[$ref.replace('#/$defs/', '')] ?? {}), ...own }
}

interface Described {
  at: string
  setting: ReturnType<typeof settingOf>
}

/** Lists all settings of the page format, with their path in its JSON Schema. */
function formatSettings(value: unknown, at = ''): Described[] {
  if (!isRecord(value) && !Array.isArray(value)) return []
  const own =
    isRecord(value) && isRecord(value.properties)
      ? Object.entries(value.properties).map(([key, schema]) => ({
          at: `${at}/${key}`,
          setting: settingOf(key, resolve(schema as SettingSchema)),
        }))
      : []
  return [...own, ...Object.entries(value).flatMap(([key, part]) => formatSettings(part, `${at}/${key}`))]
}

/** Lists all texts that the page format has under a keyword. */
function formatTexts(keyword: 'title' | 'description', value: unknown = pageSchema): string[] {
  if (!isRecord(value) && !Array.isArray(value)) return []
  const own = isRecord(value) ? value[keyword] : undefined
  return [
    ...(typeof own === 'string' ? [own] : []),
    ...Object.values(value).flatMap((part) => formatTexts(keyword, part)),
  ]
}

const all = formatSettings(pageSchema)

describe('each property of the page format', () => {
  test('has a title', () => {
    const untitled = all.filter(
      ({ setting }) => setting.title === undefined && setting.control !== 'constant',
    )

    expect(untitled.map(({ at }) => at)).toEqual([])
    expect(all.length).toBeGreaterThan(500)
  })

  test('has a known section and control', () => {
    const unknown = all.filter(
      ({ setting }) =>
        !settingSections.includes(setting.section) || !settingControls.includes(setting.control),
    )

    expect(unknown.map(({ at }) => at)).toEqual([])
  })

  test('has a Chinese title and no Chinese title is unused', () => {
    const titles = new Set([...Object.values(ownTitles), ...formatTexts('title')])

    expect([...titles].filter((title) => !Object.hasOwn(formatTitles, title))).toEqual([])
    expect(Object.keys(formatTitles).filter((title) => !titles.has(title))).toEqual([])
  })

  test('has a Chinese description if it has a description', () => {
    const descriptions = new Set(formatTexts('description'))

    expect([...descriptions].filter((text) => !Object.hasOwn(formatDescriptions, text))).toEqual([])
    expect(Object.keys(formatDescriptions).filter((text) => !descriptions.has(text))).toEqual([])
  })
})

test('a text has one Chinese translation', () => {
  const both = (left: object, right: object) => Object.keys(left).filter((text) => Object.hasOwn(right, text))

  expect(both(formatTitles, rendererTitles)).toEqual([])
  expect(both(formatDescriptions, rendererDescriptions)).toEqual([])
  expect(Object.keys(chineseSections)).toEqual([...settingSections])
})

test.each([
  ['multiple', { type: 'boolean' }, 'switch', 'Basics'],
  ['tone', { type: 'string', enum: ['info', 'warning'] }, 'select', 'Basics'],
  ['kind', { anyOf: [{ const: 'email' }, { const: 'telephone' }] }, 'select', 'Basics'],
  ['decimals', { type: 'integer' }, 'number', 'Rules'],
  ['maxColumns', { type: 'integer' }, 'number', 'Layout'],
  ['help', { type: 'string', maxLength: 500 }, 'textarea', 'Basics'],
  ['labelField', { type: 'string', 'x-refers': 'field' }, 'field', 'Data'],
  ['searchParam', { type: 'string', pattern: '^[A-Za-z_][A-Za-z0-9_]{0,63}$' }, 'text', 'Data'],
  ['dict', { type: 'string' }, 'dictionary', 'Data'],
  ['visible', { title: 'When', if: {} }, 'condition', 'Rules'],
  ['options', { type: 'array' }, 'list', 'Data'],
  ['columns', { type: 'array' }, 'list', 'Data'],
  ['columns', { type: 'integer' }, 'number', 'Layout'],
  ['args', { type: 'object', patternProperties: {} }, 'json', 'Data'],
  ['table', { type: 'object', properties: {} }, 'group', 'Basics'],
  ['saved', { type: 'string', 'x-section': 'Data', 'x-control': 'textarea' }, 'textarea', 'Data'],
  ['format', { type: 'string' }, 'text', 'Basics'],
  ['format', { const: 1 }, 'constant', 'Advanced'],
])('the property %s with %j is a %s in %s', (key, schema, control, section) => {
  const setting = settingOf(key, schema)

  expect([setting.control, setting.section]).toEqual([control, section])
})

test('settings have titles and descriptions in both languages', () => {
  const [setting] = settingsOf({
    required: ['dict'],
    properties: {
      dict: {
        type: 'string',
        title: 'Dictionary',
        description: 'Code of the dictionary, such as settle_bill_status.',
      },
    },
  })
  if (!setting) throw new Error('The schema has a property.')

  expect([settingTitle(setting, 'en-US'), settingTitle(setting, 'zh-CN')]).toEqual(['Dictionary', '字典'])
  expect(settingDescription(setting, 'zh-CN')).toBe('字典编码，如 settle_bill_status。')
  expect(setting.isRequired).toBe(true)
})
