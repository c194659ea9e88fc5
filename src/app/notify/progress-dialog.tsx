import {
  CheckCircleFilled,
  ClockCircleOutlined,
  CloseCircleFilled,
  LoadingOutlined,
  MinusCircleOutlined,
} from '@ant-design/icons'
import { Button, Modal, Progress } from 'antd'
import { type ReactNode, useState } from 'react'
import { type ProgressRow, type ProgressView, useCloseOnBack, useText } from '#runtime'
import styles from './notify.module.css'

const icons: Record<ProgressRow['state'], ReactNode> = {
  waiting: <ClockCircleOutlined />,
  running: <LoadingOutlined />,
  done: <CheckCircleFilled />,
  failed: <CloseCircleFilled />,
  skipped: <MinusCircleOutlined />,
  cancelled: <MinusCircleOutlined />,
}
const stateTexts: Record<ProgressRow['state'], string> = {
  waiting: 'Waiting',
  running: 'Running',
  done: 'Done',
  failed: 'Failed',
  skipped: 'Skipped',
  cancelled: 'Cancelled',
}

const count = (rows: readonly ProgressRow[], ...states: ProgressRow['state'][]) =>
  rows.filter(({ state }) => states.includes(state)).length

/** Share of rows in per cent, or 100 if there are no rows. */
const shareOf = (part: number, rows: readonly ProgressRow[]) =>
  rows.length === 0 ? 100 : Math.round((part / rows.length) * 100)

/** Progress of a bulk action: a bar, the result of each row, and buttons to cancel and to retry. */
export function ProgressDialog({ view, onClose }: { view: ProgressView; onClose: () => void }) {
  const text = useText()
  const [isOpen, setOpen] = useState(true)
  const { rows, finished, cancel, retry } = view
  const failed = count(rows, 'failed')
  const settled = rows.length - count(rows, 'waiting', 'running')
  const close = () => setOpen(false)
  useCloseOnBack({
    isOpen,
    level: Number.POSITIVE_INFINITY,
    close: () => finished && close(),
  })

  const footer = finished
    ? [
        ...(retry
          ? [
              <Button key="retry" onClick={retry}>
                {text('Retry {{count}} failed', { count: failed })}
              </Button>,
            ]
          : []),
        <Button key="close" type="primary" onClick={close}>
          {text('Close')}
        </Button>,
      ]
    : [
        <Button key="cancel" onClick={cancel}>
          {text('Stop')}
        </Button>,
      ]

  return (
    <Modal
      open={isOpen}
      title={view.title}
      closable={finished}
      keyboard={finished}
      mask={{ closable: false }}
      onCancel={close}
      afterClose={onClose}
      footer={footer}
    >
      <Progress
        percent={shareOf(settled, rows)}
        success={{ percent: shareOf(settled - failed, rows) }}
        strokeColor="var(--ant-color-error)"
        status={finished ? 'normal' : 'active'}
        format={() => `${settled} / ${rows.length}`}
      />
      <p role="status" className={styles.lead}>
        {text('{{done}} of {{total}} done, {{failed}} failed', {
          done: count(rows, 'done'),
          total: rows.length,
          failed,
        })}
      </p>
      <ul className={styles.rows}>
        {rows.map(({ key, label, state, message }) => (
          <li key={key} data-state={state}>
            <span className={styles.icon} aria-hidden>
              {icons[state]}
            </span>
            <span className={styles.label}>{label}</span>
            <span className={styles.state}>{message || text(stateTexts[state])}</span>
          </li>
        ))}
      </ul>
    </Modal>
  )
}
