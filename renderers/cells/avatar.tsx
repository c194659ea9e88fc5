import Type, { type Static } from 'typebox'
import { type CellArgs, type CellStory, defineCell } from '#runtime'
import { strictObject } from '#schemas'
import { asText } from '../shared/as-text.ts'
import { emptyValue, orDash } from '../shared/empty-value.tsx'
import { pathsOf } from '../shared/upload/upload-rules.ts'
import { useStoredFile } from '../shared/upload/use-stored-file.ts'
import css from './avatar.module.css'

export const AvatarCellProps = strictObject({
  picture: Type.Optional(
    Type.String({
      title: 'Image field',
      description: 'Field with the path of the image. Initials are shown if it is empty.',
      pattern: '^[A-Za-z_][A-Za-z0-9_]{0,63}$',
    }),
  ),
})
export type AvatarCellProps = Static<typeof AvatarCellProps>

/**
 * Returns the initials of the first two words of a name: `AT` for Amy Tan. For a Chinese name, returns its
 * first character.
 */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/)
  const letters = words.slice(0, 2).map((word) => [...word][0] ?? '')
  return letters.join('').toUpperCase()
}

/** Screen readers ignore the picture, because the name is next to it. */
function View({ value, record, props: { picture } }: CellArgs<AvatarCellProps>) {
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

/** Name of a user, with their picture or initials. */
export const avatarCell = defineCell<AvatarCellProps>({
  name: 'Avatar',
  title: 'Person',
  accepts: ['string'],
  Component: orDash(View),
})

export const stories: CellStory<AvatarCellProps>[] = [
  { name: 'Initials', value: 'Ada Lovelace' },
  { name: 'A Chinese name', value: '陆羽' },
  {
    name: 'A picture that is gone',
    value: 'clerk',
    props: { picture: 'avatar' },
    record: { avatar: 'avatar/none.png' },
  },
  { name: 'Absent', value: null },
]
