import { Alert, Button, Flex, Modal, Progress, Result, Spin } from 'antd'
import { useState } from 'react'
import {
  type ImportOutcome,
  type ImportPhase,
  type ListImportState,
  localize,
  type PageActions,
  useCloseOnBack,
  useListImport,
  useText,
} from '#runtime'
import type { ListPage } from '#schemas'
import { formatNumber } from '../../../shared/format-number.ts'
import { CheckView, type Consent, mayImport } from './check-view.tsx'
import { ChooseView } from './choose-view.tsx'
import css from './import.module.css'
import { ImportFollowUp } from './import-follow-up.tsx'

const WIDTH = 720
const NO_CONSENT: Consent = { partly: false, again: false }

interface ImportDialogProps {
  page: ListPage
  actions: PageActions
  /** Called after an import, and after an import was undone. */
  onChanged: () => void
  /** Called after the dialog has closed. */
  onClosed: () => void
}

/**
 * Dialog for the steps of an import: choose, check, import, undo. The user can't close the dialog while a
 * step runs.
 */
export function ImportDialog({ page, actions, onChanged, onClosed }: ImportDialogProps) {
  const t = useText()
  const state = useListImport(page.id, onChanged)
  const [isOpen, setOpen] = useState(true)
  const [consent, setConsent] = useState(NO_CONSENT)
  const close = () => {
    state.stop()
    if (!isBusy(state.phase)) setOpen(false)
  }
  useCloseOnBack({ isOpen, close })
  return (
    <Modal
      open={isOpen}
      title={t('Import into {{title}}', { title: t(page.title) })}
      width={WIDTH}
      onCancel={close}
      afterClose={onClosed}
      mask={{ closable: false }}
      footer={
        <Footer
          state={state}
          consent={consent}
          close={close}
          restart={() => {
            setConsent(NO_CONSENT)
            state.restart()
          }}
        />
      }
    >
      <Flex vertical gap={16} style={{ paddingBlock: 8 }}>
        {state.problem !== undefined && (
          <Alert type="error" showIcon title={localize(state.problem, t)} role="alert" />
        )}
        {state.outcome !== undefined && <Outcome outcome={state.outcome} />}
        <Phase state={state} consent={consent} setConsent={setConsent} />
        {state.phase.name === 'done' && (
          <ImportFollowUp page={page} batch={state.phase.id} actions={actions} />
        )}
      </Flex>
    </Modal>
  )
}

function Outcome({ outcome }: { outcome: ImportOutcome }) {
  const t = useText()
  if (outcome === 'unknown') {
    const text = t('Result not known yet. Check My exports and imports before you try again.')
    return <Alert type="warning" showIcon title={text} role="alert" />
  }
  const text =
    outcome === 'notImported' ? t('Stopped: nothing was imported.') : t('Stopped: nothing was undone.')
  return <Alert type="info" showIcon title={text} role="status" />
}

const isBusy = ({ name }: ImportPhase) => name === 'checking' || name === 'importing' || name === 'undoing'

interface PhaseProps {
  state: ListImportState
  consent: Consent
  setConsent: (consent: Consent) => void
}

function Phase({ state, consent, setConsent }: PhaseProps) {
  const t = useText()
  const { phase } = state
  switch (phase.name) {
    case 'choose':
      return <ChooseView state={state} />
    case 'checking': {
      const percent = Math.round(phase.share * 100)
      const text = phase.share < 1 ? t('Uploading: {{percent}} %', { percent }) : t('Checking the rows…')
      return <Busy text={text} {...(phase.share < 1 ? { percent } : {})} />
    }
    case 'checked':
      return (
        <CheckView
          check={phase.check}
          consent={consent}
          change={setConsent}
          saveProblems={state.saveProblems}
        />
      )
    case 'importing':
      return (
        <Busy
          text={t('Importing {{count}} {{count:row|rows}}…', { count: formatNumber(phase.check.valid) })}
        />
      )
    case 'undoing':
      return <Busy text={t('Undoing {{count}} {{count:row|rows}}…', { count: formatNumber(phase.rows) })} />
    default:
      return <ImportResult phase={phase} />
  }
}

interface BusyProps {
  text: string
  /** Progress in per cent. Undefined while the progress is unknown. */
  percent?: number
}

/** Shows that a step is running, and its progress if it is known. */
function Busy({ text, percent }: BusyProps) {
  if (percent === undefined)
    return (
      <Flex align="center" gap={8} style={{ paddingBlock: 8 }}>
        <span role="progressbar" aria-label={text}>
          <Spin size="small" />
        </span>
        <p className={css.text} role="status">
          {text}
        </p>
      </Flex>
    )
  return (
    <Flex vertical gap={16} style={{ paddingBlock: 8 }}>
      <p className={css.text} role="status">
        {text}
      </p>
      <Progress
        percent={percent}
        aria-valuenow={percent}
        status="active"
        showInfo={false}
        size="small"
        aria-label={text}
        aria-valuetext={text}
      />
    </Flex>
  )
}

function ImportResult({ phase }: { phase: Extract<ImportPhase, { name: 'done' | 'undone' }> }) {
  const t = useText()
  const count = formatNumber(phase.rows)
  return phase.name === 'done' ? (
    <Result
      status="success"
      title={t('{{count}} {{count:row is|rows are}} imported.', { count })}
      subTitle={t('You can undo it here, or later under My exports and imports.')}
    />
  ) : (
    <Result status="info" title={t('{{count}} {{count:row is|rows are}} reversed.', { count })} />
  )
}

interface FooterProps {
  state: ListImportState
  consent: Consent
  close: () => void
  restart: () => void
}

function Footer({ state, consent, close, restart }: FooterProps) {
  const t = useText()
  const { phase } = state
  if (isBusy(phase)) return <Button onClick={state.stop}>{t('Stop')}</Button>
  if (phase.name === 'checked') {
    const { check } = phase
    return (
      <>
        <Button onClick={restart}>{t('Choose another file')}</Button>
        <Button
          type="primary"
          disabled={!mayImport(check, consent)}
          onClick={() => state.start({ again: consent.again })}
        >
          {t('Import {{count}} {{count:row|rows}}', { count: formatNumber(check.valid) })}
        </Button>
      </>
    )
  }
  return (
    <>
      {phase.name === 'done' && <Button onClick={state.undo}>{t('Undo import')}</Button>}
      <Button type={phase.name === 'choose' ? 'default' : 'primary'} onClick={close}>
        {t(phase.name === 'choose' ? 'Cancel' : 'Close')}
      </Button>
    </>
  )
}
