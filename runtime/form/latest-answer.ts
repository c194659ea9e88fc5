type Ask<Value> = (value: Value, signal: AbortSignal) => Promise<string> | string

interface Turn {
  stop: AbortController
  answer: Promise<string>
}

/**
 * Asks again and again about a value that changes: whoever waits for an older value gets the answer about the newest
 * one, in whatever order answers arrive, and what is asked about an older value is called off.
 */
export function createLatestAnswer<Value>(ask: Ask<Value>): (value: Value) => Promise<string> {
  let newest: Turn | undefined

  const follow = async (turn: Turn): Promise<string> => {
    try {
      const answer = await turn.answer
      if (turn === newest) return answer
    } catch (error) {
      if (turn === newest) throw error
    }
    return newest ? follow(newest) : ''
  }
  return (value) => {
    newest?.stop.abort()
    const stop = new AbortController()
    newest = { stop, answer: (async () => ask(value, stop.signal))() }
    return follow(newest)
  }
}
