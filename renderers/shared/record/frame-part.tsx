import { useEvaluation, useInspectMark, useOpenPage, useText } from '#runtime'
import type { FrameNode } from '#schemas'
import { LazyFrame } from '../frame/lazy-frame.tsx'
import type { PartProps } from './read-part.tsx'
import css from './record.module.css'

/** Part of a detail page that shows another application in a frame. */
export function FramePart({ node, record, pointer }: PartProps<FrameNode>) {
  const t = useText()
  const mark = useInspectMark()
  const { page } = useOpenPage()
  const evaluation = useEvaluation()
  const title = t(node.title)
  return (
    <section {...mark({ page: page.id, pointer })}>
      <h2 className={css.heading}>{title}</h2>
      <LazyFrame title={title} address={evaluation.address(node.url, { record })} height={node.height} />
    </section>
  )
}
