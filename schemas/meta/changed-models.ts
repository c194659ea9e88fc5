import Type from 'typebox'

/** Models of a list, detail, dashboard or block, whose data reload when records of these models change. */
export const ChangedModels = Type.Array(Type.String({ title: 'Model', minLength: 1 }), {
  title: 'After changes of',
  description: 'Models: the data reload soon after any user has changed records of them.',
  minItems: 1,
  maxItems: 10,
  uniqueItems: true,
})
