import { DictTag } from '#renderers'
import { useText } from '#runtime'

/** Priority of a notice: L, M or H. Draws nothing for other values. */
export function PriorityTag({ priority }: { priority: string | undefined }) {
  const text = useText()
  const tags: Record<string, { text: string; color: string }> = {
    L: { text: text('general'), color: 'info' },
    M: { text: text('important'), color: 'warning' },
    H: { text: text('urgent'), color: 'danger' },
  }
  const tag = tags[priority ?? '']
  return tag ? (
    <span className="sentence-case">
      <DictTag {...tag} />
    </span>
  ) : null
}
