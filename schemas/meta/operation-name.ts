/** Pattern for names of operations, which have the form `area.verb`. */
export const OPERATION_PATTERN = '^[a-z][A-Za-z0-9]*([.][a-z][A-Za-z0-9]*)+$'

/** Maximum length of an operation's name in characters. */
export const MAX_OPERATION_NAME = 100

const OPERATION = new RegExp(OPERATION_PATTERN)

/** True if a text is valid as the name of an operation. */
export const isOperationName = (name: string): boolean =>
  name.length <= MAX_OPERATION_NAME && OPERATION.test(name)
