import { useState } from 'react'
import { avatarUrl, initialsOf } from './avatar-url.ts'
import styles from './user-menu.module.css'

interface AvatarProps {
  avatar: unknown
  name: string
}

/** The user's picture or initials. Decorative, because the name is also shown as text. */
export function Avatar({ avatar, name }: AvatarProps) {
  const url = avatarUrl(avatar)
  const [broken, setBroken] = useState<string>()
  return (
    <span className={styles.avatar} aria-hidden>
      {url === undefined || url === broken ? (
        initialsOf(name)
      ) : (
        <img src={url} alt="" referrerPolicy="no-referrer" onError={() => setBroken(url)} />
      )}
    </span>
  )
}
