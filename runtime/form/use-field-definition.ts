import type { SchemaLocation } from '#schemas/errors'
import type { AnyProps } from '../registry/create-registry.ts'
import type { FieldDefinition } from '../registry/definitions.ts'
import { useRuntime } from '../runtime-context.ts'

/**
 * Definition of the component that edits an input: the one that the page names, otherwise the select if there
 * are options, otherwise the text input.
 */
export function useFieldDefinition(
  { component, options }: { component?: string | undefined; options?: unknown },
  at: SchemaLocation,
): FieldDefinition<AnyProps> {
  const { registry } = useRuntime()
  const name = component ?? (options === undefined ? 'Text' : 'Select')
  return registry.fields.get(name, { ...at, pointer: `${at.pointer}/component` })
}
