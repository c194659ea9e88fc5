import { isRecord } from '../values.ts'
import { formatShapeErrors, type ShapeError, type ShapeFinding } from './shape-errors.ts'
import validatePage, { discriminators } from './validate-page.gen.js'

interface AjvError extends ShapeError {
  parentSchema?: { properties?: object }
  /** The object that has the unknown key. */
  data?: unknown
}

/** Checks a page's structure: its keys, types, enum values and limits. */
export function checkStructure(value: unknown): ShapeFinding[] {
  if (validatePage(value)) return []
  const errors = (validatePage.errors ?? []) as AjvError[]
  const strict = errors.filter(({ keyword }) => keyword === 'additionalProperties')
  const keys = new Map(strict.map((error) => [error.instancePath, unusedKeys(error)]))
  return formatShapeErrors(errors.map(fromDiscriminator), (pointer) => keys.get(pointer) ?? [])
}

/**
 * Returns the keys that the schema allows but that the object doesn't have. The message can suggest these
 * keys instead of an unknown key.
 */
const unusedKeys = ({ parentSchema, data }: AjvError): string[] =>
  Object.keys(parentSchema?.properties ?? {}).filter((key) => !(isRecord(data) && Object.hasOwn(data, key)))

/**
 * Converts the error of a discriminator, such as `kind`. A wrong discriminator is reported as a wrong value,
 * and a missing discriminator as a missing key.
 */
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
