import { useText } from '#runtime'
import styles from './alteration.module.css'
import type { Step } from './use-alteration.ts'

interface StepListProps {
  step: Step
}

/** List of the steps. The current step is marked. */
export function StepList({ step }: StepListProps) {
  const text = useText()
  const titles = [text('Phone'), text('SMS code'), text('New password'), text('Done')]
  return (
    <ol className={styles.steps} aria-label={text('Steps')}>
      {titles.map((title, index) => (
        <li
          key={title}
          aria-current={index + 1 === step ? 'step' : undefined}
          data-past={index + 1 < step || step === 4}
        >
          <span className={styles.number} aria-hidden="true">
            {index + 1}
          </span>
          {title}
        </li>
      ))}
    </ol>
  )
}
