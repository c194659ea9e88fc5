import { FileUnknownOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useText } from '#runtime'
import { State } from '../states.tsx'
import css from './draft.module.css'

/** The draft that a link names was sent or deleted. */
export function DraftGone({ begin }: { begin: () => void }) {
  const t = useText()
  return (
    <State mark={<FileUnknownOutlined />} title={t('This draft is no longer there')}>
      <p className={css.quiet}>{t('It was sent or deleted, or it is somebody else’s.')}</p>
      <Button type="primary" onClick={begin}>
        {t('Go on without it')}
      </Button>
    </State>
  )
}
