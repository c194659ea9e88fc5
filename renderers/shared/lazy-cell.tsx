import type { ComponentType, ReactNode } from 'react'
import type { CellArgs, CellDefinition } from '#runtime'
import type { lazyCells } from '../cells/lazy-cells.ts'
import { emptyValue } from './empty-value.tsx'
import { lazyView } from './lazy-view.tsx'

type Name = keyof typeof lazyCells
type Known<Props> = Omit<CellDefinition<Props>, 'Component'> & { name: Name }

/** Keeps the height of a line until the drawing is there. */
const waiting: ReactNode = <span aria-busy>…</span>

/** A cell whose drawing is read when the first one is drawn; `cells/lazy-cells.ts` has it. An absent value is a dash. */
export function lazyCell<Props extends object>(known: Known<Props>): CellDefinition<Props> {
  const View = lazyView<CellArgs<Props>>(async () => {
    const { lazyCells: parts } = await import('../cells/lazy-cells.ts')
    const { View: found } = await parts[known.name]()
    return found as unknown as ComponentType<CellArgs<Props>>
  }, waiting)
  return {
    ...known,
    Component: (args) =>
      args.value === null || args.value === undefined || args.value === '' ? emptyValue : <View {...args} />,
  }
}
