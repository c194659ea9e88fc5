import { connect, mapReadPretty } from '@formily/react'
import { Flex, Input } from 'antd'
import type { Static } from 'typebox'
import { businessTime, defineField, type FieldProps, type FieldStory, useRuntime, useText } from '#runtime'
import { strictObject } from '#schemas'
import { parseCron } from '#schemas/cron'
import { asText } from '../../shared/as-text.ts'
import { explainCron } from '../../shared/explain-cron.ts'
import { TextView } from '../../shared/field-view.tsx'
import { placeholder } from '../../shared/own-options/schema.ts'
import { useInputProps } from '../../shared/use-input-props.ts'
import { useTextInput } from '../../shared/use-text-input.ts'
import css from './cron.module.css'

export const CronFieldProps = strictObject({ placeholder })
export type CronFieldProps = Static<typeof CronFieldProps>

const COUNT = 5

/**
 * Returns the next five runs in business time, such as `2026-03-08 03:00:00`. Returns undefined for an
 * invalid expression.
 */
const nextRuns = (text: string, timezone: string | undefined): string[] | undefined =>
  parseCron(text, timezone)
    ?.next(new Date(), COUNT)
    .map((run) => businessTime(timezone, run))

function Component({ value, onChange, ...props }: FieldProps<CronFieldProps, string>) {
  const t = useText()
  const { businessTz } = useRuntime()
  // A schedule without a run in the future is invalid.
  const read = (text: string) => (nextRuns(text, businessTz)?.length ? text.trim() : undefined)
  const { text, isWrong, type, leave } = useTextInput({
    value,
    onChange,
    read,
    write: (cron) => asText(cron) ?? '',
  })
  const input = useInputProps({ ...props, 'aria-invalid': props['aria-invalid'] || isWrong }, '0 0 3 * * ?')
  const wordsId = `${props.id}-words`
  return (
    <Flex vertical gap={4}>
      <Input
        {...input}
        aria-describedby={[props['aria-describedby'], wordsId].filter(Boolean).join(' ')}
        className={css.input}
        value={text}
        onChange={({ target }) => type(target.value)}
        onBlur={leave}
        maxLength={100}
        autoComplete="off"
        spellCheck={false}
        allowClear
      />
      <div className={css.words} id={wordsId}>
        {text.trim() === '' ? (
          t('Second, minute, hour, day, month, weekday and, if needed, year; 1 is Sunday.')
        ) : (
          <Explanation text={text} />
        )}
      </div>
    </Flex>
  )
}

/** Shows the meaning of the expression in words, and its next runs. */
function Explanation({ text }: { text: string }) {
  const t = useText()
  const { businessTz, locale } = useRuntime()
  const runs = nextRuns(text, businessTz)
  if (runs === undefined) return t('Not a valid schedule yet.')
  return (
    <>
      <span className={css.explained}>{explainCron(text.trim(), locale)}</span>
      {runs.length === 0 ? (
        <span>{t('It never runs.')}</span>
      ) : (
        <>
          <span>{t('Next runs')}</span>
          <ol className={css.runs}>
            {runs.map((run) => (
              <li key={run}>{run}</li>
            ))}
          </ol>
        </>
      )}
    </>
  )
}

function View({ value }: FieldProps<CronFieldProps, string>) {
  const { businessTz, locale } = useRuntime()
  const isCron = typeof value === 'string' && nextRuns(value, businessTz) !== undefined
  if (!isCron) return <TextView value={value} />
  return (
    <span className={css.view}>
      <code>{value}</code> <span className={css.words}>{explainCron(value.trim(), locale)}</span>
    </span>
  )
}

/**
 * Edits a cron expression, and shows its meaning and its next runs. The expression is in Quartz format with
 * six or seven parts, or in Unix format with five parts.
 */
export const cronField = defineField<CronFieldProps, string>({
  name: 'Cron',
  title: 'Schedule',
  parseErrorText: 'Not a valid schedule',
  accepts: ['string'],
  lazy: true,
  Component: connect(Component, mapReadPretty(View)),
})

export const stories: FieldStory<CronFieldProps>[] = [
  { name: 'Empty' },
  { name: 'Each night', value: '0 0 3 * * ?' },
  { name: 'On weekdays, with seconds', value: '30 0/15 9-18 ? * MON-FRI' },
  { name: 'Disabled', value: '0 0 3 1 * ?', disabled: true },
]
