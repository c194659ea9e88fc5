import type { InputField } from '#schemas'

/** Creates an input whose id is the name of its field. Without a component, the input is a text input. */
export const inputOf = <Name extends string>(
  field: Name,
  title: string,
  rest: Partial<InputField> = {},
): InputField & { field: Name } => ({ ...rest, id: field, field, title })
