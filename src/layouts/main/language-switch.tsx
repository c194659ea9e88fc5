import { TranslationOutlined } from '@ant-design/icons'
import { useQueryClient } from '@tanstack/react-query'
import { Button, Dropdown } from 'antd'
import { useRef } from 'react'
import { useSnapshot } from 'valtio'
import { useRuntime, useText } from '#runtime'
import { type Language, languageNames, languages } from '../../locales/language.ts'
import { locale, switchLanguage } from '../../locales/locale-store.ts'

/**
 * True for a query whose response contains texts in only one language. Only the responses of pages contain
 * texts in all languages.
 */
const isInOneLanguage = ({ queryKey }: { queryKey: readonly unknown[] }) => queryKey[0] !== 'page'

/** Switches the language and reloads data that contain localized texts. */
export function LanguageSwitch() {
  const text = useText()
  const { notify, dictionaries } = useRuntime()
  const queries = useQueryClient()
  const button = useRef<HTMLButtonElement>(null)
  const { language } = useSnapshot(locale)
  const change = (next: Language) =>
    switchLanguage(next).then(
      () => {
        dictionaries.reloadTables()
        return queries.invalidateQueries({ predicate: isInOneLanguage })
      },
      () =>
        notify.toast({
          type: 'error',
          text: text("The server can't be reached. Check your network and try again."),
        }),
    )
  return (
    <Dropdown
      trigger={['click']}
      autoFocus
      onOpenChange={(isOpen) => isOpen || button.current?.focus()}
      menu={{
        items: languages.map((key) => ({ key, label: <span lang={key}>{languageNames[key]}</span> })),
        selectable: true,
        selectedKeys: [language],
        onClick: ({ key }) => void change(key as Language),
      }}
    >
      <Button
        ref={button}
        type="text"
        icon={<TranslationOutlined />}
        aria-label={text('Language')}
        title={text('Language')}
      />
    </Dropdown>
  )
}
