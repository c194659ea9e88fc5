import { Button, Modal } from 'antd'
import { type Difference, type FormSubmit, useCloseOnBack, useFieldDefinition, useText } from '#runtime'
import { asText } from '../../shared/as-text.ts'
import { emptyValue } from '../../shared/empty-value.tsx'
import { FieldValue } from '../../shared/form/field-control.tsx'
import table from '../../shared/plain-table.module.css'

/**
 * Shows the conflict of two users who edited the same record: compares the user's entries, field by field,
 * with the version that the other user has saved.
 */
export function ConflictDialog({ submit }: { submit: FormSubmit }) {
  const t = useText()
  const { conflict, running, run, acceptSaved, closeConflict } = submit
  const differences = conflict?.differences ?? []
  useCloseOnBack({ isOpen: conflict !== undefined, close: closeConflict })
  return (
    <Modal
      open={conflict !== undefined}
      title={t('Changed by another user')}
      onCancel={closeConflict}
      width="min(720px, calc(100vw - 32px))"
      destroyOnHidden
      classNames={{ body: table.container }}
      footer={[
        <Button key="stay" onClick={closeConflict}>
          {t('Back to the form')}
        </Button>,
        <Button
          key="send"
          type="primary"
          loading={running !== undefined}
          onClick={() => void run(conflict?.further)}
        >
          {differences.length > 0 ? t('Keep mine and submit again') : t('Submit again')}
        </Button>,
      ]}
    >
      <p>
        {differences.length > 0
          ? t('Unchanged fields now show the saved values. You changed:')
          : t('Your changes match the saved values.')}
      </p>
      {differences.length > 0 && (
        <table className={`${table.table} ${table.stacked}`}>
          <thead>
            <tr>
              <th scope="col">{t('Field')}</th>
              <th scope="col">{t('Mine')}</th>
              <th scope="col">{t('Theirs')}</th>
              <th scope="col">
                <span className="visually-hidden">{t('Actions')}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {differences.map((difference) => (
              <DifferenceRow key={difference.key} difference={difference} acceptSaved={acceptSaved} />
            ))}
          </tbody>
        </table>
      )}
    </Modal>
  )
}

interface DifferenceRowProps {
  difference: Difference
  acceptSaved: (key: string) => void
}

function DifferenceRow({ difference, acceptSaved }: DifferenceRowProps) {
  const t = useText()
  const { key, leaf, typed, saved } = difference
  const label = leaf.title.value
  return (
    <tr>
      <th scope="row">{label}</th>
      <td data-title={t('Mine')}>
        <div>
          <Side difference={difference} value={typed} />
        </div>
      </td>
      <td data-title={t('Theirs')}>
        <div>
          <Side difference={difference} value={saved} />
        </div>
      </td>
      <td>
        <Button
          size="small"
          aria-label={t('Use theirs: {{field}}', { field: label })}
          onClick={() => acceptSaved(key)}
        >
          {t('Use theirs')}
        </Button>
      </td>
    </tr>
  )
}

function Side({ difference: { leaf }, value }: { difference: Difference; value: unknown }) {
  const t = useText()
  if (leaf.kind === 'field') return <FieldSide leaf={leaf} value={value} />
  if (Array.isArray(value)) return t('{{count}} {{count:row|rows}}', { count: value.length })
  return asText(value) ?? emptyValue
}

function FieldSide({
  leaf,
  value,
}: {
  leaf: Extract<Difference['leaf'], { kind: 'field' }>
  value: unknown
}) {
  const definition = useFieldDefinition(leaf.spec, leaf.at)
  return <FieldValue definition={definition} value={value} settings={leaf.settings.value} />
}
