import { CheckOutlined, DownOutlined, ExclamationOutlined } from '@ant-design/icons'
import { useId, useState } from 'react'
import { useText, type WizardState, type WizardStepView } from '#runtime'
import css from './step-bar.module.css'

/** More steps than this don't fit beside each other. */
const MOST_BESIDE = 8

/** The steps, where one stands, and which can be gone to; on a narrow page one line that opens to the list. */
export function StepBar({ wizard }: { wizard: WizardState }) {
  const t = useText()
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const { steps, current, go } = wizard
  const number = steps.indexOf(current) + 1
  return (
    <nav className={css.bar} aria-label={t('Steps')} data-many={steps.length > MOST_BESIDE}>
      <button
        type="button"
        className={css.short}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <span className={css.count}>
          {t('Step {{number}} of {{count}}', { number, count: steps.length })}
        </span>
        <span className={css.shortTitle}>{current.title}</span>
        <DownOutlined className={css.arrow} aria-hidden data-open={isOpen} />
      </button>
      <div className={css.track} aria-hidden>
        <div className={css.way} style={{ inlineSize: `${(number / steps.length) * 100}%` }} />
      </div>
      <ol className={css.steps} id={id} data-open={isOpen}>
        {steps.map((step, index) => (
          <Step
            key={step.id}
            step={step}
            number={index + 1}
            go={() => {
              setOpen(false)
              void go(step.id)
            }}
          />
        ))}
      </ol>
    </nav>
  )
}

interface StepProps {
  step: WizardStepView
  number: number
  go: () => void
}

function Step({ step, number, go }: StepProps) {
  const t = useText()
  const { title, standing, isCurrent, isReached } = step
  return (
    <li className={css.item} data-standing={standing} data-current={isCurrent}>
      <button
        type="button"
        className={css.button}
        aria-current={isCurrent ? 'step' : undefined}
        disabled={!isReached}
        onClick={go}
      >
        <span className={css.mark} aria-hidden>
          {standing === 'wrong' ? (
            <ExclamationOutlined />
          ) : standing === 'done' && !isCurrent ? (
            <CheckOutlined />
          ) : (
            number
          )}
        </span>
        <span className={css.name}>{title}</span>
        <span className="visually-hidden">{t(WORDS[standing])}</span>
      </button>
    </li>
  )
}

const WORDS = { done: 'done', wrong: 'something is wrong here', open: 'open', coming: 'to come' } as const
