/** Passes messages to a single listener. Keeps messages while there is no listener. */
export interface MessageQueue<Message> {
  enqueue: (message: Message) => void
  /** Returns a function that removes the listener. */
  listen: (listener: (message: Message) => void) => () => void
}

export function createMessageQueue<Message>(): MessageQueue<Message> {
  const waiting: Message[] = []
  let current: ((message: Message) => void) | undefined
  return {
    enqueue: (message) => (current ? current(message) : void waiting.push(message)),
    listen: (listener) => {
      current = listener
      for (const message of waiting.splice(0)) listener(message)
      return () => {
        if (current === listener) current = undefined
      }
    },
  }
}
