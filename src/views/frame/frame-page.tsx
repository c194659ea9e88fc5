import { Alert } from 'antd'
import { FrameWindow } from '#renderers'
import { useText } from '#runtime'
import styles from './frame-page.module.css'

interface FramePageProps {
  title: string
  /** Address of the frame. Undefined if the address in the menu isn't allowed. */
  url: string | undefined
}

/** A frame that shows another application. */
export function FramePage({ title, url }: FramePageProps) {
  const text = useText()
  if (url === undefined) {
    return <Alert type="warning" showIcon title={text('This menu entry has no valid address.')} />
  }
  return <FrameWindow className={styles.frame} title={title} src={url} />
}
