import Type from 'typebox'

/**
 * Names of models. When records of these models change, the list, detail page, dashboard or block reloads its
 * data.
 */
export const ChangedModels = Type.Array(Type.String({ title: 'Model', minLength: 1 }), {
  title: 'After changes of',
  description: 'Models: the data reload soon after any user has changed records of them.',
  minItems: 1,
  maxItems: 10,
  uniqueItems: true,
})
