import { App, Flex, Radio } from 'antd'
import { useMemo, useState } from 'react'
import { useRuntime, useText } from '#runtime'
import { SearchInput } from '../shared/search-input.tsx'
import { type Entry, entriesOf } from './entries.tsx'
import css from './gallery.module.css'
import type { FieldMode } from './samples.tsx'
import { Story } from './story.tsx'

const groups = ['Cells', 'Fields', 'Blocks', 'Charts'] as const

/** States of a field that the user can choose. The labels are English source texts. */
const modes: readonly { value: FieldMode; label: string }[] = [
  { value: 'edit', label: 'To edit' },
  { value: 'disabled', label: 'Disabled' },
  { value: 'invalid', label: 'With an error' },
  { value: 'read', label: 'Read-only' },
]

interface GalleryProps {
  /** Initial text of the search box. */
  search?: string
}

/** Shows all renderers with their stories, in the current theme and language. */
export function Gallery({ search = '' }: GalleryProps) {
  const t = useText()
  const { registry } = useRuntime()
  const [searchText, setSearchText] = useState(search)
  const [mode, setMode] = useState<FieldMode>('edit')
  const entries = useMemo(() => entriesOf(registry, mode), [registry, mode])
  const found = entries.filter((entry) => matchesSearch(entry, searchText.trim().toLowerCase()))
  return (
    <App className={css.gallery}>
      <Flex component="header" wrap align="center" gap={16}>
        <h1 className={css.title}>{t('Renderers')}</h1>
        <Radio.Group
          optionType="button"
          aria-label={t('Field states in a form')}
          value={mode}
          onChange={({ target }) => setMode(target.value as FieldMode)}
          options={modes.map(({ value, label }) => ({ value, label: t(label) }))}
        />
        <SearchInput
          className={css.search}
          value={searchText}
          onChange={({ target }) => setSearchText(target.value)}
          placeholder={t('Find a renderer')}
          aria-label={t('Find a renderer')}
        />
      </Flex>
      {groups.map((group) => (
        <Group key={group} name={group} entries={found.filter((entry) => entry.group === group)} />
      ))}
      {found.length === 0 && <p>{t('No renderers found')}</p>}
    </App>
  )
}

function matchesSearch({ name, title, stories }: Entry, query: string): boolean {
  const words = [name, title, ...stories.map((story) => story.name)]
  return words.some((word) => word.toLowerCase().includes(query))
}

function Group({ name, entries }: { name: string; entries: readonly Entry[] }) {
  const t = useText()
  if (entries.length === 0) return null
  return (
    <section id={`gallery-${name.toLowerCase()}`}>
      <h2 className={css.group}>{t(name)}</h2>
      <div className={css.entries}>
        {entries.map((entry) => (
          <article className={css.entry} key={entry.name}>
            <h3 className={css.name}>
              {entry.name} <small>{t(entry.title)}</small>
            </h3>
            {entry.stories.map((story) => (
              <Story key={story.name} entry={entry} story={story} />
            ))}
          </article>
        ))}
      </div>
    </section>
  )
}
