import type { CSSProperties } from 'react'
import { isChannelColor, isRole, type RoleName, roles } from '#schemas/tokens'
import css from './cell.module.css'
import { ChannelIcon } from './channel-icon.tsx'

type TagStyle = CSSProperties & { '--tag-wash': string }

/** Styles by color. They are created once, so that the tags of a table share the same objects. */
const styles = new Map<string, TagStyle>(
  (Object.keys(roles) as RoleName[]).map((role) => [role, paint(role)]),
)

function paint(role: RoleName): TagStyle {
  const hue = roles[role]
  return {
    color: `var(--gw-${hue}-text)`,
    borderColor: `var(--gw-${hue}-line)`,
    '--tag-wash': `var(--gw-${hue}-wash)`,
  }
}

interface DictTagProps {
  text: string
  /** Name of a color. A tag without a color, or with an unknown name, is grey. */
  color: string | undefined
}

/**
 * A tag that looks like antd's. It is a plain `span`, because antd's component renders more slowly. A
 * payment channel is grey text with an icon, so that it doesn't look like a status.
 */
export function DictTag({ text, color }: DictTagProps) {
  if (isChannelColor(color))
    return (
      <span className={`${css.tag} ${css.quiet}`}>
        <ChannelIcon channel={color} />
        {text}
      </span>
    )
  return (
    <span className={css.tag} style={isRole(color) ? styles.get(color) : undefined}>
      {text}
    </span>
  )
}
