import { Collapse, Progress, Steps } from 'antd'
import { useState } from 'react'
import { useText, type WizardState, type WizardStepView } from '#runtime'
import { MOBILE, useMedia } from '../../shared/use-media.ts'
import css from './step-bar.module.css'

/** Maximum number of steps that are shown side by side. */
const MAX_HORIZONTAL = 8

/**
 * Lists the steps of a wizard with their status. On a narrow screen, the list is a single line that the user
 * can expand.
 */
export function StepBar({ wizard }: { wizard: WizardState }) {
  const t = useText()
  const [isOpen, setOpen] = useState(false)
  const isNarrow = useMedia(MOBILE)
  const { steps, current, go } = wizard
  const isShort = isNarrow || steps.length > MAX_HORIZONTAL
  const index = steps.indexOf(current)
  const number = index + 1

  const list = (
    // biome-ignore lint/a11y/useSemanticElements: antd draws elements between the list and its items
    <div role="list">
      <Steps
        size={isShort ? 'small' : 'medium'}
        orientation={isShort ? 'vertical' : 'horizontal'}
        titlePlacement={isShort ? 'horizontal' : 'vertical'}
        responsive={false}
        // Hidden from screen readers, because the text of each step already contains its status.
        iconRender={(icon) => (
          <span className={css.icon} aria-hidden>
            {icon}
          </span>
        )}
        current={index}
        items={steps.map((step) => ({
          className: css.item ?? '',
          status: STATUS[step.isCurrent && step.status !== 'wrong' ? 'current' : step.status],
          title: (
            <StepButton
              step={step}
              go={() => {
                setOpen(false)
                void go(step.id)
              }}
            />
          ),
        }))}
      />
    </div>
  )
  return (
    <nav className={css.bar} aria-label={t('Steps')}>
      {isShort ? (
        <>
          <Collapse
            ghost
            size="small"
            expandIconPlacement="end"
            activeKey={isOpen ? ['steps'] : []}
            onChange={(keys) => setOpen(keys.length > 0)}
            items={[
              {
                key: 'steps',
                label: (
                  <>
                    <span className={css.count}>
                      {t('Step {{number}} of {{count}}', { number, count: steps.length })}
                    </span>{' '}
                    <strong>{current.title}</strong>
                  </>
                ),
                children: list,
              },
            ]}
          />
          <Progress
            percent={(number / steps.length) * 100}
            showInfo={false}
            size="small"
            aria-hidden
            {...(current.status === 'wrong' && { status: 'exception' })}
          />
        </>
      ) : (
        list
      )}
    </nav>
  )
}

function StepButton({ step, go }: { step: WizardStepView; go: () => void }) {
  const t = useText()
  const { title, status, isCurrent, isReachable } = step
  return (
    // biome-ignore lint/a11y/useSemanticElements: an item of the list above
    <span role="listitem">
      <button
        type="button"
        className={css.button}
        aria-current={isCurrent ? 'step' : undefined}
        disabled={!isReachable}
        onClick={go}
      >
        {title} <span className="visually-hidden">{t(STATUS_TEXTS[status])}</span>
      </button>
    </span>
  )
}

const STATUS = { current: 'process', done: 'finish', wrong: 'error', open: 'wait', coming: 'wait' } as const
const STATUS_TEXTS = { done: 'done', wrong: 'has errors', open: 'open', coming: 'upcoming' } as const
