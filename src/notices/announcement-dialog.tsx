import { Alert, Button, Flex, Modal } from 'antd'
import { type ComponentType, useCallback, useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { FactList, OverlayContext, SafeHtml } from '#renderers'
import { NodeBoundary, PageHost, useCloseOnBack, useRuntime, useText } from '#runtime'
import styles from './announcement-dialog.module.css'
import { handleTarget } from './handle-target.ts'
import { type Notice, readNotice } from './notice.ts'
import { noticeHttp } from './notice-http.ts'
import { PriorityTag } from './priority-tag.tsx'

const WIDTH = 640
/** Width of the dialog in px if it shows the record that the notice is about. */
const SUBJECT_WIDTH = 880

interface AnnouncementDialogProps {
  notice: Notice
  isOpen: boolean
  onClose: () => void
  /** Called after the closing animation. */
  afterClose: () => void
}

/**
 * A notice with sender, time and content. Also shows the record that the notice is about, or a link to open
 * it.
 */
export function AnnouncementDialog({ notice: listed, isOpen, onClose, afterClose }: AnnouncementDialogProps) {
  const text = useText()
  const { notice, status, retry } = useAnnouncement(listed)
  useCloseOnBack({ isOpen, close: onClose })
  const hasSubject = notice.openType === 'component'
  return (
    <Modal
      open={isOpen}
      title={text('notice message')}
      classNames={{ title: 'sentence-case' }}
      width={hasSubject ? SUBJECT_WIDTH : WIDTH}
      onCancel={onClose}
      afterClose={afterClose}
      footer={<Footer notice={notice} onClose={onClose} />}
    >
      <article>
        <h2 className={styles.title}>{notice.titile || text('Untitled')}</h2>
        <Origin notice={notice} />
        <div className={styles.content}>
          <Content notice={notice} status={status} retry={retry} />
        </div>
        {hasSubject && <NoticeSubject notice={notice} />}
      </article>
    </Modal>
  )
}

function Origin({ notice: { sender, sendTime, createTime, priority } }: { notice: Notice }) {
  const text = useText()
  return (
    <div className={styles.origin}>
      <FactList
        facts={[
          { name: text('Sender'), value: sender ?? '–' },
          { name: text('Send time'), value: <time>{sendTime ?? createTime ?? '–'}</time> },
        ]}
      />
      <PriorityTag priority={priority} />
    </div>
  )
}

function Content({ notice, status, retry }: ReturnType<typeof useAnnouncement>) {
  const text = useText()
  const { Loading } = useRuntime().registry.states
  if (status === 'loading') return <Loading />
  if (status === 'ready') return <SafeHtml html={notice.msgContent ?? ''} />
  return (
    <Flex wrap align="center" gap="8px 12px" role="alert">
      {text("The content couldn't be loaded.")} <Button onClick={retry}>{text('Try again')}</Button>
    </Flex>
  )
}

function Footer({ notice, onClose }: Pick<AnnouncementDialogProps, 'notice' | 'onClose'>) {
  const text = useText()
  return (
    <Flex wrap justify="end" gap={8}>
      <Button className="sentence-case" onClick={onClose}>
        {text('close')}
      </Button>
      <GoHandle notice={notice} onClose={onClose} />
    </Flex>
  )
}

function GoHandle({ notice, onClose }: Pick<AnnouncementDialogProps, 'notice' | 'onClose'>) {
  const text = useText()
  const navigate = useNavigate()
  const target = handleTarget(notice)
  if (!target) return null
  if (target.kind === 'external')
    return (
      <Button
        className="sentence-case"
        type="primary"
        href={target.url}
        target="_blank"
        rel="noopener noreferrer"
        onClick={onClose}
      >
        {text('go handle')}
      </Button>
    )
  const go = () => {
    onClose()
    navigate(target.path)
  }
  return (
    <Button className="sentence-case" type="primary" onClick={go}>
      {text('go handle')}
    </Button>
  )
}

interface AnnouncementState {
  notice: Notice
  status: 'loading' | 'ready' | 'failed'
  retry: () => void
}

/** A notice with its content. If the notice in the list has no content, the content is loaded. */
function useAnnouncement(listed: Notice): AnnouncementState {
  const [read, setRead] = useState<Notice>()
  const [hasFailed, setFailed] = useState(false)
  const [tries, setTries] = useState(0)
  const { id, msgContent } = listed

  // biome-ignore lint/correctness/useExhaustiveDependencies: each try loads the announcement again
  useEffect(() => {
    if (msgContent !== undefined) return
    const leaving = new AbortController()
    noticeHttp.call('notice.one', { id }, { signal: leaving.signal }).then(
      (answer) => setRead(readNotice(answer) ?? { ...listed, msgContent: '' }),
      () => leaving.signal.aborted || setFailed(true),
    )
    return () => leaving.abort()
  }, [id, msgContent, tries])

  const retry = useCallback(() => {
    setFailed(false)
    setTries((count) => count + 1)
  }, [])
  if (msgContent !== undefined) return { notice: listed, status: 'ready', retry }
  return { notice: read ?? listed, status: read ? 'ready' : hasFailed ? 'failed' : 'loading', retry }
}

interface NoticeComponentProps {
  /** Id of the record that the notice is about. */
  busId: string
}

/** Returns a component that draws the page of a single record. */
const detailOf = (page: string): ComponentType<NoticeComponentProps> =>
  function NoticeDetail({ busId }) {
    return (
      <OverlayContext value={true}>
        <PageHost component={page} params={{ id: busId }} />
      </OverlayContext>
    )
  }

/** Components for notices with openType 'component', by their `openPage`. */
const components: ReadonlyMap<string, ComponentType<NoticeComponentProps>> = new Map([
  ['bill/SettleBillDetail', detailOf('bill/SettleBillDetail')],
  ['bill/TradeOrderDetail', detailOf('bill/TradeOrderDetail')],
  ['account/FileTaskDetail', detailOf('account/FileTaskDetail')],
])

/** Returns the component for the value of `openPage`. Undefined for an unknown value. */
const noticeComponent = (name: string | undefined): ComponentType<NoticeComponentProps> | undefined =>
  name === undefined ? undefined : components.get(name.trim())

/**
 * The record that a notice with openType 'component' is about, by its business id. Shows a message if the
 * record can't be opened.
 */
function NoticeSubject({ notice: { openPage = '', busId } }: { notice: Notice }) {
  const text = useText()
  const Component = noticeComponent(openPage)
  if (!Component || busId === undefined)
    return (
      <Alert
        type="warning"
        showIcon
        title={text("This notice's content can't be opened here.")}
        description={text('Component: {{name}}', { name: openPage })}
      />
    )
  return (
    <NodeBoundary at={{ page: openPage, pointer: '' }}>
      <Component busId={busId} />
    </NodeBoundary>
  )
}
