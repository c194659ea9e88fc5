import type { TSchema } from 'typebox'
import { didYouMean } from '../../did-you-mean.ts'
import { isTemplate } from '../../expr/evaluate.ts'
import { splitTemplate } from '../../expr/template.ts'
import { freeDataKeys } from '../../meta/free-data-keys.ts'
import type { CheckContext } from '../context.ts'
import { type Path, toPointer } from '../page-text.ts'
import { columnsOf, searchFieldsOf } from '../parts.ts'
import { renderersOf } from '../renderer-parts.ts'

interface FoundText {
  text: string
  path: Path
}

/** Checks that texts have translations, that translations are used, and that visible nodes have titles. */
export function checkTexts(context: CheckContext) {
  const texts = textsOf(context)
  const sources = new Set(texts.map(({ text }) => text))
  const languages = [...(context.options.languages ?? ['zh-CN']), ...Object.keys(context.page.locales ?? {})]
  for (const language of new Set(languages)) checkLanguage({ language, texts, sources }, context)
  checkTitles(context)
}

interface Translations {
  language: string
  texts: readonly FoundText[]
  sources: ReadonlySet<string>
}

function checkLanguage({ language, texts, sources }: Translations, context: CheckContext) {
  const entries = Object.entries(context.page.locales?.[language] ?? {})
  const wanted = (context.options.languages ?? ['zh-CN']).includes(language) ? texts : []
  const known = new Set(entries.map(([source]) => source))
  const orphans = new Set([...known].filter((source) => !sources.has(source)))
  reportMissing({ language, wanted, known, orphans }, context)
  for (const [source, translation] of entries) {
    const path = ['locales', language, source]
    if (sources.has(source)) checkTranslation(source, translation, path, context)
    else if (orphans.has(source)) {
      context.report({ code: 'W302', path, part: 'key', message: `"${source}" is not a text of this page.` })
    }
  }
}

interface Missing {
  language: string
  wanted: readonly FoundText[]
  known: Set<string>
  orphans: Set<string>
}

/**
 * Reports each missing translation once. If an unused translation has a similar English text, the hint names
 * this text, and the unused translation isn't reported separately.
 */
function reportMissing({ language, wanted, known, orphans }: Missing, { report }: CheckContext) {
  for (const { text, path } of wanted) {
    if (known.has(text) || !hasWords(text, path)) continue
    known.add(text)
    const near = didYouMean(text, orphans)
    if (near !== undefined) orphans.delete(near)
    const message = `"${text}" has no translation into ${language}.`
    const hint = near === undefined ? undefined : `A translation exists for "${near}".`
    report({ code: 'W301', path, message, ...(hint && { hint }) })
  }
}

/**
 * True if a text contains letters to translate. A template that consists only of expressions needs no
 * translation.
 */
function hasWords(text: string, path: Path): boolean {
  if (path.at(-1) !== '$text') return true
  const { parts, unclosed } = splitTemplate(text)
  return unclosed !== undefined || parts.some((part) => 'text' in part && /\p{L}/u.test(part.text))
}

const expressionsOf = (template: string) =>
  splitTemplate(template).parts.flatMap((part) => ('expr' in part ? [part.expr.trim()] : []))

function checkTranslation(source: string, translation: string, path: Path, { report }: CheckContext) {
  const allowed = expressionsOf(source)
  const { parts, unclosed } = splitTemplate(translation)
  if (allowed.length > 0 && unclosed !== undefined) {
    report({ code: 'E241', path, message: `Missing "}" in the translation of "${source}".` })
    return
  }
  for (const part of parts) {
    if (!('expr' in part) || allowed.length === 0 || allowed.includes(part.expr.trim())) continue
    const range = { start: part.start, end: part.end }
    const message = `"${part.expr}" is not in the source text. Expressions: ${allowed.join(', ')}.`
    report({ code: 'E261', path, range, message, written: part.expr.trim(), known: allowed })
  }
}

