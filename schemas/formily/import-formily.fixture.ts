import { importFormily } from './import-formily.ts'

/** Options that the tests use for imports. */
export const options = { id: 'bill/HoldForm', op: 'bill.hold', title: 'Hold a bill' }

/** Imports a schema. The result includes the messages of the omissions. */
export const read = (schema: object) => {
  const result = importFormily(JSON.stringify(schema), options)
  if ('problems' in result) throw new Error(JSON.stringify(result.problems))
  return { ...result, messages: result.omissions.map(({ message }) => message) }
}

/** Imports a form that has the given properties. */
export const formOf = (properties: object) => read({ type: 'object', properties })

/** Returns the nodes of a form that has the given properties. */
export const nodesOf = (properties: object) => {
  const { page } = formOf(properties)
  return (page as unknown as { form: { nodes: Record<string, unknown>[] } }).form.nodes
}

/** Returns the schema of a Formily text input. */
export const input = (more: object = {}) => ({
  type: 'string',
  title: 'Reason',
  'x-decorator': 'FormItem',
  'x-component': 'Input',
  ...more,
})
