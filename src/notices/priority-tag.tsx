import { DictTag } from '#renderers'
import { useText } from '#runtime'

interface PriorityTagProps {
  priority: string | undefined
}

/** How much a notice matters: L, M or H; nothing for what a server made up. */
export function PriorityTag({ priority }: PriorityTagProps) {
  const text = useText()
  if (priority === 'L') return <DictTag text={text('general')} color="blue" />
  if (priority === 'M') return <DictTag text={text('important')} color="orange" />
  if (priority === 'H') return <DictTag text={text('urgent')} color="red" />
  return null
}
