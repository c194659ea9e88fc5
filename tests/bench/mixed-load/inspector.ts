import { once } from 'node:events'
import { WebSocket } from 'ws'

interface Evaluated {
  result: { value: string }
}

/** Reads the memory of a server that was started with `--inspect`, after its garbage is collected. */
export async function openInspector(port: number) {
  const targets = await (await fetch(`http://127.0.0.1:${port}/json/list`)).json()
  const socket = new WebSocket(targets[0].webSocketDebuggerUrl)
  await once(socket, 'open')
  const waiting = new Map<number, (result: Evaluated) => void>()
  let lastId = 0
  socket.on('message', (data) => {
    const { id, result } = JSON.parse(String(data))
    waiting.get(id)?.(result)
    waiting.delete(id)
  })
  const send = (method: string, params: object = {}): Promise<Evaluated> => {
    lastId += 1
    const id = lastId
    socket.send(JSON.stringify({ id, method, params }))
    return new Promise((resolve) => waiting.set(id, resolve))
  }

  return {
    async memory(): Promise<NodeJS.MemoryUsage> {
      // If one garbage collection frees objects, the next collection may free more objects.
      for (let time = 0; time < 3; time += 1) await send('HeapProfiler.collectGarbage')
      const { result } = await send('Runtime.evaluate', {
        expression: 'JSON.stringify(process.memoryUsage())',
      })
      return JSON.parse(result.value)
    },
    close: () => socket.close(),
  }
}
