import type { CSSProperties } from 'react'
import { type BlockState, NodeBoundary, useInspectMark } from '#runtime'
import css from './block.module.css'
import { BlockView } from './block-view.tsx'

/**
 * Half of the 24 columns. On a narrow screen, the grid has two columns, and a block wider than this fills
 * both.
 */
const HALF = 12

/** A quarter of the 24 columns. Blocks up to this width stay side by side on a phone, such as figures. */
const QUARTER = 6

function classOf(span: number): string {
  if (span > HALF) return `${css.block} ${css.wide}`
  return span <= QUARTER ? `${css.block} ${css.small}` : `${css.block}`
}

/**
 * Arranges blocks in a grid. The grid has 24 columns on a wide screen and two on a narrow screen. On a
 * phone, only small blocks are side by side.
 */
export function BlockGrid({ blocks }: { blocks: readonly BlockState[] }) {
  const mark = useInspectMark()
  return (
    <div className={css.page}>
      <div className={css.grid}>
        {blocks.map((state) => (
          <div
            key={state.id}
            className={classOf(state.span)}
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
