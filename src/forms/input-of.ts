import type { InputField } from '#schemas'

/** An input that goes by the name of its field; a text unless it names a component. */
export const inputOf = <Name extends string>(
  field: Name,
  title: string,
  rest: Partial<InputField> = {},
): InputField & { field: Name } => ({ ...rest, id: field, field, title })
