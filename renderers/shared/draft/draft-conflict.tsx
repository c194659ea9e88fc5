import { Button, Modal } from 'antd'
import { type DraftStore, observer, useCloseOnBack, useText } from '#runtime'
import { timeText } from '../api-time.ts'
import { FactList } from '../fact-list.tsx'
import frame from '../form-frame.module.css'
import css from './draft.module.css'

interface DraftConflictProps {
  store: DraftStore
  acceptSaved: () => void
  overwrite: () => void
}

/** Asks the user which draft to keep, after another window has saved a newer one. */
export const DraftConflict = observer(({ store, acceptSaved, overwrite }: DraftConflictProps) => {
  const t = useText()
  const { savedDraft, savedTime } = store.state.value
  useCloseOnBack({ isOpen: savedDraft !== undefined, close: store.closeConflict })
  return (
    <Modal
      open={savedDraft !== undefined}
      title={t('This draft was saved elsewhere')}
      onCancel={store.closeConflict}
      width="min(560px, calc(100vw - 32px))"
      destroyOnHidden
      footer={[
        <Button key="saved" onClick={acceptSaved}>
          {t('Use the newer draft')}
        </Button>,
        <Button key="mine" type="primary" onClick={overwrite}>
          {t('Overwrite with this draft')}
        </Button>,
      ]}
    >
      <FactList
        isRows
        className={css.times}
        facts={[
          { name: t('Saved elsewhere'), value: timeText(savedDraft?.updateTime, true) },
          { name: t('Saved here last'), value: timeText(savedTime, true) },
        ]}
      />
      <p className={frame.quiet}>
        {t('Using the newer draft discards your entries here. Overwriting discards the newer draft.')}
      </p>
    </Modal>
  )
})
