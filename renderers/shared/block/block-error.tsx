import { Button } from 'antd'
import { type BlockState, useText } from '#runtime'
import { errorText, failureOf } from '#runtime/http'
import type { AppError } from '#schemas/errors'
import { FactList } from '../fact-list.tsx'
import css from './block.module.css'

const DENIED = 403

/**
 * Error in place of a block. The title stays, so that users see what is missing. Small blocks have no room for
 * the details, which are hidden at first.
 */
export function BlockError({ state: { title, retry }, error }: { state: BlockState; error: AppError }) {
  const t = useText()
  const failure = failureOf(error)
  const isDenied = failure?.status === DENIED
  const facts = [
    { name: t('Code'), value: error.code },
    ...(failure?.requestId === undefined ? [] : [{ name: t('Reference'), value: failure.requestId }]),
  ]
  return (
    <section className={`${css.card} ${css.padded}`} role="alert" aria-label={title || undefined}>
      {title && <h2 className={css.name}>{title}</h2>}
      <p className={css.fault}>
        <span className="sentence-case">
          {isDenied ? t("You don't have access to this figure") : errorText(error, t)}
        </span>
        {!isDenied && (
          <Button type="link" size="small" onClick={retry}>
            {t('Try again')}
          </Button>
        )}
      </p>
      <details className={css.details}>
        <summary>{t('Details')}</summary>
        <FactList facts={facts} />
      </details>
    </section>
  )
}
