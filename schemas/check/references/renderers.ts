import type { TSchema } from 'typebox'
import { Errors } from 'typebox/value'
import { containsExpressions } from '../../expr/evaluate.ts'
import { unsupportedComponentAdvice } from '../../formily/unsupported-components.ts'
import type { CheckContext } from '../context.ts'
import { fromPointer } from '../page-text.ts'
import { stepsOf } from '../parts.ts'
import { type RendererPart, renderersOf } from '../renderer-parts.ts'
import { formatShapeErrors, type ShapeError, type ShapeFinding } from '../shape-errors.ts'

/** Checks that the custom steps to which actions refer exist. */
function checkHandlers({ page, options, report }: CheckContext) {
  const known = Object.keys(options.catalog.actions)
  for (const { value, path } of stepsOf(page)) {
    if (value.do !== 'run' || known.includes(value.handler)) continue
    const message = `Unknown action "${value.handler}".`
    report({ code: 'E231', path: [...path, 'handler'], message, written: value.handler, known })
  }
}

const WORDS = {
  cells: 'cell',
  fields: 'field',
  layouts: 'layout',
  arrays: 'array component',
  blocks: 'block',
  charts: 'chart',
  pages: 'page renderer',
}

/**
 * Checks that renderers exist and accept the type of their field. Also checks that the settings of renderers
 * are known.
 */
export function checkRenderers(context: CheckContext) {
  checkHandlers(context)
  const { page, options, report } = context
  for (const part of renderersOf(page, options.contracts)) {
    const { registry, name, key, path } = part
    const known = options.catalog[registry]
    if (Object.hasOwn(known, name)) {
      checkFit(part, context)
      checkProps(part, context)
      continue
    }
    const refused = unsupportedComponentAdvice(name)
    report({
      code: 'E231',
      path: [...path, key],
      message: `Unknown ${WORDS[registry]} "${name}".`,
      written: name,
      ...(refused === undefined ? { known: Object.keys(known) } : { hint: refused }),
    })
  }
}

interface Shape {
  type?: string
  anyOf?: { type?: string }[]
}

function checkFit({ registry, name, key, path, shape }: RendererPart, { options, report }: CheckContext) {
  const accepts = options.catalog[registry][name]?.accepts ?? []
  if (!shape || accepts.length === 0) return
  const { type, anyOf } = shape as Shape
  const types = [type, ...(anyOf ?? []).map((part) => part.type)].filter((one) => one && one !== 'null')
  if (types.length === 0 || types.some((one) => accepts.includes(String(one)))) return
  const message = `${name} accepts ${accepts.join(', ')}, but the field is ${types.join(', ')}.`
  report({ code: 'E232', path: [...path, key], message })
}

const handler = /^on[A-Z]/
const forbidden = new Set(['ref', 'key', 'dangerouslySetInnerHTML', 'srcDoc', 'innerHTML'])

/**
 * True if no renderer may have the setting, because the setting could run code or change the component
 * itself.
 */
const isForbidden = (key: string, value: unknown) =>
  handler.test(key) || forbidden.has(key) || (key === 'style' && typeof value === 'string')

/**
 * True if the error concerns the value of a setting that is an expression. The value is not known before
 * rendering, so only the key of the setting is checked.
 */
function isEvaluated({ code, pointer }: ShapeFinding, { mayCompute, props }: RendererPart): boolean {
  if (code === 'E110') return false
  const [key = ''] = pointer.split('/').slice(1)
  return mayCompute === true && containsExpressions(props?.[key])
}

function checkProps(part: RendererPart, { options, report }: CheckContext) {
  const { registry, name, path, props } = part
  const at = [...path, 'props']
  const schema = options.catalog[registry][name]?.props as TSchema
  const refused = Object.entries(props ?? {}).filter(([key, value]) => isForbidden(key, value))
  for (const [key] of refused) {
    const message = `"${key}" is not allowed: pages contain only data, no code or markup.`
    report({ code: 'E234', path: [...at, key], part: 'key', message })
  }
  const clean = Object.fromEntries(
    Object.entries(props ?? {}).filter(([key, value]) => !isForbidden(key, value)),
  )
  const knownKeys = Object.keys((schema as { properties?: object }).properties ?? {})
  for (const finding of formatShapeErrors(Errors(schema, clean) as ShapeError[], () => knownKeys)) {
    if (isEvaluated(finding, part)) continue
    const inner = fromPointer(finding.pointer, clean)
    const isMissing = finding.code === 'E111'
    report({
      code: 'E233',
      path: props ? [...at, ...inner] : path,
      part: finding.part,
      message: isMissing
        ? `${name} requires the setting "${finding.written}".`
        : `${name}: ${finding.message}`,
      ...(finding.written !== undefined && !isMissing && { written: finding.written }),
      ...(finding.known && !isMissing && { known: finding.known }),
    })
  }
}
