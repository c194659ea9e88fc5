import { DictTag } from '#renderers'
import { useText } from '#runtime'

/** Priority of a notice: L, M or H. Draws nothing for other values. */
export function PriorityTag({ priority }: { priority: string | undefined }) {
  const text = useText()
  if (priority === 'L') return <DictTag text={text('general')} color="info" />
  if (priority === 'M') return <DictTag text={text('important')} color="warning" />
  if (priority === 'H') return <DictTag text={text('urgent')} color="danger" />
  return null
}
