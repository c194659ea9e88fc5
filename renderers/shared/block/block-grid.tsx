import type { CSSProperties } from 'react'
import { type BlockState, NodeBoundary, useInspectMark } from '#runtime'
import css from './block.module.css'
import { BlockView } from './block-view.tsx'

/**
 * Half of the 24 columns. On a narrow screen, the grid has two columns, and a block wider than this fills
 * both.
 */
const HALF = 12

/**
 * Arranges blocks in a grid. The grid has 24 columns on a wide screen, two on a narrow screen and one on a
 * phone.
 */
export function BlockGrid({ blocks }: { blocks: readonly BlockState[] }) {
  const mark = useInspectMark()
  return (
    <div className={css.page}>
      <div className={css.grid}>
        {blocks.map((state) => (
          <div
            key={state.id}
            className={state.span > HALF ? `${css.block} ${css.wide}` : css.block}
            style={{ '--span': state.span } as CSSProperties}
            {...mark(state.at)}
          >
            <NodeBoundary at={state.at} value={state.value}>
              <BlockView state={state} />
            </NodeBoundary>
          </div>
        ))}
      </div>
    </div>
  )
}
