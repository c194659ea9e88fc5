import { CheckCircleFilled, CloseCircleFilled } from '@ant-design/icons'
import type { ReactNode } from 'react'
import { useDict, useText } from '#runtime'
import type { RowAccess, RuleEvaluation } from '#schemas'
import css from './row-why.module.css'

interface StepProps {
  passes: boolean
  title: string
  children: ReactNode
}

/** One of the conditions under which a user sees the row, and whether it is met. */
function Step({ passes, title, children }: StepProps) {
  const t = useText()
  const Icon = passes ? CheckCircleFilled : CloseCircleFilled
  return (
    <li className={css.step} data-passes={passes}>
      <Icon className={css.mark} role="img" aria-label={passes ? t('Met') : t('Not met')} />
      <div className={css.said}>
        <h3 className={css.title}>{title}</h3>
        {children}
      </div>
    </li>
  )
}

/**
 * Shows all conditions under which a user sees the row: the permission, then the departments, then each data
 * rule.
 */
export function Reasons({ reason }: { reason: RowAccess }) {
  const t = useText()
  const { visible, person, permission, depart, rules } = reason
  const name = `${person.realname} (${person.username})`
  return (
    <>
      <p className={css.answer} data-passes={visible} role="status">
        {visible && person.isCaller && t('You see it because all of these are met:')}
        {visible && !person.isCaller && t('{{name}} sees it because all of these are met:', { name })}
        {!visible && t("{{name}} doesn't see it: the marked conditions aren't met.", { name })}
      </p>
      <ol className={css.steps}>
        <Step passes={permission.held} title={t('Permission')}>
          <Permission permission={permission} />
        </Step>
        <Step passes={depart.passes} title={t('Departments')}>
          <Depart depart={depart} />
        </Step>
        {rules.map((rule) => (
          <Step key={rule.id} passes={rule.passes} title={t('Data rule: {{name}}', { name: rule.name })}>
            <Rule rule={rule} />
          </Step>
        ))}
      </ol>
      {rules.length === 0 && <p className={css.note}>{t('No data rules limit these records.')}</p>}
    </>
  )
}

function Permission({ permission }: Pick<RowAccess, 'permission'>) {
  const t = useText()
  const { code, menu, held, isOpen, roles } = permission
  return (
    <>
      <p>
        {menu} <code className={css.code}>{code}</code>
      </p>
      <p className={css.note}>
        {isOpen && t('Access control is off: everyone has this permission.')}
        {!isOpen && held && t('From the roles {{roles}}', { roles: roles.join(', ') })}
        {!isOpen && !held && t('Not granted to any role.')}
      </p>
    </>
  )
}

function Depart({ depart }: Pick<RowAccess, 'depart'>) {
  const t = useText()
  const { kind, seen, row } = depart
  if (kind === 'none') return <p className={css.note}>{t("These records don't belong to departments.")}</p>
  return (
    <>
      <p>{t('The row belongs to {{depart}}.', { depart: row ?? t('no department') })}</p>
      <p className={css.note}>
        {kind === 'all' && t('All departments are visible.')}
        {kind === 'some' &&
          seen.length > 0 &&
          t('Visible: {{departs}} and sub-departments.', { departs: seen.join(', ') })}
        {kind === 'some' && seen.length === 0 && t('No department: sees no department data.')}
      </p>
    </>
  )
}

function Rule({ rule }: { rule: RuleEvaluation }) {
  const t = useText()
  const { menu, columnTitle, column, condition, value, values, roles, problem } = rule
  const conditions = useDict('rule_conditions')
  const isFilled = value.includes('#{')
  return (
    <>
      <p>
        {columnTitle} <code className={css.code}>{column}</code>{' '}
        {conditions.find(condition)?.text ?? condition} <code className={css.code}>{value}</code>
      </p>
      {problem !== null && <p className={css.problem}>{t("Can't be applied: {{problem}}", { problem })}</p>}
      {problem === null && isFilled && (
        <p className={css.note}>
          {values.length > 0
            ? t('Current value: {{values}}', { values: values.join(', ') })
            : t('The variable has no value, so no rows match.')}
        </p>
      )}
      <p className={css.note}>
        {t('With the menu {{menu}}, from the roles {{roles}}', { menu, roles: roles.join(', ') })}
      </p>
    </>
  )
}
