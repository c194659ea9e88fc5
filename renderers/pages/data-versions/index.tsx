import { Flex, Select, Switch } from 'antd'
import { useId, useState } from 'react'
import type { Static } from 'typebox'
import { definePage, useOpenPage, useOperation, useRuntime, useText } from '#runtime'
import { type SysDataLog, strictObject } from '#schemas'
import table from '../../shared/plain-table.module.css'
import { State } from '../../shared/states.tsx'
import { type ComparedField, compare } from './compare.ts'
import css from './data-versions.module.css'

export const DataVersionsProps = strictObject({})
export type DataVersionsProps = Static<typeof DataVersionsProps>

/** Loads the versions of the record that the page shows, and compares two of them. */
function DataVersions() {
  const { Loading, Failed } = useRuntime().registry.states
  const t = useText()
  const { dataTable, dataId, version } = useOpenPage().params
  const { data, error, refresh } = useOperation<SysDataLog[]>('dataLog.versions', { dataTable, dataId })
  if (error) return <Failed error={error} retry={refresh} />
  if (!data) return <Loading />
  return (
    <div className={table.container}>
      {data.length === 0 ? (
        <State icon="?" title={t('No versions of this record in the log.')} />
      ) : (
        <Comparison versions={data} opened={String(version ?? '')} />
      )}
    </div>
  )
}

/**
 * State of the two versions that are compared. At first, these are the version that the user opened and the
 * version before it.
 */
function useSelectedVersions(versions: readonly SysDataLog[], opened: string) {
  const openedIndex = Math.max(
    versions.findIndex(({ id }) => id === opened),
    0,
  )
  const [laterId, setLater] = useState(versions[openedIndex]?.id)
  const [earlierId, setEarlier] = useState((versions[openedIndex + 1] ?? versions[openedIndex])?.id)
  const byId = (id: string | undefined) => versions.find((one) => one.id === id) ?? versions[0]
  return { earlier: byId(earlierId), later: byId(laterId), setEarlier, setLater }
}

function Comparison({ versions, opened }: { versions: readonly SysDataLog[]; opened: string }) {
  const t = useText()
  const switchId = useId()
  const { earlier, later, setEarlier, setLater } = useSelectedVersions(versions, opened)
  const [isShort, setShort] = useState(true)
  if (!earlier || !later) return null
  const fields = compare(earlier, later)
  const shown = isShort ? fields.filter(({ state }) => state !== 'same') : fields
  const [newest] = versions
  return (
    <Flex vertical gap={16}>
      <p className={css.about}>
        <strong>{newest?.dataName ?? newest?.dataId}</strong> {newest?.dataTable} · {newest?.dataId}
      </p>
      <Flex wrap align="center" gap="8px 16px">
        <VersionPick label={t('Compare')} versions={versions} value={earlier.id} onChange={setEarlier} />
        <VersionPick label={t('with')} versions={versions} value={later.id} onChange={setLater} />
        <label className={css.switch} htmlFor={switchId}>
          <Switch id={switchId} size="small" checked={isShort} onChange={setShort} />
          {t('Only differences')}
        </label>
      </Flex>
      {shown.length === 0 ? (
        <p className={css.none}>{t('These versions are identical.')}</p>
      ) : (
        <Fields fields={shown} earlier={earlier} later={later} />
      )}
    </Flex>
  )
}

interface VersionPickProps {
  label: string
  versions: readonly SysDataLog[]
  value: string
  onChange: (id: string) => void
}

function VersionPick({ label, versions, value, onChange }: VersionPickProps) {
  const t = useText()
  const labelId = useId()
  const options = versions.map(({ id, dataVersion, createTime, createBy }) => ({
    value: id,
    label:
      dataVersion === 0
        ? t('Before the first log entry')
        : t('Version {{version}} · {{time}} · {{who}}', {
            version: dataVersion,
            time: createTime,
            who: createBy ?? '–',
          }),
  }))
  return (
    <div className={css.pick}>
      <span id={labelId}>{label}</span>
      <Select
        aria-labelledby={labelId}
        className={css.select}
        options={options}
        value={value}
        onChange={onChange}
        popupMatchSelectWidth={false}
      />
    </div>
  )
}

interface FieldsProps {
  fields: readonly ComparedField[]
  earlier: SysDataLog
  later: SysDataLog
}

const nameOf = ({ dataVersion }: SysDataLog, t: ReturnType<typeof useText>) =>
  dataVersion === 0 ? t('Before the first log entry') : t('Version {{version}}', { version: dataVersion })

function Fields({ fields, earlier, later }: FieldsProps) {
  const t = useText()
  const [old, now] = [nameOf(earlier, t), nameOf(later, t)]
  const stateLabels = { same: '', changed: t('changed'), added: t('added'), removed: t('removed') }
  return (
    <table className={`${table.table} ${table.stacked} ${css.table}`}>
      <thead>
        <tr>
          <th scope="col">{t('Field')}</th>
          <th scope="col">{old}</th>
          <th scope="col">{now}</th>
        </tr>
      </thead>
      <tbody>
        {fields.map(({ field, before, after, state }) => (
          <tr key={field} data-state={state}>
            <th scope="row">
              {field}
              {state !== 'same' && <span className={css.state}>{stateLabels[state]}</span>}
            </th>
            <td data-title={old} data-side="before">
              <div>{before ?? '–'}</div>
            </td>
            <td data-title={now} data-side="after">
              <div>{after ?? '–'}</div>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Compares two versions of a record. */
export const dataVersionsPage = definePage<DataVersionsProps>({
  name: 'system/DataVersions',
  title: 'Versions of a record',
  Component: DataVersions,
})
