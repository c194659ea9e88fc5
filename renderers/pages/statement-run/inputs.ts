import type { InputField, Statement, StatementParam } from '#schemas'

const components: Readonly<Record<StatementParam['type'], string>> = {
  text: 'Text',
  integer: 'Number',
  day: 'Date',
  shop: 'ShopSelect',
  user: 'UserPicker',
}

/** The inputs of a statement's values, each by its type. */
export const inputsOf = ({ params }: Pick<Statement, 'params'>): InputField[] =>
  params.map(({ name, title, type, required, fallback }) => ({
    id: name,
    field: name,
    title,
    component: components[type],
    required,
    ...(fallback !== null && { default: fallback }),
  }))
