import type { CellArgs } from '#runtime'
import { asText } from '../../shared/as-text.ts'
import { emptyValue } from '../../shared/empty-value.tsx'
import { pathsOf } from '../../shared/upload/rules.ts'
import { useStoredFile } from '../../shared/upload/use-stored-file.ts'
import css from './avatar.module.css'
import type { AvatarCellProps } from './schema.ts'

/** The first character of a Chinese name, the initials of another. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/)
  const letters = words.slice(0, 2).map((word) => [...word][0] ?? '')
  return letters.join('').toUpperCase()
}

/** The picture is decoration: the name stands beside it. */
export function View({ value, record, props: { picture } }: CellArgs<AvatarCellProps>) {
  const name = asText(value)
  if (name === undefined) return emptyValue
  const [path] = picture === undefined ? [] : pathsOf(record[picture])
  return (
    <span className={css.person}>
      {path === undefined ? <Initials name={name} /> : <Picture path={path} name={name} />}
      <span className={css.name}>{name}</span>
    </span>
  )
}

const Initials = ({ name }: { name: string }) => (
  <span className={css.picture} aria-hidden>
    {initialsOf(name)}
  </span>
)

function Picture({ path, name }: { path: string; name: string }) {
  const { address } = useStoredFile(path, undefined)
  if (address === undefined) return <Initials name={name} />
  return <img className={css.picture} src={address} alt="" />
}
