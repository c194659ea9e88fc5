import { CopyOutlined } from '@ant-design/icons'
import { type CellArgs, useRuntime, useText } from '#runtime'
import { asText } from '../../shared/as-text.ts'
import { emptyValue } from '../../shared/empty-value.tsx'
import css from './copyable.module.css'
import type { CopyableCellProps } from './schema.ts'

export function View({ value }: CellArgs<CopyableCellProps>) {
  const t = useText()
  const { notify } = useRuntime()
  const text = asText(value)
  if (text === undefined) return emptyValue
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      notify.toast({ type: 'success', text: t('Copied') })
    } catch {
      notify.toast({ type: 'error', text: t('The browser does not let this be copied.') })
    }
  }
  return (
    <span className={css.copyable}>
      {text}
      <button type="button" className={css.button} onClick={copy} aria-label={t('Copy {{text}}', { text })}>
        <CopyOutlined aria-hidden />
      </button>
    </span>
  )
}
