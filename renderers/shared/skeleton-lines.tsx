import skeleton from './skeleton.module.css'

const WIDTHS = ['32%', '88%', '72%', '80%', '56%']

/** Grey lines in place of a part that is loading. Printing waits as long as they are on screen. */
export function SkeletonLines({ lines = WIDTHS.length }: { lines?: number }) {
  return (
    <div className={skeleton.lines} aria-busy>
      {WIDTHS.slice(0, lines).map((width) => (
        <div className={skeleton.line} style={{ width }} key={width} />
      ))}
    </div>
  )
}