/** Keys whose strings and templates users see. */
const shown = new Set([
  'title',
  'label',
  'text',
  'description',
  'letterhead',
  'footer',
  'okText',
  'placeholder',
  'help',
  'empty',
  'confirm',
  'whyNot',
  'done',
  'message',
  'fileName',
])
/** Keys whose values are arbitrary data. Users don't see the strings in these values. */
const opaque = new Set([
  ...freeDataKeys,
  'enabledWhen',
  'visible',
  'holds',
  'disabled',
  'requiredWhen',
  'compute',
  'when',
])

function textsOf({ page, options }: CheckContext): FoundText[] {
  const own = collect(page, [])
  const ofRenderers = renderersOf(page, options.contracts).flatMap(({ registry, name, props, path }) => {
    const entry = Object.hasOwn(options.catalog[registry], name) ? options.catalog[registry][name] : undefined
    return textsIn(props, entry?.props, [...path, 'props'])
  })
  return [...own, ...ofRenderers]
}

interface Shape {
  properties?: Record<string, TSchema>
  items?: TSchema
}

/**
 * Lists the texts that users see in the settings of a renderer. Nested settings, such as the labels of
 * options, are included.
 */
function textsIn(value: unknown, shape: TSchema | undefined, path: Path): FoundText[] {
  if (typeof value === 'string') return isFreeText(shape) ? [{ text: value, path }] : []
  if (typeof value !== 'object' || value === null) return []
  if (isTemplate(value)) return isFreeText(shape) ? [{ text: value.$text, path: [...path, '$text'] }] : []
  const { properties = {}, items } = (shape ?? {}) as Shape
  if (Array.isArray(value)) return value.flatMap((part, index) => textsIn(part, items, [...path, index]))
  return Object.entries(value).flatMap(([key, part]) =>
    textsIn(part, Object.hasOwn(properties, key) ? properties[key] : undefined, [...path, key]),
  )
}

/**
 * True if users see the value of a string setting. A setting whose schema has a pattern or an enum contains a
 * name instead.
 */
function isFreeText(shape: TSchema | undefined): boolean {
  const {
    type,
    pattern,
    enum: words,
  } = (shape ?? {}) as { type?: string; pattern?: string; enum?: unknown[] }
  return type === 'string' && pattern === undefined && words === undefined
}

/** Settings of a list whose key `filters` contains values of search fields. */
const filtering = new Set<Path[number] | undefined>(['views', 'quick'])

/**
 * Settings of a list that contain ids of columns. In these settings, the key `title` also contains the id of
 * a column, not a text.
 */
const namesOfColumns = new Set(['/list/table/cards', '/list/calendar', '/list/board'])

function collect(value: unknown, path: Path): FoundText[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, part]) => {
    const at = [...path, Array.isArray(value) ? Number(key) : key]
    if (hasNoTexts(key, path)) return []
    if (shown.has(key) && typeof part === 'string') return [{ text: part, path: at }]
    if (shown.has(key) && isTemplate(part)) return [{ text: part.$text, path: [...at, '$text'] }]
    return collect(part, at)
  })
}

/**
 * True if the value of a key contains no texts that users see. `path` is the path of the object that has the
 * key.
 */
function hasNoTexts(key: string, path: Path): boolean {
  // At the top level, `x` contains extensions, which aren't texts. At other levels, `x` is the axis of a
  // chart.
  if (opaque.has(key) && (key !== 'x' || path.length === 0)) return true
  // In views and quick filters, the keys of `filters` are ids of search fields. `filters` is skipped, because
  // the id of a search field may equal a key for texts, such as `title`.
  return (key === 'filters' && filtering.has(path[1])) || namesOfColumns.has(toPointer([...path, key]))
}

function checkTitles({ page, options, report }: CheckContext) {
  for (const { value, path } of [...columnsOf(page, options.contracts), ...searchFieldsOf(page)]) {
    if (value.title !== undefined) continue
    report({
      code: 'W304',
      path: [...path, 'field'],
      message: `"${value.field}" has no title, so users see the field name.`,
    })
  }
}
