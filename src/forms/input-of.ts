import type { InputField } from '#schemas'

/** An input whose id is its field name. Its default component is the text input. */
export const inputOf = <Name extends string>(
  field: Name,
  title: string,
  rest: Partial<InputField> = {},
): InputField & { field: Name } => ({ ...rest, id: field, field, title })
