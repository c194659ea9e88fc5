import { Button, Modal } from 'antd'
import { useNavigate } from 'react-router-dom'
import { SafeHtml } from '#renderers'
import { useBackCloses, useRuntime, useText } from '#runtime'
import styles from './announcement-dialog.module.css'
import { handleTarget } from './handle-target.ts'
import type { Notice } from './notice.ts'
import { NoticeSubject } from './notice-subject.tsx'
import { PriorityTag } from './priority-tag.tsx'
import { useAnnouncement } from './use-announcement.ts'

const WIDTH = 640
/** A record of the business needs the room of a drawer. */
const SUBJECT_WIDTH = 880

interface AnnouncementDialogProps {
  notice: Notice
  isOpen: boolean
  onClose: () => void
  /** The dialog has gone from the screen. */
  onGone: () => void
}

/** One announcement: who sent it and when, what it says, and the way to what it is about. */
export function AnnouncementDialog({ notice: listed, isOpen, onClose, onGone }: AnnouncementDialogProps) {
  const text = useText()
  const { notice, status, retry } = useAnnouncement(listed)
  useBackCloses({ isOpen, close: onClose })
  const hasSubject = notice.openType === 'component'
  return (
    <Modal
      open={isOpen}
      title={text('notice message')}
      width={hasSubject ? SUBJECT_WIDTH : WIDTH}
      onCancel={onClose}
      afterClose={onGone}
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
      <dl>
        <div>
          <dt>{text('Sender')}</dt>
          <dd>{sender ?? '–'}</dd>
        </div>
        <div>
          <dt>{text('Send time')}</dt>
          <dd>
            <time>{sendTime ?? createTime ?? '–'}</time>
          </dd>
        </div>
      </dl>
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
    <div role="alert" className={styles.failure}>
      {text('The content could not be read.')} <Button onClick={retry}>{text('Try again')}</Button>
    </div>
  )
}

function Footer({ notice, onClose }: Pick<AnnouncementDialogProps, 'notice' | 'onClose'>) {
  const text = useText()
  return (
    <div className={styles.footer}>
      <Button onClick={onClose}>{text('close')}</Button>
      <GoHandle notice={notice} onClose={onClose} />
    </div>
  )
}

function GoHandle({ notice, onClose }: Pick<AnnouncementDialogProps, 'notice' | 'onClose'>) {
  const text = useText()
  const navigate = useNavigate()
  const target = handleTarget(notice)
  if (!target) return null
  if (target.kind === 'external')
    return (
      <Button type="primary" href={target.url} target="_blank" rel="noopener noreferrer" onClick={onClose}>
        {text('go handle')}
      </Button>
    )
  const go = () => {
    onClose()
    navigate(target.path)
  }
  return (
    <Button type="primary" onClick={go}>
      {text('go handle')}
    </Button>
  )
}
