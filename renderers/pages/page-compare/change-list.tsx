import { useId } from 'react'
import { useText } from '#runtime'
import type { PageDiff } from '#schemas'
import type { RoleName } from '#schemas/tokens'
import { DictTag } from '../../shared/dict-tag.tsx'
import css from './page-compare.module.css'

type Change = PageDiff['changes'][number]

const colors: Readonly<Record<Change['kind'], RoleName>> = {
  added: 'success',
  removed: 'danger',
  moved: 'info',
  renamed: 'violet',
  newId: 'violet',
  changed: 'warning',
}

/** Lists the changes of a page as sentences. Each sentence has a tag with the kind of the change. */
export function ChangeList({ changes }: { changes: readonly Change[] }) {
  const t = useText()
  const titleId = useId()
  const kinds: Readonly<Record<Change['kind'], string>> = {
    added: t('added'),
    removed: t('removed'),
    moved: t('moved'),
    renamed: t('renamed'),
    newId: t('new ID'),
    changed: t('changed'),
  }
  return (
    <section aria-labelledby={titleId}>
      <h2 className={css.title} id={titleId}>
        {t('{{count}} {{count:change|changes}}', { count: changes.length })}
      </h2>
      {changes.length === 0 ? (
        <p className={css.none}>{t('Only the order of settings differs.')}</p>
      ) : (
        <ul className={css.changes}>
          {changes.map(({ kind, pointer, text }) => (
            <li key={`${kind} ${pointer}`}>
              <span className={css.kind}>
                <DictTag text={kinds[kind]} color={colors[kind]} />
              </span>
              <span>{text}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
