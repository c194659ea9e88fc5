import { stepShape } from '../meta/action.ts'
import { DetailNode } from '../meta/detail.ts'
import { formNodeShape } from '../meta/form-node.ts'
import { Page } from '../meta/page.ts'
import { type ShapeError, type ShapeFinding, wordShapeErrors } from './shape-errors.ts'
import validatePage from './validate-page.gen.js'

interface Tagged {
  oneOf: { properties: Record<string, { const?: string }> }[]
}

/** Discriminators of unions. */
const wordsOf = (shape: unknown, tag: string): string[] =>
  (shape as Tagged).oneOf.flatMap(({ properties }) => properties[tag]?.const ?? [])

const words: Record<string, readonly string[]> = {
  kind: wordsOf(Page, 'kind'),
  do: wordsOf(stepShape, 'do'),
  node: [...new Set([...wordsOf(DetailNode, 'node'), ...wordsOf(formNodeShape, 'node')])],
}

interface AjvError extends ShapeError {
  parentSchema?: { properties?: object }
}

/** Checks a page's structure: keys, types, enum values and limits of the format. */
export function checkStructure(value: unknown): ShapeFinding[] {
  if (validatePage(value)) return []
  const errors = (validatePage.errors ?? []) as AjvError[]
  const strict = errors.filter(({ keyword }) => keyword === 'additionalProperties')
  const keys = new Map(
    strict.map((error) => [error.instancePath, Object.keys(error.parentSchema?.properties ?? {})]),
  )
  return wordShapeErrors(errors.map(fromDiscriminator), (pointer) => keys.get(pointer) ?? [])
}

/** A wrong `kind`, `do` or `node` is a wrong value; a missing one is a missing key. */
function fromDiscriminator(error: AjvError): ShapeError {
  if (error.keyword !== 'discriminator') return error
  const tag = String(error.params.tag)
  if (error.params.error === 'tag' && error.params.tagValue === undefined) {
    return { ...error, keyword: 'required', params: { missingProperty: tag } }
  }
  const allowedValues = words[tag] ?? []
  return {
    ...error,
    keyword: 'enum',
    instancePath: `${error.instancePath}/${tag}`,
    params: { allowedValues },
  }
}
