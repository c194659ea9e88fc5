import { Alert, Button, Checkbox, Flex } from 'antd'
import { useText } from '#runtime'
import type { ImportCheck } from '#schemas'
import { formatNumber } from '../../../shared/format-number.ts'
import css from './import.module.css'
import { SimpleTable } from './simple-table.tsx'

/** What the user has confirmed before an import. */
export interface Consent {
  /** True if the user agrees to leave out rows with errors. */
  partly: boolean
  /** True if the user agrees to import the same file again. */
  again: boolean
}

/** True if the user has given all confirmations that the import needs. */
export const mayImport = (check: ImportCheck, { partly, again }: Consent): boolean =>
  check.valid > 0 && (check.valid === check.rows || partly) && (check.before === null || again)

interface CheckViewProps {
  check: ImportCheck
  consent: Consent
  change: (consent: Consent) => void
  saveProblems: () => void
}

/** Preview of an import: columns, first rows, and errors by row and column. */
export function CheckView({ check, consent, change, saveProblems }: CheckViewProps) {
  const t = useText()
  const wrong = check.rows - check.valid
  return (
    <>
      <p className={css.text} role="status">
        {t('{{file}}: {{rows}} {{rows:row|rows}}, {{valid}} can be imported.', {
          file: check.fileName,
          rows: formatNumber(check.rows),
          valid: formatNumber(check.valid),
        })}
        {check.examples > 0 && ` ${t("The template's example row is skipped.")}`}
      </p>
      <Headings check={check} />
      {check.problemCount > 0 && <Problems check={check} save={saveProblems} />}
      <section aria-label={t('First rows')}>
        <h3 className={css.head}>{t('First rows')}</h3>
        <SimpleTable
          label={t('First rows of the file')}
          heads={[t('Row'), ...check.columns.map(({ title }) => title)]}
          rows={check.preview.map(({ row, cells }) => ({
            key: String(row),
            cells: [
              <span key="row" className={css.number}>
                {row}
              </span>,
              ...cells,
            ],
          }))}
        />
      </section>
      {check.valid > 0 && wrong > 0 && (
        <Checkbox
          checked={consent.partly}
          onChange={({ target }) => change({ ...consent, partly: target.checked })}
        >
          {t('Import only the {{valid}} {{valid:row|rows}} without errors and skip {{wrong}}', {
            valid: formatNumber(check.valid),
            wrong: formatNumber(wrong),
          })}
        </Checkbox>
      )}
      {check.before && (
        <Alert
          type="warning"
          showIcon
          title={t('{{by}} imported the same file at {{time}}.', check.before)}
          description={
            <Checkbox
              checked={consent.again}
              onChange={({ target }) => change({ ...consent, again: target.checked })}
            >
              {t('Import again')}
            </Checkbox>
          }
        />
      )}
    </>
  )
}

/**
 * Shows for each column the heading in the file from which the column is read. Also shows missing headings,
 * and headings in the file that no column uses.
 */
function Headings({ check: { columns, unknown } }: { check: ImportCheck }) {
  const t = useText()
  const missing = columns.filter(({ header, required }) => header === null && required)
  const read = columns.filter(({ header }) => header !== null)
  return (
    <>
      {missing.length > 0 && (
        <Alert
          type="error"
          showIcon
          title={t('The file has no column {{columns}}.', {
            columns: missing.map(({ title }) => `"${title}"`).join(', '),
          })}
        />
      )}
      {unknown.length > 0 && (
        <Alert
          type="info"
          showIcon
          title={t('Columns not imported: {{columns}}.', {
            columns: unknown.map((title) => `"${title}"`).join(', '),
          })}
        />
      )}
      {read.length > 0 && (
        <p className={css.quiet}>
          {read.map(({ title, header }) => (title === header ? title : `${title} ← ${header}`)).join(' · ')}
        </p>
      )}
    </>
  )
}

function Problems({ check: { problems, problemCount }, save }: { check: ImportCheck; save: () => void }) {
  const t = useText()
  return (
    <section aria-label={t('Errors')}>
      <Flex wrap align="center" justify="space-between" gap={8} style={{ marginBlockEnd: 8 }}>
        <h3 className={css.head} style={{ margin: 0 }}>
          {t('Errors: {{count}}', { count: formatNumber(problemCount) })}
        </h3>
        <Button size="small" onClick={save}>
          {t('Save all errors')}
        </Button>
      </Flex>
      <SimpleTable
        label={t('Errors by row and column')}
        heads={[t('Row'), t('Column'), t('File value'), t('Problem')]}
        rows={problems.map(({ row, column, value, message }, index) => ({
          key: `${row}.${column ?? ''}.${index}`,
          cells: [
            row,
            column ?? '–',
            value || '–',
            <span key="wrong" className={css.wrong}>
              {message}
            </span>,
          ],
        }))}
      />
      {problemCount > problems.length && (
        <p className={css.quiet}>
          {t('Showing the first {{count}}.', { count: formatNumber(problems.length) })}
        </p>
      )}
    </section>
  )
}
