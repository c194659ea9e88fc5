import { Button, Modal } from 'antd'
import { type DraftStore, observer, useCloseOnBack, useText } from '#runtime'
import { timeText } from '../api-time.ts'
import frame from '../form-frame.module.css'
import css from './draft.module.css'

interface DraftConflictProps {
  store: DraftStore
  acceptTheirs: () => void
  overwrite: () => void
}

/** Another window has saved this draft later: which of the two is kept. */
export const DraftConflict = observer(({ store, acceptTheirs, overwrite }: DraftConflictProps) => {
  const t = useText()
  const { theirs, savedTime } = store.state.value
  useCloseOnBack({ isOpen: theirs !== undefined, close: store.closeConflict })
  return (
    <Modal
      open={theirs !== undefined}
      title={t('This draft was saved elsewhere')}
      onCancel={store.closeConflict}
      width="min(560px, calc(100vw - 32px))"
      destroyOnHidden
      footer={[
        <Button key="theirs" onClick={acceptTheirs}>
          {t('Use the newer draft')}
        </Button>,
        <Button key="mine" type="primary" onClick={overwrite}>
          {t('Overwrite with this draft')}
        </Button>,
      ]}
    >
      <dl className={css.times}>
        <div>
          <dt>{t('Saved elsewhere')}</dt>
          <dd>{timeText(theirs?.updateTime, true)}</dd>
        </div>
        <div>
          <dt>{t('Saved here last')}</dt>
          <dd>{timeText(savedTime, true)}</dd>
        </div>
      </dl>
      <p className={frame.quiet}>
        {t('Using the newer draft discards your entries here. Overwriting discards the newer draft.')}
      </p>
    </Modal>
  )
})
