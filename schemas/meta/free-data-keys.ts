/** Keys of a page whose values are arbitrary data. In these values, `id` is not the id of a node. */
export const freeDataKeys: ReadonlySet<string> = new Set([
  'props',
  'args',
  'params',
  'query',
  'values',
  'locales',
  'data',
  'default',
  'x',
])
