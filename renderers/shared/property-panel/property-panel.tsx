import { Button } from 'antd'
import { useEffect, useId, useMemo, useRef, useState } from 'react'
import {
  type AnyProps,
  type FieldState,
  type FormEngine,
  type FormPart,
  type NodeState,
  useFormPage,
  useObservableValue,
  useRuntime,
  useText,
} from '#runtime'
import {
  chineseSections,
  type Setting,
  type SettingLocale,
  type SettingSection,
  settingSections,
} from '#schemas/settings'
import { FieldNode } from '../form/field-node.tsx'
import { FormDrawing } from '../form/form-drawing.tsx'
import { panelField } from './panel-fields.ts'
import { panelValues, resetSettings, settingsFrom } from './panel-values.ts'
import css from './property-panel.module.css'

interface PropertyPanelProps {
  /** Accessible name of the panel. */
  label: string
  /** Pass a stable array, because a new array creates a new form. */
  settings: readonly Setting[]
  /** The current settings. */
  value: AnyProps
  /** Called with all settings after each valid change. */
  onChange: (settings: AnyProps) => void
}

const LAYOUT = { columns: 1, labels: 'above' } as const

const isField = (node: NodeState): node is FieldState => node.kind === 'field'

/** A form for settings, generated from the schemas of the settings and grouped by section. */
export function PropertyPanel(props: PropertyPanelProps) {
  const { locale } = useRuntime()
  const language = locale === 'zh-CN' ? 'zh-CN' : 'en-US'
  // The fields contain texts in the current language, so a new language creates a new form.
  return <SettingsForm key={language} language={language} {...props} />
}

interface SettingsFormProps extends PropertyPanelProps {
  language: SettingLocale
}

function SettingsForm({ label, settings, value, onChange, language }: SettingsFormProps) {
  const t = useText()
  const id = useId()
  const [record] = useState(() => panelValues(settings, value))
  const parts = useMemo(
    () => partsOf(settings, (setting) => panelField(setting, language, t)),
    [settings, language, t],
  )
  const engine = useFormPage({ pageId: 'dev/PropertyPanel', parts, record })
  const reset = useLiveSettings(engine, { settings, value, onChange })
  return (
    <section className={css.panel} aria-label={label}>
      {engine.parts.map((part) => (
        <section key={part.id} aria-labelledby={`${id}-${part.id}`}>
          <h4 className={css.section} id={`${id}-${part.id}`}>
            {sectionTitle(part.id as SettingSection, language)}
          </h4>
          <FormDrawing engine={engine} part={part} layout={LAYOUT}>
            <div className={css.fields}>
              {part.children.filter(isField).map((field) => (
                <FieldNode key={field.at.pointer} field={field} columns={1} />
              ))}
            </div>
          </FormDrawing>
        </section>
      ))}
      <Button className={css.reset} size="small" onClick={reset}>
        {t('Reset to defaults')}
      </Button>
    </section>
  )
}

const sectionTitle = (section: SettingSection, language: SettingLocale) =>
  language === 'zh-CN' ? chineseSections[section] : section

/** Returns a part of the form for each section that has settings. */
function partsOf(settings: readonly Setting[], toField: (setting: Setting) => ReturnType<typeof panelField>) {
  return settingSections.flatMap((section): FormPart[] => {
    const nodes = settings.filter((setting) => setting.section === section).map(toField)
    return nodes.length === 0 ? [] : [{ id: section, nodes, pointer: `/${section}` }]
  })
}

/**
 * Reports the settings after each change of a value. Returns a function that resets all settings to their
 * defaults.
 */
function useLiveSettings(
  engine: FormEngine,
  { settings, value, onChange }: Pick<PropertyPanelProps, 'settings' | 'value' | 'onChange'>,
): () => void {
  const changes = useObservableValue(() => engine.changes.value)
  const latest = useRef({ settings: value, onChange })
  useEffect(() => {
    latest.current.onChange = onChange
  })
  useEffect(() => {
    if (changes === 0) return
    const next = settingsFrom(settings, engine.typed(), latest.current.settings)
    if (JSON.stringify(next) === JSON.stringify(latest.current.settings)) return
    latest.current.settings = next
    latest.current.onChange(next)
  }, [changes, engine, settings])
  return () => {
    const next = resetSettings(settings, latest.current.settings)
    engine.load(panelValues(settings, next))
    latest.current.settings = next
    onChange(next)
  }
}
