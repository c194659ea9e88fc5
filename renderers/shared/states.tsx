import { CloseOutlined, LockOutlined, QuestionOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import type { ReactNode } from 'react'
import {
  type FailedProps,
  localize,
  type StateComponents,
  type Translate,
  useRuntime,
  useText,
} from '#runtime'
import { errorText, failureOf, fieldMessages } from '#runtime/http'
import type { AppError, SchemaLocation } from '#schemas/errors'
import { asText } from './as-text.ts'
import { FactList } from './fact-list.tsx'
import card from './page-card.module.css'
import { Outdated, Withdrawn } from './page-update-bar.tsx'
import { SkeletonLines } from './skeleton-lines.tsx'
import css from './states.module.css'

interface StateProps {
  icon: ReactNode
  isError?: boolean
  title: string
  children?: ReactNode
}

/** A message that is shown in place of a page or a node. */
export function State({ icon, isError = false, title, children }: StateProps) {
  return (
    <section className={css.state} role={isError ? 'alert' : undefined}>
      <span className={isError ? `${css.mark} ${css.bad}` : css.mark} aria-hidden>
        {icon}
      </span>
      <h2 className={card.title}>{title}</h2>
      {children}
    </section>
  )
}

function Loading() {
  const t = useText()
  return (
    <div className={css.skeleton} role="status" aria-label={t('Loading')}>
      <SkeletonLines />
    </div>
  )
}

/**
 * Returns the title of an error. An error in the definition of a page has its own title, because the author
 * of the page can fix it.
 */
const titleOf = ({ kind }: AppError) =>
  kind === 'schema' ? 'This part is misconfigured' : "This couldn't be displayed"

/**
 * Returns the location of an error in a page. Converts the page id to text, because the id of a malformed
 * page may have any type.
 */
const locationOf = ({ page, pointer }: SchemaLocation, t: Translate) => [
  { name: t('Page'), value: asText(page) },
  { name: t('Place'), value: asText(pointer || '/') },
]

function Failed({ error, compact = false, retry, reset }: FailedProps) {
  const t = useText()
  const reference = failureOf(error)?.requestId
  if (compact)
    return (
      <span
        className={css.compact}
        title={`${error.code}: ${errorText(error, t)}`}
        role="img"
        aria-label={error.code}
      >
        <CloseOutlined /> {error.code}
      </span>
    )
  const facts = [
    ...Object.entries(fieldMessages(error)).map(([name, message]) => ({ name, value: localize(message, t) })),
    { name: t('Code'), value: error.code },
    ...(reference === undefined ? [] : [{ name: t('Reference'), value: reference }]),
    ...(error.at ? locationOf(error.at, t) : []),
  ]
  return (
    <State icon={<CloseOutlined />} isError title={t(titleOf(error))}>
      <p className={`${css.text} sentence-case`}>{errorText(error, t)}</p>
      <FactList className={css.place} facts={facts} />
      {reset ? (
        <Button onClick={reset}>{t('Reset filters')}</Button>
      ) : (
        retry && <Button onClick={retry}>{t('Try again')}</Button>
      )}
    </State>
  )
}

function NotFound({ component }: { component: string }) {
  const t = useText()
  return (
    <State icon={<QuestionOutlined />} title={t('Page not found')}>
      <p className={css.text}>
        {t(
          "Page {{component}} doesn't exist. Ask an administrator to publish it or to change the menu entry.",
          {
            component,
          },
        )}
      </p>
    </State>
  )
}

function Denied({ component, code }: { component: string; code?: string | undefined }) {
  const t = useText()
  return (
    <State icon={<LockOutlined />} title={t("You don't have access to this page")}>
      <p className={css.text}>
        {code === undefined
          ? t('Ask an administrator for access if you need {{component}}.', { component })
          : t('Ask an administrator for the permission {{code}} if you need {{component}}.', {
              code,
              component,
            })}
      </p>
    </State>
  )
}

function Incomplete({ chosenOn }: { chosenOn?: string | undefined }) {
  const t = useText()
  const { navigation } = useRuntime()
  const path = chosenOn === undefined ? undefined : navigation.pathOf(chosenOn)
  return (
    <State icon={<QuestionOutlined />} title={t('No record is chosen')}>
      <p className={css.text}>{t('Open this page from a list, so that it knows which record to show.')}</p>
      {path !== undefined && (
        <Button type="primary" onClick={() => navigation.navigate(path)}>
          {t('Choose a record')}
        </Button>
      )}
    </State>
  )
}

/**
 * Components that are shown in place of a page or a node: while it loads, after a failure, or if it is
 * missing, forbidden or outdated.
 */
export const states: StateComponents = { Loading, Failed, NotFound, Denied, Incomplete, Outdated, Withdrawn }
