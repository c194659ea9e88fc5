import { Ajv } from 'ajv'
import standaloneCode from 'ajv/dist/standalone/index.js'
import { stepShape } from './meta/action.ts'
import { detailNodeShape } from './meta/detail-node.ts'
import { formNodeShape } from './meta/form-node.ts'
import { Fragment } from './meta/fragment.ts'
import { Page } from './meta/page.ts'
import { PrintNode } from './meta/print-document.ts'
import { isRecord } from './values.ts'

type Json = null | boolean | number | string | Json[] | { [key: string]: Json }

/**
 * A repeated schema becomes a definition if its JSON has at least this number of characters. Shorter schemas
 * are repeated in place.
 */
const smallest = 200

/** Returns the text of `schemas/page.schema.json`, the JSON Schema of pages for editors. */
export function writePageSchema(): string {
  return `${JSON.stringify(schemaOf(Page), undefined, 2)}\n`
}

/** Returns the text of `schemas/fragment.schema.json`, the JSON Schema of fragments for editors. */
export function writeFragmentSchema(): string {
  return `${JSON.stringify(schemaOf(Fragment), undefined, 2)}\n`
}

/**
 * Returns the code of a validator for pages. The validator is generated in advance, because Ajv would
 * otherwise compile code in the browser, which the CSP forbids.
 */
export function writePageValidator(): string {
  const ajv = new Ajv({
    allErrors: true,
    verbose: true,
    discriminator: true,
    unicode: false,
    strictTypes: false,
    logger: false,
    code: { source: true, esm: true, lines: true },
  })
  ajv.addVocabulary(['x-section', 'x-control'])
  const code = standaloneCode(ajv, ajv.compile(schemaOf(Page) as object))
  return [
    '// Written by `npm run schema -- types` from schemas/meta. Not edited by hand.',
    `export const discriminators = ${JSON.stringify(discriminators)}`,
    `${code}\n`,
  ].join('\n')
}

interface Union {
  oneOf: { properties: Record<string, { const?: string }> }[]
}

/** Returns the values of a union's discriminator. */
const tagsOf = (shape: unknown, tag: string): string[] =>
  (shape as Union).oneOf.flatMap(({ properties }) => properties[tag]?.const ?? [])

/**
 * All values of each discriminator of the page format. With this list, messages can name the values without
 * loading the schemas.
 */
const discriminators = {
  kind: tagsOf(Page, 'kind'),
  do: tagsOf(stepShape, 'do'),
  node: [...new Set([detailNodeShape, PrintNode, formNodeShape].flatMap((shape) => tagsOf(shape, 'node')))],
}

/** Returns the JSON Schema of a format. Schemas that are used several times become definitions. */
function schemaOf(format: object): Json {
  const whole: Json = JSON.parse(JSON.stringify(format))
  const counts = new Map<string, number>()
  eachShape(whole, (shape) => counts.set(shape, (counts.get(shape) ?? 0) + 1))
  const names = nameShapes([...counts].flatMap(([shape, count]) => (count > 1 ? [shape] : [])))
  const definitions = Object.fromEntries(
    [...names].map(([shape, name]) => [name, replaceShapes(JSON.parse(shape), names, true)]),
  )
  const root = replaceShapes(whole, names, true) as { [key: string]: Json }
  return { ...root, $defs: { ...(root.$defs as object), ...definitions } }
}

const isShape = (value: Json): value is { title: string; [key: string]: Json } =>
  isRecord(value) && typeof value.title === 'string'

function eachShape(value: Json, visit: (shape: string) => void) {
  if (typeof value !== 'object' || value === null) return
  const text = JSON.stringify(value)
  if (isShape(value) && text.length >= smallest) visit(text)
  for (const part of Object.values(value)) eachShape(part, visit)
}

function nameShapes(shapes: readonly string[]): Map<string, string> {
  const names = new Map<string, string>()
  for (const shape of shapes) {
    const { title } = JSON.parse(shape) as { title: string }
    const base = title.replace(/(?:^|\W+)(\w)/g, (_all, letter: string) => letter.toUpperCase())
    const same = [...names.values()].filter((name) => name.replace(/\d+$/, '') === base).length
    names.set(shape, same === 0 ? base : `${base}${same + 1}`)
  }
  return names
}

function replaceShapes(value: Json, names: ReadonlyMap<string, string>, isOutermost = false): Json {
  if (typeof value !== 'object' || value === null) return value
  const name = isOutermost ? undefined : names.get(JSON.stringify(value))
  if (name !== undefined) return { $ref: `#/$defs/${name}` }
  if (Array.isArray(value)) return value.map((part) => replaceShapes(part, names))
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, replaceShapes(part, names)]))
}
