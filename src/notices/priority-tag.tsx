import { DictTag } from '#renderers'
import { useText } from '#runtime'

/** Priority of a notice: L, M or H. Draws nothing for other values. */
export function PriorityTag({ priority }: { priority: string | undefined }) {
  const tag = tagOf(priority, useText())
  return tag ? <DictTag {...tag} /> : null
}

function tagOf(priority: string | undefined, text: ReturnType<typeof useText>) {
  if (priority === 'L') return { text: text('general'), color: 'info' }
  if (priority === 'M') return { text: text('important'), color: 'warning' }
  if (priority === 'H') return { text: text('urgent'), color: 'danger' }
  return undefined
}
