import { formatShapeErrors, type ShapeError, type ShapeFinding } from './shape-errors.ts'
import validatePage, { discriminators } from './validate-page.gen.js'

interface AjvError extends ShapeError {
  parentSchema?: { properties?: object }
}

/** Checks a page's structure: keys, types, enum values and limits. */
export function checkStructure(value: unknown): ShapeFinding[] {
  if (validatePage(value)) return []
  const errors = (validatePage.errors ?? []) as AjvError[]
  const strict = errors.filter(({ keyword }) => keyword === 'additionalProperties')
  const keys = new Map(
    strict.map((error) => [error.instancePath, Object.keys(error.parentSchema?.properties ?? {})]),
  )
  return formatShapeErrors(errors.map(fromDiscriminator), (pointer) => keys.get(pointer) ?? [])
}

/** Reports a wrong discriminator as a wrong value, and a missing discriminator as a missing key. */
function fromDiscriminator(error: AjvError): ShapeError {
  if (error.keyword !== 'discriminator') return error
  const tag = String(error.params.tag)
  if (error.params.error === 'tag' && error.params.tagValue === undefined) {
    return { ...error, keyword: 'required', params: { missingProperty: tag } }
  }
  const allowedValues = discriminators[tag] ?? []
  return {
    ...error,
    keyword: 'enum',
    instancePath: `${error.instancePath}/${tag}`,
    params: { allowedValues },
  }
}
