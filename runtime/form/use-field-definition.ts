import type { SchemaLocation } from '#schemas/errors'
import type { AnyProps } from '../registry/create-registry.ts'
import type { FieldDefinition } from '../registry/definitions.ts'
import { useRuntime } from '../runtime-context.ts'

/**
 * The field definition of an input: the named component, else the select if there are options, else the text
 * input.
 */
export function useFieldDefinition(
  { component, options }: { component?: string | undefined; options?: unknown },
  at: SchemaLocation,
): FieldDefinition<AnyProps> {
  const { registry } = useRuntime()
  const name = component ?? (options === undefined ? 'Text' : 'Select')
  return registry.fields.get(name, { ...at, pointer: `${at.pointer}/component` })
}
