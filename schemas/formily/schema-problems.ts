import { isRecord } from '../values.ts'
import type { FormilyNode, FormilySchema, Omission } from './formily-schema.ts'

const types = ['string', 'number', 'integer', 'boolean', 'object', 'array', 'void', 'date', 'datetime']

/** Returns the errors of a Formily schema, each with its path. */
export function schemaProblems({ schema, path }: Pick<FormilyNode, 'schema' | 'path'>): Omission[] {
  if (!isRecord(schema)) return [{ path, message: 'A schema node must be an object.' }]
  const { type, properties, items, 'x-component': component } = schema as FormilySchema
  const problems: Omission[] = []
  const isText = typeof type === 'string'
  if (type !== undefined && (!isText || !types.includes(type)))
    problems.push({ path: [...path, 'type'], message: `The type must be one of ${types.join(', ')}.` })
  if (component !== undefined && typeof component !== 'string')
    problems.push({ path: [...path, 'x-component'], message: 'The component name must be a string.' })
  for (const key of ['x-component-props', 'x-decorator-props'])
    if (schema[key] !== undefined && !isRecord(schema[key]))
      problems.push({ path: [...path, key], message: 'Component settings must be an object.' })
  if (items !== undefined) problems.push(...schemaProblems({ schema: items, path: [...path, 'items'] }))
  if (properties === undefined) return problems
  if (!isRecord(properties))
    return [
      ...problems,
      { path: [...path, 'properties'], message: '"properties" must be an object of nodes by name.' },
    ]
  const children = Object.entries(properties)
  return [
    ...problems,
    ...children.flatMap(([name, child]) =>
      schemaProblems({ schema: child as FormilySchema, path: [...path, 'properties', name] }),
    ),
  ]
}
