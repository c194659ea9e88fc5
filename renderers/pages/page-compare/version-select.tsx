import { Select } from 'antd'
import { useId } from 'react'
import { useDict, useText } from '#runtime'
import type { PageVersion } from '#schemas'
import css from './page-compare.module.css'

/** Returns a function that returns the name of a version by its number. Version 0 is the shipped version. */
export function useVersionName(): (version: number) => string {
  const t = useText()
  return (version) => (version === 0 ? t('Shipped version') : t('Version {{version}}', { version }))
}

interface VersionSelectProps {
  label: string
  versions: readonly PageVersion[]
  value: number
  onChange: (version: number) => void
}

/** Selects a version of a page. */
export function VersionSelect({ label, versions, value, onChange }: VersionSelectProps) {
  const labelId = useId()
  const nameOf = useVersionName()
  const states = useDict('page_version_state')
  const options = versions.map(({ version, state, createTime, createBy, message }) => ({
    value: version,
    label: [nameOf(version), states.find(state)?.text ?? state, createTime, createBy]
      .filter(Boolean)
      .join(' · '),
    title: message ?? undefined,
  }))
  const isListed = versions.some(({ version }) => version === value)
  return (
    <div className={css.select}>
      <span id={labelId}>{label}</span>
      <Select<number>
        aria-labelledby={labelId}
        options={isListed ? options : [...options, { value, label: nameOf(value) }]}
        value={value}
        onChange={onChange}
        popupMatchSelectWidth={false}
      />
    </div>
  )
}
