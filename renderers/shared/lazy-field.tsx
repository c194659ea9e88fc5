import type { ComponentType } from 'react'
import type { FieldArgs, FieldDefinition, FieldViewArgs } from '#runtime'
import type { lazyParts } from '../fields/lazy-parts.ts'
import css from './lazy-field.module.css'
import { lazyView } from './lazy-view.tsx'

type Name = keyof typeof lazyParts
type Parts<Props, Value> = {
  Component: ComponentType<FieldArgs<Props, Value>>
  View: ComponentType<FieldViewArgs<Props, Value>>
}

/** The list of chunks is a chunk itself: a list page knows every field by name and pays for none of these. */
async function load<Props, Value>(name: Name): Promise<Parts<Props, Value>> {
  const { lazyParts: parts } = await import('../fields/lazy-parts.ts')
  return (await parts[name]()) as unknown as Parts<Props, Value>
}

/** The read-only drawing of a field, read when the first one is drawn. */
export const lazyFieldView = <Props, Value = unknown>(name: Name) =>
  lazyView(async () => (await load<Props, Value>(name)).View)

/** A field whose input and read-only drawing are read when the first one is drawn; `fields/lazy-parts.ts` has them. */
export const lazyField = <Props, Value = unknown>(
  known: Pick<
    FieldDefinition<Props, Value>,
    'title' | 'accepts' | 'unreadable' | 'refuse' | 'takesTime' | 'reads'
  > & {
    name: Name
  },
): FieldDefinition<Props, Value> => ({
  ...known,
  // Keeps the place, so that nothing jumps.
  Component: lazyView(
    async () => (await load<Props, Value>(known.name)).Component,
    <span className={css.waiting} aria-busy />,
  ),
  View: lazyFieldView<Props, Value>(known.name),
})
