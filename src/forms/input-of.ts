import type { InputField } from '#schemas'

/** An input whose id is its field name. Defaults to the text component. */
export const inputOf = <Name extends string>(
  field: Name,
  title: string,
  rest: Partial<InputField> = {},
): InputField & { field: Name } => ({ ...rest, id: field, field, title })
