import { wordings as readWordings, type Wording } from './wordings.ts'

/**
 * Translates the English texts of journeys, so that a journey is written once and can run in both languages.
 * The translations come from the catalogues, the pages and the server.
 */

/** Matches the placeholders `{{name}}`, `{{name:row|rows}}` and `${name}`. */
const PLACE = /\{\{(\w+)(?::([^{}|]+)\|([^{}|]+))?\}\}|\$\{([^{}]*(?:\{[^{}]*\}[^{}]*)*)\}/g

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

interface Template extends Wording {
  /** Matches the English text, with any values in place of its placeholders. */
  shape: RegExp
  places: readonly string[]
  /** Number of characters of the English text outside its placeholders. */
  words: number
}

function templateOf(wording: Wording): Template {
  const places: string[] = []
  let source = ''
  let words = 0
  let from = 0
  for (const { 0: whole, index, 1: name, 2: one, 3: many, 4: expression } of wording.english.matchAll(
    PLACE,
  )) {
    const literal = wording.english.slice(from, index)
    source += escaped(literal) + (one && many ? `(${escaped(one)}|${escaped(many)})` : '(.*?)')
    words += literal.length + Math.min(one?.length ?? 0, many?.length ?? 0)
    from = index + whole.length
    places.push(one ? '' : (name ?? expression ?? ''))
  }
  const rest = wording.english.slice(from)
  return {
    ...wording,
    shape: new RegExp(`^${source}${escaped(rest)}$`, 's'),
    places,
    words: words + rest.length,
  }
}

let known: { exact: Map<string, Set<string>>; templates: Template[] } | undefined

function wordings() {
  if (known) return known
  const exact = new Map<string, Set<string>>()
  const templates: Template[] = []
  for (const wording of readWordings()) {
    if (wording.english.match(PLACE)) templates.push(templateOf(wording))
    else exact.set(wording.english, (exact.get(wording.english) ?? new Set()).add(wording.chinese))
  }
  known = { exact, templates }
  return known
}

const anyOf = (texts: Iterable<string>) => `(?:${[...new Set(texts)].join('|')})`

/**
 * Returns a pattern for a Chinese text on screen. In a button label of two characters, antd adds a space
 * between the characters.
 */
const renderedPattern = (chinese: string) =>
  /^\p{Script=Han}{2}$/u.test(chinese) ? `${chinese[0]}\\s?${chinese[1]}` : escaped(chinese)

/**
 * Returns a pattern for the value of a placeholder. The value can be data, or a text of the product, which is
 * translated.
 */
const valuePattern = (value: string) =>
  anyOf([escaped(value), ...[...(wordings().exact.get(value) ?? [])].map(escaped)])

function filledPattern({ chinese, shape, places }: Template, english: string): string {
  const [, ...values] = english.match(shape) ?? []
  const named = new Map(places.map((place, index) => [place, values[index] ?? '']))
  let source = ''
  let from = 0
  for (const { 0: whole, index, 1: name, 4: expression } of chinese.matchAll(PLACE)) {
    const value = named.get(name ?? expression ?? '')
    source += escaped(chinese.slice(from, index)) + (value === undefined ? '.*?' : valuePattern(value))
    from = index + whole.length
  }
  return source + escaped(chinese.slice(from))
}

/**
 * Returns the source of a regular expression that matches the translation of an English text. If pages
 * translate the text differently, the expression matches each of the translations. For a text without
 * translation, such as a name, the expression matches the English text.
 */
export function translationPattern(language: 'en-US' | 'zh-CN', english: string): string {
  if (language === 'en-US') return escaped(english)
  const { exact, templates } = wordings()
  const known = exact.get(english)
  if (known) return anyOf([...known].map(renderedPattern))
  const fitting = templates.filter(({ shape }) => shape.test(english))
  const most = Math.max(0, ...fitting.map(({ words }) => words))
  const best = fitting.filter(({ words }) => words === most && words > 2)
  return best.length > 0 ? anyOf(best.map((template) => filledPattern(template, english))) : escaped(english)
}
