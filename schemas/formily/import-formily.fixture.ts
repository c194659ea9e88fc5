import { importFormily } from './import-formily.ts'

/** Options of the tests' imports. */
export const options = { id: 'bill/HoldForm', op: 'bill.hold', title: 'Hold a bill' }

/** Imports a schema, with the messages of what it leaves out. */
export const read = (schema: object) => {
  const result = importFormily(JSON.stringify(schema), options)
  if ('problems' in result) throw new Error(JSON.stringify(result.problems))
  return { ...result, messages: result.omissions.map(({ message }) => message) }
}

/** Imports a form with these properties. */
export const formOf = (properties: object) => read({ type: 'object', properties })

/** Nodes of the imported form. */
export const nodesOf = (properties: object) => {
  const { page } = formOf(properties)
  return (page as unknown as { form: { nodes: Record<string, unknown>[] } }).form.nodes
}

/** A text input of Formily. */
export const input = (more: object = {}) => ({
  type: 'string',
  title: 'Reason',
  'x-decorator': 'FormItem',
  'x-component': 'Input',
  ...more,
})
