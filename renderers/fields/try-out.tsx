import { CheckCircleOutlined, CloseCircleOutlined, WarningOutlined } from '@ant-design/icons'
import { connect, mapReadPretty } from '@formily/react'
import { Button, Flex, Input } from 'antd'
import { type KeyboardEvent, useState } from 'react'
import Type, { type Static } from 'typebox'
import { defineField, type FieldProps, type FieldStory, useRuntime, useText } from '#runtime'
import { errorText } from '#runtime/http'
import { type RuleTestResult, strictObject } from '#schemas'
import { emptyValue } from '../shared/empty-value.tsx'
import css from './try-out.module.css'

export const TryOutFieldProps = strictObject({
  op: Type.String({
    title: 'Operation',
    description: 'Dry run: receives the arguments, changes nothing and returns {passed, message}.',
    pattern: '^[a-z][A-Za-z0-9]*([.][a-z][A-Za-z0-9]*)+$',
  }),
  args: Type.Optional(
    Type.Record(Type.String(), Type.Unknown(), {
      title: 'Arguments',
      description: "Arguments of the operation; expressions over the form's values.",
    }),
  ),
  input: Type.Optional(
    Type.String({
      title: 'Input label',
      description: 'Label of a text field whose value the operation receives as `value`.',
      minLength: 1,
      maxLength: 100,
    }),
  ),
})
export type TryOutFieldProps = Static<typeof TryOutFieldProps>

type Values = Record<string, unknown>

/**
 * Result of a trial. `of` is the JSON of the values that were tried. When the values change, the result is no
 * longer shown.
 */
type Outcome = RuleTestResult & { of: string }

const LONGEST = 1_000

function Component({ id, disabled, ...props }: FieldProps<TryOutFieldProps, Values>) {
  const t = useText()
  const { op, args, input } = props
  const [typed, setTyped] = useState('')
  const testArgs = { ...args, ...(input !== undefined && { value: typed }) }
  const { run, isBusy, outcome } = useTrial(op, testArgs)
  const runOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    // Enter runs the trial and doesn't submit the form.
    event.preventDefault()
    void run()
  }
  return (
    <Flex vertical gap={4}>
      <Flex gap={8}>
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
      </Flex>
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
    </Flex>
  )
}

function Mark({ passed, doubtful }: Outcome) {
  if (!passed) return <CloseCircleOutlined aria-hidden />
  return doubtful ? <WarningOutlined aria-hidden /> : <CheckCircleOutlined aria-hidden />
}

/** Runs the trial on the server. If it fails, the error is shown in place of a result. */
function useTrial(op: string, asked: Values) {
  const t = useText()
  const { http } = useRuntime()
  const [isBusy, setBusy] = useState(false)
  const [last, setLast] = useState<Outcome>()
  const of = JSON.stringify(asked)
  const run = async () => {
    setBusy(true)
    try {
      setLast({ ...(await http.call<RuleTestResult>(op, JSON.parse(of) as Values, { isQuiet: true })), of })
    } catch (cause) {
      setLast({ passed: false, message: errorText(cause, t), of })
    } finally {
      setBusy(false)
    }
  }
  return { run, isBusy, outcome: last?.of === of ? last : undefined }
}

/** Read-only view: a dash, because a trial has no value to show. */
const View = () => emptyValue

/** Lets the server test the values of the form before the user saves them. */
export const tryOutField = defineField<TryOutFieldProps, Record<string, unknown>>({
  name: 'TryOut',
  title: 'Test run',
  accepts: ['object'],
  lazy: true,
  Component: connect(Component, mapReadPretty(View)),
})

export const stories: FieldStory<TryOutFieldProps>[] = [
  { name: 'With a text to type', props: { op: 'checkRule.try', args: { parts: [] }, input: 'Value' } },
  { name: 'By the values alone', props: { op: 'fillRule.try', args: { ruleClass: 'random' } } },
  { name: 'Disabled', props: { op: 'fillRule.try' }, disabled: true },
]
