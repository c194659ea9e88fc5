import { CheckCircleOutlined, CloseCircleOutlined, WarningOutlined } from '@ant-design/icons'
import { Button, Input } from 'antd'
import { type KeyboardEvent, useState } from 'react'
import { type FieldArgs, useRuntime, useText } from '#runtime'
import type { Trial } from '#schemas'
import { emptyValue } from '../../shared/empty-value.tsx'
import type { TryOutFieldProps } from './schema.ts'
import css from './try-out.module.css'

type Values = Record<string, unknown>

/** How a trial went, and of what: it says nothing of values that have changed since. */
type Outcome = Trial & { of: string }

const LONGEST = 1_000

export function Component({ id, props, disabled }: FieldArgs<TryOutFieldProps, Values>) {
  const t = useText()
  const { op, args, input } = props
  const [typed, setTyped] = useState('')
  const asked = { ...args, ...(input !== undefined && { value: typed }) }
  const { run, isBusy, outcome } = useTrial(op, asked)
  const runOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    // Here it tries; it does not send the form.
    event.preventDefault()
    void run()
  }
  return (
    <div className={css.trial}>
      <div className={css.row}>
        {input !== undefined && (
          <Input
            id={id}
            className={css.input}
            value={typed}
            maxLength={LONGEST}
            disabled={disabled}
            placeholder={t(input)}
            aria-label={t(input)}
            onChange={(event) => setTyped(event.target.value)}
            onKeyDown={runOnEnter}
          />
        )}
        <Button
          {...(input === undefined && { id, 'aria-label': t('Try it') })}
          onClick={() => void run()}
          loading={isBusy}
          disabled={disabled}
        >
          {t('Try it')}
        </Button>
      </div>
      <p
        className={css.outcome}
        data-passed={outcome?.passed}
        data-doubtful={outcome?.doubtful}
        role="status"
      >
        {outcome && (
          <>
            <Mark {...outcome} />
            <span className={css.message}>{outcome.message}</span>
          </>
        )}
      </p>
    </div>
  )
}

function Mark({ passed, doubtful }: Outcome) {
  if (!passed) return <CloseCircleOutlined aria-hidden />
  return doubtful ? <WarningOutlined aria-hidden /> : <CheckCircleOutlined aria-hidden />
}

/** Asks the server; a refusal is an outcome too, and shown in the same place. */
function useTrial(op: string, asked: Values) {
  const { http } = useRuntime()
  const [isBusy, setBusy] = useState(false)
  const [last, setLast] = useState<Outcome>()
  const of = JSON.stringify(asked)
  const run = async () => {
    setBusy(true)
    try {
      setLast({ ...(await http.call<Trial>(op, JSON.parse(of) as Values, { isQuiet: true })), of })
    } catch (cause) {
      setLast({ passed: false, message: cause instanceof Error ? cause.message : String(cause), of })
    } finally {
      setBusy(false)
    }
  }
  return { run, isBusy, outcome: last?.of === of ? last : undefined }
}

/** There is nothing to read of a trial. */
export const View = () => emptyValue
