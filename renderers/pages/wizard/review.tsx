import { EditOutlined } from '@ant-design/icons'
import { Button, Flex } from 'antd'
import { useId, useLayoutEffect, useMemo, useState } from 'react'
import {
  type FormEngine,
  type PartState,
  useFormPage,
  useText,
  type WizardState,
  wizardPartsOf,
} from '#runtime'
import type { WizardPage } from '#schemas'
import { FormNodes } from '../../shared/form/form-nodes.tsx'
import card from '../../shared/page-card.module.css'
import css from './wizard.module.css'

/** Shows all values read-only, grouped by step. Each group has a link that leads back to its step. */
export function Review({ page, wizard }: { page: WizardPage; wizard: WizardState }) {
  const { engine, steps, go } = wizard
  const shown = useReadOnly(page, engine)
  if (!shown) return null
  return (
    <Flex vertical gap={16}>
      {steps.map(({ id, title }) => {
        const part = shown.parts.find((each) => each.id === id)
        return (
          part && (
            <Part key={id} page={page} engine={shown} part={part} title={title} edit={() => void go(id)} />
          )
        )
      })}
    </Flex>
  )
}

/** Returns a read-only copy of the form, with the current values. */
function useReadOnly(page: WizardPage, engine: FormEngine): FormEngine | undefined {
  const { wizard } = page
  const parts = useMemo(() => wizardPartsOf(wizard), [wizard])
  const shown = useFormPage({ pageId: page.id, parts, isReadOnly: true })
  const [filled, setFilled] = useState<FormEngine>()
  useLayoutEffect(() => {
    shown.load(engine.record.value, engine.typed())
    shown.saved.value = engine.saved.value
    setFilled(shown)
  }, [shown, engine])
  return filled
}

interface PartProps {
  page: WizardPage
  engine: FormEngine
  part: PartState
  title: string
  edit: () => void
}

function Part({ page, engine, part, title, edit }: PartProps) {
  const t = useText()
  const id = useId()
  return (
    <section className={css.reviewed} aria-labelledby={id}>
      <header className={css.reviewedHead}>
        <h3 className={card.title} id={id}>
          {title}
        </h3>
        <Button
          type="link"
          icon={<EditOutlined aria-hidden />}
          aria-label={t('Edit {{step}}', { step: title })}
          onClick={edit}
        >
          {t('Edit')}
        </Button>
      </header>
      <FormNodes engine={engine} part={part} layout={page.wizard.layout} />
    </section>
  )
}
