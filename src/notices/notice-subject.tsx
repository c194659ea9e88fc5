import { Alert } from 'antd'
import { NodeBoundary, useText } from '#runtime'
import type { Notice } from './notice.ts'
import { noticeComponent } from './notice-components.tsx'

/** What a notice of openType 'component' is about, opened by its business id; or that we can't open it. */
export function NoticeSubject({ notice: { openPage = '', busId } }: { notice: Notice }) {
  const text = useText()
  const Component = noticeComponent(openPage)
  if (!Component || busId === undefined)
    return (
      <Alert
        type="warning"
        showIcon
        title={text('What this notice is about cannot be opened here.')}
        description={text('It names the component "{{name}}".', { name: openPage })}
      />
    )
  return (
    <NodeBoundary at={{ page: openPage, pointer: '' }}>
      <Component busId={busId} />
    </NodeBoundary>
  )
}
