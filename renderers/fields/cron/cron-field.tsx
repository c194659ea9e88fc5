import { Input } from 'antd'
import { type FieldArgs, type FieldViewArgs, useRuntime, useText } from '#runtime'
import { asText } from '../../shared/as-text.ts'
import { TextView } from '../../shared/field-view.tsx'
import { useTyped } from '../../shared/use-typed.ts'
import css from './cron.module.css'
import { explainCron } from './explain.ts'
import { nextRuns } from './next-runs.ts'
import type { CronFieldProps } from './schema.ts'

export function Component({ id, value, onChange, props, ...look }: FieldArgs<CronFieldProps, string>) {
  const t = useText()
  const { businessTz } = useRuntime()
  const read = (text: string) => (nextRuns(text, businessTz) === undefined ? undefined : text.trim())
  const { text, isWrong, type, leave } = useTyped({
    value,
    onChange,
    read,
    write: (cron) => asText(cron) ?? '',
  })
  const isInvalid = look.invalid || isWrong
  const placeholder = look.placeholder ?? props.placeholder
  const wordsId = `${id}-words`
  return (
    <div className={css.field}>
      <Input
        id={id}
        className={css.input}
        value={text}
        onChange={({ target }) => type(target.value)}
        onBlur={leave}
        maxLength={100}
        autoComplete="off"
        spellCheck={false}
        allowClear
        placeholder={placeholder === undefined ? '0 3 * * *' : t(placeholder)}
        disabled={look.disabled}
        status={isInvalid ? 'error' : ''}
        aria-invalid={isInvalid}
        aria-describedby={[look.describedBy, wordsId].filter(Boolean).join(' ')}
      />
      <div className={css.words} id={wordsId}>
        {text.trim() === '' ? (
          t('Minute, hour, day, month, weekday; seconds may come first.')
        ) : (
          <Words text={text} />
        )}
      </div>
    </div>
  )
}

/** What a schedule means, and when it runs next. */
function Words({ text }: { text: string }) {
  const t = useText()
  const { businessTz, locale } = useRuntime()
  const runs = nextRuns(text, businessTz)
  if (runs === undefined) return t('This is no schedule yet.')
  return (
    <>
      <span className={css.explained}>{explainCron(text, t, locale)}</span>
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

export function View({ value }: FieldViewArgs<CronFieldProps, string>) {
  const t = useText()
  const { businessTz, locale } = useRuntime()
  const isCron = typeof value === 'string' && nextRuns(value, businessTz) !== undefined
  if (!isCron) return <TextView value={value} />
  return (
    <span className={css.view}>
      <code>{value}</code> <span className={css.words}>{explainCron(value, t, locale)}</span>
    </span>
  )
}
