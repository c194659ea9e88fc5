import { blocks, cells, charts, FormItem, fields, kinds, pages, states } from '#renderers'
import { createRegistry } from '#runtime'

/** Every renderer of the product, by the names pages use. */
export const registry = createRegistry({
  cells,
  fields,
  blocks,
  charts,
  pages,
  actions: [],
  kinds,
  states,
  formItem: FormItem,
})
