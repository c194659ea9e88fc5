import { CheckCircleOutlined, CloseCircleOutlined, CopyOutlined, InfoCircleOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import type { CSSProperties, ReactNode } from 'react'
import { type Explanation, explanationAsText, type RuleResult, useCopy, useText } from '#runtime'
import css from './inspector.module.css'

interface ExplanationViewProps {
  explanation: Explanation
  /** Key of the row in which the user selected the node. */
  row: string | undefined
}

const icons = {
  yes: <CheckCircleOutlined aria-hidden />,
  no: <CloseCircleOutlined aria-hidden />,
  note: <InfoCircleOutlined aria-hidden />,
}

/** Shows the explanation of a node: a summary, and then the causes of its state. */
export function ExplanationView({ explanation, row }: ExplanationViewProps) {
  const t = useText()
  const { node, example, verdicts, requirements, rules, value, calls } = explanation
  return (
    <article className={css.answer} aria-labelledby="inspector-node" aria-live="polite">
      <header className={css.head}>
        <h2 id="inspector-node">{node.title}</h2>
        <span className={css.kind}>
          {node.kind} · {node.id}
        </span>
        <CopyButton explanation={explanation} />
      </header>
      <code className={css.place}>
        {node.at.page}#{node.at.pointer}
        {row !== undefined && ` · ${t('row {{row}}', { row })}`}
        {example !== undefined && ` · ${t('based on the first row, {{row}}', { row: example })}`}
      </code>
      {verdicts.length > 0 && (
        <ul className={css.verdicts}>
          {verdicts.map(({ tone, text }) => (
            <li key={text} data-tone={tone}>
              {icons[tone]} {text}
            </li>
          ))}
        </ul>
      )}
      {rules.map((rule) => (
        <Rule key={rule.at.pointer} rule={rule} />
      ))}
      {requirements.length > 0 && (
        <Part title={t('Permissions')}>
          <Facts
            facts={requirements.map(({ code, purpose, isHeld, source }) => ({
              title: purpose,
              text: `${code} · ${source}`,
              tone: isHeld ? 'yes' : 'no',
            }))}
          />
        </Part>
      )}
      {value.length > 0 && (
        <Part title={t('Source of the value')}>
          <Facts facts={value} />
        </Part>
      )}
      {calls.length > 0 && (
        <Part title={t('Server requests')}>
          <Facts
            facts={calls.flatMap(({ op, request, args, needs: need }) => [
              { title: op, text: [request, args].filter(Boolean).join(' ') },
              ...(need
                ? [
                    {
                      title: need.purpose,
                      text: `${need.code} · ${need.source}`,
                      tone: need.isHeld ? 'yes' : 'no',
                    },
                  ]
                : []),
            ])}
          />
        </Part>
      )}
    </article>
  )
}

function CopyButton({ explanation }: { explanation: Explanation }) {
  const t = useText()
  const copy = useCopy()
  return (
    <Button size="small" icon={<CopyOutlined />} onClick={() => void copy(explanationAsText(explanation))}>
      {t('Copy as text')}
    </Button>
  )
}

function Rule({ rule: { title, lines, source, reads, result, error, at } }: { rule: RuleResult }) {
  const t = useText()
  return (
    <Part title={title} note={result}>
      {error && (
        <p className={css.error} role="alert">
          {error.code}: {error.message} <code>{at.pointer}</code>
        </p>
      )}
      {source !== undefined && <code className={css.source}>{source}</code>}
      {lines.length > 0 && (
        <ul className={css.lines}>
          {lines.map(({ text, depth, isMet }, index) => (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: two lines may have the same text, and lines never move.
              key={index}
              data-tone={isMet === undefined ? 'note' : isMet ? 'yes' : 'no'}
              style={{ '--depth': depth } as CSSProperties}
            >
              {icons[isMet === undefined ? 'note' : isMet ? 'yes' : 'no']} {text}
              <span className="visually-hidden">
                {isMet === undefined ? t('unknown') : isMet ? t('Met') : t('Not met')}
              </span>
            </li>
          ))}
        </ul>
      )}
      <Facts facts={reads.map(({ path, value }) => ({ title: path, text: value }))} isCode />
    </Part>
  )
}

function Part({ title, note, children }: { title: string; note?: string; children: ReactNode }) {
  return (
    <section className={css.part}>
      <h3>
        {title}
        {note ? <span className={css.result}>{note}</span> : null}
      </h3>
      {children}
    </section>
  )
}

interface FactsProps {
  facts: readonly { title: string; text: string; tone?: string }[]
  isCode?: boolean
}

function Facts({ facts, isCode = false }: FactsProps) {
  if (facts.length === 0) return null
  return (
    <dl className={css.facts} data-code={isCode}>
      {facts.map(({ title, text, tone }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two entries may have the same title, and entries never move.
        <div key={index}>
          <dt>{title}</dt>
          <dd data-tone={tone}>{text}</dd>
        </div>
      ))}
    </dl>
  )
}
