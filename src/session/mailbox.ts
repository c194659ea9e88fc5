/** Hands letters to one reader; they wait while there is none. */
export interface Mailbox<Letter> {
  post: (letter: Letter) => void
  /** Returns what ends the reading. */
  read: (reader: (letter: Letter) => void) => () => void
}

export function createMailbox<Letter>(): Mailbox<Letter> {
  const waiting: Letter[] = []
  let current: ((letter: Letter) => void) | undefined
  return {
    post: (letter) => (current ? current(letter) : void waiting.push(letter)),
    read: (reader) => {
      current = reader
      for (const letter of waiting.splice(0)) reader(letter)
      return () => {
        if (current === reader) current = undefined
      }
    },
  }
}
