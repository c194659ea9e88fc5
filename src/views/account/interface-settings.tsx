import { useText } from '#runtime'
import { PreferenceSettings } from '../../preferences/preference-settings.tsx'

/** The part of the account settings with the user's preferences, which the settings drawer also shows. */
export function InterfaceSettings() {
  const text = useText()
  return <PreferenceSettings note={text('Changes apply at once. They are saved in this browser only.')} />
}
